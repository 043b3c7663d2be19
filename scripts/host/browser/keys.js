// What the keyboard does on the host's own pages: / searches, j and k go through rows, x ticks one, a marks the lead that is shown or whose row has the focus as answered or not, ? tells all of it, Ctrl or Cmd with K goes anywhere.
const isTyping = () => document.activeElement?.matches('input:not([type="checkbox"]), textarea, select') === true;
const rowLinks = () => [...document.querySelectorAll('[data-row]:not([hidden]) .row-link')];

const step = (by) => {
	const links = rowLinks();
	const row = document.activeElement?.closest('[data-row]');
	const at = links.findIndex((link) => row?.contains(link));
	if (at >= 0 && !links[at + by] && turnPage(by, 'row')) return true;
	const next = links[at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by))];
	next?.focus();
	next?.closest('[data-row]').scrollIntoView({ block: 'nearest' });
	return next !== undefined;
};

const turned = turnedTo('row', rowLinks());
if (turned) {
	history.replaceState(null, '', location.pathname + location.search);
	turned.focus();
}

// On a list: the lead of the row that has the focus, for whoever has signed in.
const answerRow = () => {
	const row = document.activeElement?.closest('[data-row]');
	const [link, token] = [
		row?.querySelector('.row-link[href*="/leads/"]'),
		document.querySelector('[data-opens-leads]'),
	];
	if (!link || !token) return false;
	const isAnswered = row.querySelector('.is .state')?.dataset.state === 'answered';
	markAs(link.href, isAnswered ? 'unanswered' : 'answered', token);
	return true;
};
const markAs = async (lead, as, token) => {
	const answer = await fetch(`${lead}${as}/`, { method: 'POST', body: new FormData(token) });
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	const state = page.querySelector('[data-lead-state]');
	const cell = rowLinks()
		.find((link) => link.href === lead)
		?.closest('[data-row]')
		.querySelector('.is');
	if (!state || !cell) return;
	cell.innerHTML = state.innerHTML;
	recount();
};

// What the keys do, on a sheet.
const shortcuts = [
	['/', 'Search the list'],
	['j', 'Next row or lead'],
	['k', 'Row or lead before'],
	['Enter', 'Open the row'],
	['Esc', 'Close the lead, or take all ticks back'],
	['a', 'Mark the lead, or that of the row, as answered or not'],
	['e', 'Write an email to the lead, with a ready answer'],
	['n', 'Write a note on the lead'],
	['w f o', 'Whose the lead is, when to follow up, its outcome'],
	['x', 'Tick the row; several can be answered, closed or handed over at once'],
	['Ctrl K', 'Go to a site, a page or a lead'],
	['?', 'These keys'],
];
let sheet = null;
const makeSheet = () => {
	const dialog = document.createElement('dialog');
	dialog.className = 'palette keys';
	dialog.setAttribute('aria-labelledby', 'keys-title');
	const rows = shortcuts.map(([key, what]) => `<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`).join('');
	dialog.innerHTML = `<form method="dialog"><h2 id="keys-title">Keyboard shortcuts</h2><button class="plain">Close <kbd>Esc</kbd></button></form><dl>${rows}</dl>`;
	dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
	document.body.append(dialog);
	return dialog;
};
const openSheet = () => {
	sheet ??= makeSheet();
	sheet.showModal();
	return true;
};

const pressed = {
	'/': () => {
		const field = document.querySelector('[role="search"] input[type="search"]');
		field?.focus();
		field?.select();
		return Boolean(field);
	},
	j: () => step(1),
	ArrowDown: () => document.activeElement?.closest('[data-row]') && step(1),
	k: () => step(-1),
	ArrowUp: () => document.activeElement?.closest('[data-row]') && step(-1),
	x: () => {
		const box = document.activeElement?.closest('[data-row]')?.querySelector('input[type="checkbox"]');
		box?.click();
		return Boolean(box);
	},
	a: () => {
		const button = document.querySelector('[data-lead-view] [data-answers]');
		if (button) button.click();
		else return answerRow();
		return true;
	},
	Escape: () => {
		const form = document.querySelector('.tick :checked')?.form;
		form?.reset();
		return Boolean(form);
	},
	'?': () => openSheet(),
};

// A part of the lead that is shown: it unfolds, or is written in.
const pressPart = (key) => {
	const part = /^[a-z]$/.test(key) && document.querySelector(`[data-lead-view] [data-key="${key}"]`);
	if (!part) return false;
	part.focus();
	if (part.matches('summary')) part.click();
	return true;
};

document.addEventListener('keydown', (event) => {
	if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
		event.preventDefault();
		openPalette();
		return;
	}
	if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return;
	const field = document.activeElement;
	if (field?.matches('[data-filter], [data-asks]') && (event.key === 'ArrowDown' || event.key === 'Escape')) {
		if (event.key === 'ArrowDown') step(1);
		else field.blur();
		event.preventDefault();
		return;
	}
	if (!isTyping() && (pressed[event.key]?.() || pressPart(event.key))) event.preventDefault();
});

// A palette over all sites and their pages. It is made when it is first asked for, for those who may see the sites.
const opener = document.querySelector('[data-palette]');
const sitePages = [
	['Overview', (slug) => `/tenants/${slug}/`],
	['Leads', (slug) => `/tenants/${slug}/leads/`],
	['Cars', (slug) => `/tenants/${slug}/cars/`],
	['Builds', (slug) => `/tenants/${slug}/builds/`],
	['Settings', (slug) => `/tenants/${slug}/config/`],
	['Report', (slug) => `/build-report/${slug}/`],
];
const mostOffered = 8;
const searchOfLeads = (q) => ({
	name: `Search leads for “${q}”`,
	page: 'all sites',
	url: `/leads/?${new URLSearchParams({ q })}`,
});
const siteHere = () => /^\/(?:tenants|build-report)\/([\w-]+)\//.exec(location.pathname)?.[1] ?? '';
const searchOfSettings = (q) => ({
	name: `Search settings for “${q}”`,
	page: 'this site',
	url: `/tenants/${siteHere()}/config/?${new URLSearchParams({ q })}`,
});
const siteAddress = (slug) => `${location.protocol}//${slug}.localhost${location.port ? `:${location.port}` : ''}/`;
const rebuild = (slug) => {
	const form = document.createElement('form');
	form.method = 'post';
	form.action = `/tenants/${slug}/rebuild/`;
	const token = document.createElement('input');
	Object.assign(token, { type: 'hidden', name: 'token', value: opener.dataset.token });
	form.append(token);
	document.body.append(form);
	form.submit();
};
// Pages that were looked at last, in this tab: the first in the palette until somebody types.
const mostRecent = 4;
const keptRecent = 'palette-recent';
const recentPages = () =>
	JSON.parse(sessionStorage.getItem(keptRecent) ?? '[]').filter(({ url }) => url !== location.pathname);
const keepRecent = () => {
	const name = document.title.replace(/: Forecourt$/, '');
	const all = [{ name, url: location.pathname }, ...recentPages()];
	sessionStorage.setItem(keptRecent, JSON.stringify(all.slice(0, mostRecent + 1)));
};
// The groups of the palette, each with its drawing.
const kinds = {
	Recent: 'M8 4v4l3 2M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2',
	Pages: 'M4 2h5l3 3v9H4zM9 2v3h3',
	Actions: 'M9 2 4 9h4l-1 5 5-7H8z',
	Settings: 'M2 5h7M12 5h2M2 11h2M7 11h7M10.5 3.5v3M5.5 9.5v3',
	Leads: 'M8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M3 14c0-3 2-4 5-4s5 1 5 4',
	Cars: 'M2 11V8l2-4h8l2 4v3zM4 11v2M12 11v2M2 8h12',
	Search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5 14 14',
};
const kindOf = ({ page, isSearch, isRecent }) => {
	if (isSearch) return 'Search';
	if (isRecent) return 'Recent';
	const [, kind] = /^(action|setting|lead|car)\b/.exec(page) ?? [];
	return { action: 'Actions', setting: 'Settings', lead: 'Leads', car: 'Cars' }[kind] ?? 'Pages';
};
const findMs = 120;
let palette = null;

const makePalette = () => {
	const dialog = document.createElement('dialog');
	dialog.className = 'palette';
	dialog.setAttribute('aria-label', 'Go to a page');
	dialog.innerHTML = `<input type="text" role="combobox" aria-label="Site, page, action, setting, lead or car" aria-expanded="true" aria-controls="palette-list" autocomplete="off" placeholder="Site, page, action, setting, lead or car"><ul id="palette-list" role="listbox" aria-label="Pages"></ul><p class="quiet searching" role="status"></p><p class="quiet"><kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens. <kbd>?</kbd> on a page shows all keys.</p>`;
	document.body.append(dialog);
	const [field, list, hint] = ['input', 'ul', '.searching'].map((part) => dialog.querySelector(part));
	let entries = [];
	let chosen = 0;
	const actions = new WeakMap();
	const options = () => [...list.querySelectorAll('[role="option"]')];
	const mark = () => {
		for (const [index, item] of options().entries()) {
			item.setAttribute('aria-selected', String(index === chosen));
			if (index === chosen) item.scrollIntoView({ block: 'nearest' });
		}
		field.setAttribute('aria-activedescendant', options()[chosen]?.id ?? '');
	};
	const show = () => {
		const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
		const matching = globalThis.findTexts(entries, words, ({ text }) => text);
		// On a page of a site what is of that site comes first.
		const isHere = ({ slug }) => slug !== undefined && slug === siteHere();
		const sorted = [...matching.filter(isHere), ...matching.filter((entry) => !isHere(entry))];
		const pages = sorted.slice(0, mostOffered);
		const q = field.value.trim();
		const searches = words.length ? [searchOfLeads(q), ...(siteHere() ? [searchOfSettings(q)] : [])] : [];
		const recent = words.length ? [] : recentPages().map((entry) => ({ ...entry, page: '', isRecent: true }));
		const isRecent = ({ url }) => url && recent.some((one) => one.url === new URL(url, location).pathname);
		const others = pages.filter((entry) => !isRecent(entry));
		offer([...recent, ...others, ...searches.map((entry) => ({ ...entry, isSearch: true }))]);
		find(q);
	};
	// Leads, cars and settings come from the host: what is called just so above all, the others before the searches. What somebody has chosen stays.
	let finding = 0;
	let isSearching = false;
	let isWaiting = false;
	const searching = (is) => {
		isSearching = is;
		hint.textContent = is ? 'Searching…' : '';
	};
	const find = (q) => {
		clearTimeout(finding);
		isWaiting = false;
		searching(q.length > 1);
		if (q.length < 2) return;
		finding = setTimeout(async () => {
			await addFound(q).catch(() => undefined);
			if (field.value.trim() !== q) return;
			searching(false);
			if (isWaiting) go(options()[chosen]);
		}, findMs);
	};
	// A search of everything is the last resort: whoever presses Enter before the answer is there means what it finds.
	const enter = () => {
		const item = options()[chosen];
		const isLastResort = !item || 'search' in item.dataset;
		if (isSearching && isLastResort && chosen === 0) isWaiting = true;
		else go(item);
	};
	const addFound = async (q) => {
		const answer = await fetch(`/fleet/find/?${new URLSearchParams({ q, site: siteHere() })}`);
		if (!answer.ok || field.value.trim() !== q) return;
		const found = await answer.json();
		if (field.value.trim() !== q) return;
		// The sites may have come meanwhile, and with them the same question.
		for (const item of list.querySelectorAll('[data-found]')) item.remove();
		const before = chosen > 0 ? options()[chosen] : null;
		const items = found.map((entry) => {
			const item = makeItem(entry);
			item.dataset.found = '';
			return item;
		});
		// The list of all leads that it finds is the search of the leads.
		if (found.some(({ page }) => page === 'lead, list'))
			for (const item of list.querySelectorAll('[data-search][data-url^="/leads/"]')) item.remove();
		const exact = items.filter((_, index) => found[index].isExact);
		list.prepend(...exact);
		const others = items.filter((item) => !exact.includes(item));
		const search = list.querySelector('[data-search]');
		if (search) search.before(...others);
		else list.append(...others);
		number();
		chosen = Math.max(0, options().indexOf(before));
		mark();
	};
	const offer = (found) => {
		list.replaceChildren(...found.map(makeItem));
		number();
		chosen = 0;
		mark();
	};
	// Those of a kind are together below its name, the kind of the first one first.
	const number = () => {
		const byKind = Map.groupBy(options(), (item) => item.dataset.kind);
		list.replaceChildren(...[...byKind].flatMap(([kind, items]) => [makeHeading(kind), ...items]));
		for (const [index, item] of options().entries()) item.id = `palette-${index}`;
	};
	const makeHeading = (kind) => {
		const heading = document.createElement('li');
		heading.setAttribute('role', 'presentation');
		heading.className = 'of-kind';
		heading.textContent = kind;
		return heading;
	};
	const makeItem = (entry) => {
		const { name, page, url, act, isSearch } = entry;
		const [item, small] = ['li', 'span'].map((tag) => document.createElement(tag));
		item.dataset.kind = kindOf(entry);
		item.setAttribute('role', 'option');
		item.dataset.url = url ?? '';
		if (isSearch) item.dataset.search = '';
		actions.set(item, act);
		small.className = 'quiet';
		small.textContent = item.dataset.kind === 'Actions' ? '' : page.replace(/^(setting|lead|car), /, '');
		const words = document.createElement('span');
		words.textContent = name;
		item.innerHTML = `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${kinds[item.dataset.kind]}"/></svg>`;
		item.append(words, ' ', small);
		return item;
	};
	const go = (item) => {
		const act = item && actions.get(item);
		if (act) {
			dialog.close();
			act();
		} else if (item?.dataset.url) location.assign(item.dataset.url);
	};
	list.addEventListener('click', ({ target }) => go(target.closest('[role="option"]')));
	field.addEventListener('input', show);
	field.addEventListener('keydown', (event) => {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (by) chosen = Math.min(options().length - 1, Math.max(0, chosen + by));
		else if (event.key === 'Enter') loaded.then(enter);
		else return;
		event.preventDefault();
		mark();
	});
	dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
	const own = [...document.querySelectorAll('.top nav a, .tabs a')].map((link) => ({
		name: link.textContent.trim(),
		page: link.closest('.tabs') ? 'this site' : '',
		url: link.href,
	}));
	// Buttons of the page that ask for nothing else: pressed from here as by hand.
	const press = (selector, name, page) => {
		const button = document.querySelector(selector);
		return button ? [{ name, page, act: () => button.form.requestSubmit(button) }] : [];
	};
	own.push(
		...press('form[action$="/rebuild/cancel/"] button', 'Cancel the rebuild', 'action'),
		...press('form[action="/fleet/rebuild-failed/"] button', 'Rebuild all that failed', 'action'),
		...press('form[action="/sign-out/"] button', 'Sign out', 'action log out'),
	);
	const keep = (all) => {
		entries = all.map((entry) => ({
			...entry,
			text: `${entry.name} ${entry.slug ?? ''} ${entry.page} ${entry.also ?? ''}`.toLowerCase(),
		}));
		show();
	};
	keep(own);
	const load = async () => {
		const answer = await fetch('/fleet/names/');
		if (!answer.ok) return;
		const sites = await answer.json();
		const byPage = sitePages.flatMap(([page, urlOf]) =>
			sites.map(({ slug, name }) => ({ name, slug, page, url: urlOf(slug) })),
		);
		// What can be done with a site, whichever page one is on: that of the page alone has no name besides.
		const here = sites.find(({ slug }) => slug === siteHere());
		const ofSites = (here ? [here, ...sites.filter((site) => site !== here)] : sites).flatMap(({ slug, name }) => [
			{ name: `Rebuild ${name}`, slug, page: 'action', also: 'publish build', act: () => rebuild(slug) },
			{ name: `Open the site of ${name}`, slug, page: 'action', also: 'view visit', url: siteAddress(slug) },
		]);
		keep([...own, ...byPage, ...ofSites]);
	};
	// Without an answer the pages of this bar are offered. Enter waits for it: who types fast means the site, not a search of the leads.
	const loaded = load().catch(() => undefined);
	return {
		open: () => {
			dialog.showModal();
			field.value = '';
			show();
			field.focus();
		},
	};
};

function openPalette() {
	if (!opener) return false;
	palette ??= makePalette();
	if (!document.querySelector('dialog[open]')) palette.open();
	return true;
}
if (opener) {
	keepRecent();
	opener.hidden = false;
	opener.addEventListener('click', openPalette);
}

// Filters lists while somebody types, and loads what changes again.
const busyMs = 2_000;
const idleMs = 20_000;

// How many letters two words differ by, one that is left out, added, wrong or swapped with the next counting as one.
const lettersApart = (one, other) => {
	let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
	for (let row = 1; row <= one.length; row++) {
		const next = [row];
		for (let at = 1; at <= other.length; at++) {
			const cost = one[row - 1] === other[at - 1] ? 0 : 1;
			next[at] = Math.min(last[at] + 1, next[at - 1] + 1, last[at - 1] + cost);
			if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
				next[at] = Math.min(next[at], before[at - 2] + 1);
		}
		[before, last] = [last, next];
	}
	return last[other.length];
};
const isNearly = (word, text) => {
	const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
	const isNear = (other) => Math.abs(other.length - word.length) <= most && lettersApart(word, other) <= most;
	return most > 0 && text.split(/[^\p{L}\d]+/u).some((other) => isNear(other) || isNear(other.slice(0, word.length)));
};
// Those of texts that have all words; where none has, those that nearly do.
globalThis.findTexts = (entries, words, textOf) => {
	const found = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
	if (found.length > 0) return found;
	return entries.filter((entry) =>
		words.every((word) => textOf(entry).includes(word) || isNearly(word, textOf(entry))),
	);
};

const filter = () => {
	const field = document.querySelector('[data-filter]');
	if (!field) return;
	const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
	const rows = [...document.querySelectorAll('[data-find]')];
	const found = new Set(globalThis.findTexts(rows, words, (row) => row.dataset.find));
	// A list that says there are more is cut until somebody searches it.
	const more = document.querySelector('[data-more]');
	const isCut = more !== null && words.length === 0;
	for (const row of rows) row.hidden = !found.has(row) || (isCut && 'later' in row.dataset);
	if (more) more.hidden = !isCut;
	countFound(rows, words.length > 0);
	document.querySelector('.often')?.toggleAttribute('hidden', words.length > 0);
	for (const part of document.querySelectorAll('[data-unfolds]')) part.open = words.length > 0;
	if (words.length === 0) showGroup();
	const none = document.querySelector('[data-none]');
	none.hidden = rows.some((row) => !row.hidden);
	const asked = none.querySelector('[data-asked]');
	if (asked && words.length > 0) asked.textContent = `“${field.value.trim()}”`;
	keepAsked(field.value.trim());
};
// What a search finds, by source and by subject. Of one source the page has no others: their figures are left out meanwhile.
const countFound = (rows, isAsked) => {
	const found = rows.filter((row) => !row.hidden);
	const counts = [...document.querySelectorAll('[data-count]')];
	const isOfOne = counts.some((part) => part.dataset.count !== 'all' && part.closest('[aria-current]'));
	for (const part of counts) {
		const { count: of, all } = part.dataset;
		const own = found.filter((row) => of === 'all' || row.dataset.source === of).length;
		const isOther = isOfOne && !part.closest('[aria-current]');
		part.textContent = isAsked ? (isOther ? '' : own) : all;
	}
	for (const part of document.querySelectorAll('[data-in-group]')) {
		const group = document.querySelector(part.closest('a').hash);
		const link = part.closest('a');
		const count = found.filter((row) => group.contains(row)).length;
		part.textContent = count;
		const said = group.querySelector('[data-said]');
		if (said) said.textContent = isAsked ? `${count} found` : said.dataset.said;
		link.hidden = isAsked && count === 0;
		if (isAsked) link.removeAttribute('aria-current');
	}
};
// Of subjects beside their settings one is shown: the first, or that of the address.
const groupNav = document.querySelector('[data-groups]');
const showGroup = () => {
	if (!groupNav || !matchMedia('(min-width: 60rem)').matches) return;
	const links = [...groupNav.querySelectorAll('a')];
	const current = links.find((link) => link.hash === location.hash) ?? links[0];
	groupNav.parentElement.setAttribute('data-beside', '');
	for (const link of links) {
		if (link === current) link.setAttribute('aria-current', 'true');
		else link.removeAttribute('aria-current');
		const part = document.getElementById(link.hash.slice(1));
		if (part) part.open = link === current;
	}
};
if (groupNav) {
	if (!document.querySelector('[data-unfolds][open]')) showGroup();
	const asked = document.getElementById(location.hash.slice(1));
	if (asked?.matches('.setting-group')) asked.open = true;
	// The only subject that is shown stays unfolded: beside the subjects would be nothing.
	document.querySelector('[data-beside]')?.addEventListener('click', (event) => {
		const group = event.target.closest('summary')?.parentElement;
		if (group?.matches('.setting-group[open]') && document.querySelectorAll('.setting-group[open]').length === 1)
			event.preventDefault();
	});
	const leaveSearch = () => {
		const field = document.querySelector('[data-filter]');
		if (field) field.value = '';
		filter();
	};
	addEventListener('hashchange', leaveSearch);
	groupNav.addEventListener('click', () => setTimeout(leaveSearch));
}
// What is typed is in the address, for a reload, a way back, and the links to the same list in another order or view.
const keepAsked = (q) => {
	const withWords = (address) => {
		const url = new URL(address);
		if (q) url.searchParams.set('q', q);
		else url.searchParams.delete('q');
		return url;
	};
	if (new URLSearchParams(location.search).get('q') !== (q || null)) {
		const url = withWords(location.href);
		url.searchParams.delete('page');
		history.replaceState(null, '', url);
	}
	for (const link of document.querySelectorAll('.tally a, .set-filters .chip, .views a, thead a'))
		link.href = withWords(link.href);
	for (const form of document.querySelectorAll('[data-with-asked]')) form.action = withWords(form.action);
};
document.querySelector('[data-filter]')?.addEventListener('input', filter);
// A list that the host searches comes again with what it finds, once typing has paused.
const askMs = 200;
let asking = 0;
document.querySelector('[data-asks]')?.addEventListener('input', ({ target }) => {
	keepAsked(target.value.trim());
	clearTimeout(asking);
	asking = setTimeout(() => reload('[data-live]', true).catch(() => undefined), askMs);
});
document.addEventListener('click', async ({ target }) => {
	const button = target.closest('[data-copy]');
	if (!button) return;
	const words = button.textContent;
	try {
		await navigator.clipboard.writeText(button.dataset.copy);
		button.textContent = 'Copied';
	} catch {
		button.textContent = 'Not copied';
	}
	setTimeout(() => {
		button.textContent = words;
	}, 1_500);
});
// A colour that is picked is written beside, and one that is written is shown.
document.addEventListener('input', ({ target }) => {
	const picker = target.previousElementSibling;
	if (target.matches('[data-colour]')) target.nextElementSibling.value = target.value;
	else if (picker?.matches('[data-colour]') && /^#[0-9a-f]{6}$/i.test(target.value)) picker.value = target.value;
});
// An entry more or less in the form of a setting: the host makes the form again, and what was unfolded stays so.
document.addEventListener('submit', async (event) => {
	const { target: form, submitter: button } = event;
	if (!button?.matches('[data-part]')) return;
	event.preventDefault();
	const body = new FormData(form, button);
	const answer = await fetch(form.action, { method: 'POST', body });
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	const fresh = page.querySelector('form.edit-setting');
	if (!fresh) {
		location.reload();
		return;
	}
	const [act] = button.value.split(':');
	const isAsBefore = !act.startsWith('drop') && act !== 'up' && act !== 'down';
	for (const part of isAsBefore ? form.querySelectorAll('[data-at][open]') : [])
		fresh.querySelector(`[data-at="${CSS.escape(part.dataset.at)}"]`)?.setAttribute('open', '');
	form.replaceWith(fresh);
	document.dispatchEvent(new Event('form-made-again'));
	const entries = fresh.querySelectorAll('.entry > [open]');
	const added = act === 'add' && [...entries].findLast((entry) => entry.querySelector(':scope > summary'));
	const again = [...fresh.querySelectorAll('[data-part]')].find((one) => one.value === button.value);
	const focused =
		fresh.querySelector('[data-new]') ??
		(added || null)?.querySelector('input:not([type="hidden"]), textarea, select') ??
		again;
	focused?.focus();
});
// The host looks for words as they are written: those with a letter wrong are found here.
if (document.querySelector('[data-none]:not([hidden])') && document.querySelector('[data-filter]')?.value) filter();
for (const field of document.querySelectorAll('[data-choice]')) {
	field.addEventListener('change', () => field.form.requestSubmit());
}

// The page that one is on is in sight in a row that is pushed sideways.
document.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

const isChosen = ({ options, selectedIndex }) => selectedIndex > 0 && !options[selectedIndex].defaultSelected;
const isInUse = (part) =>
	part.contains(document.activeElement) ||
	part.querySelector('input:checked, [open]') !== null ||
	[...part.querySelectorAll('select')].some(isChosen);

const listHere = () => location.pathname + location.search;
// `isAsked`: somebody waits for it, and what is ticked stays so.
const reload = async (parts = '[data-live]', isAsked = false) => {
	const address = listHere();
	const answer = await fetch(address, { redirect: 'error' });
	// Somebody has typed on meanwhile: the answer to that is on its way.
	if (!answer.ok || address !== listHere()) return;
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	for (const part of document.querySelectorAll(parts)) {
		const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`);
		if (!fresh) continue;
		part.toggleAttribute('data-busy', fresh.hasAttribute('data-busy'));
		if (fresh.innerHTML !== part.innerHTML && (isAsked || !isInUse(part))) showFresh(part, fresh);
	}
	// Where the list has not come again it stays as somebody has unfolded it.
	if (document.querySelector('[data-live] [data-find]')) filter();
	document.dispatchEvent(new Event('reloaded'));
};
const showFresh = (part, fresh) => {
	const ticked = new Set([...part.querySelectorAll('.tick :checked')].map(({ value }) => value));
	part.innerHTML = fresh.innerHTML;
	for (const box of part.querySelectorAll('.tick [name]')) box.checked = ticked.has(box.value);
};

// Beyond its ends the keys go through a list on its pages before and after: there what is next has the focus, or is open.
globalThis.pageBeyond = (by, what) => {
	const link = document.querySelector(`.pages a[rel="${by > 0 ? 'next' : 'prev'}"]`);
	return link && `${link.href}#${by > 0 ? 'first' : 'last'}-${what}`;
};
globalThis.turnPage = (by, what) => {
	const address = globalThis.pageBeyond(by, what);
	if (address) location.assign(address);
	return address !== null;
};
globalThis.turnedTo = (what, links) => {
	const [, end] = new RegExp(`^#(first|last)-${what}$`).exec(location.hash) ?? [];
	return end && links.at(end === 'first' ? 0 : -1);
};
// The counts alone: the rows stay as they are.
globalThis.recount = () => reload('[data-counts]').catch(() => undefined);

// A page that the way back brings as it was left may be of another state than the host.
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) reload().catch(() => undefined);
});

let loadedAt = Date.now();
setInterval(() => {
	const wait = document.querySelector('[data-busy]') ? busyMs : idleMs;
	// A list that tells what comes in does so in another tab too.
	const isAway = document.hidden && !document.querySelector('[data-since]');
	if (isAway || !document.querySelector('[data-live]') || Date.now() - loadedAt < wait - 100) return;
	loadedAt = Date.now();
	// The host may be restarting: the next look will tell.
	reload().catch(() => undefined);
}, busyMs);

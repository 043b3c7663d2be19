// A lead opens from its row: beside the list where there is room, as a page on phones. The address says which (#lead-…), so that a
// reload, the way back and a link find it again.
const leadRows = () => [...document.querySelectorAll('[data-row]:not([hidden]) .row-link[href*="/leads/"]')];
const isRoomy = () => matchMedia('(min-width: 64rem)').matches;
const idOf = (link) => link?.pathname.split('/').at(-2);
const opens = document.querySelector('[data-opens-leads]');
const asked = () => /^#lead-([\w-]+)$/.exec(location.hash)?.[1] ?? null;

let panel = null;
let shown = null;

const makePanel = () => {
	const aside = document.createElement('aside');
	aside.className = 'peek';
	aside.setAttribute('aria-label', 'Lead');
	aside.tabIndex = -1;
	aside.innerHTML =
		'<div class="peek-bar"><button type="button" data-step="-1" aria-label="Lead before">↑</button><button type="button" data-step="1" aria-label="Next lead">↓</button><a class="button" data-whole>Open as a page</a><button type="button" data-close>Close <kbd>Esc</kbd></button></div><div data-view></div>';
	aside.querySelector('[data-close]').addEventListener('click', hidePeek);
	for (const button of aside.querySelectorAll('[data-step]'))
		button.addEventListener('click', () => stepLead(Number(button.dataset.step)));
	aside.addEventListener('submit', send);
	document.body.append(aside);
	return aside;
};

const linkOf = (id) => leadRows().find((link) => idOf(link) === id);
const markRow = () => {
	for (const link of leadRows()) link.closest('[data-row]').toggleAttribute('data-open', idOf(link) === shown);
};
document.addEventListener('reloaded', markRow);

// What a page of the host says of a lead, shown in the panel and in its row.
const fill = async (answer, id) => {
	if (!answer.ok) throw new Error(`Answer ${answer.status}.`);
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	const view = page.querySelector('[data-lead-view]');
	if (!view) throw new Error('No lead.');
	if (shown !== id) return;
	panel.querySelector('[data-view]').replaceChildren(view);
	fillNote();
	const cell = linkOf(id)?.closest('[data-row]').querySelector('.is');
	const state = view.querySelector('[data-lead-state]').innerHTML;
	if (!cell || cell.innerHTML === state) return;
	cell.innerHTML = state;
	recount();
};

// Whoever has signed in opens the lead as the button on its page does: the others see it in short.
const openLead = (link) =>
	opens &&
	/overdue|late|new|incomplete/.test(link.closest('[data-row]').querySelector('.is .state')?.dataset.state ?? '')
		? fetch(`${link.href}opened/`, { method: 'POST', body: new FormData(opens) })
		: fetch(link.href);

const showLead = async (id) => {
	const link = linkOf(id);
	if (!link) return hidePeek();
	panel ??= makePanel();
	panel.hidden = false;
	document.body.classList.add('peeking');
	shown = id;
	markRow();
	panel.querySelector('[data-whole]').href = link.href;
	link.closest('[data-row]').scrollIntoView({ block: 'nearest' });
	panel.scrollTop = 0;
	try {
		await fill(await openLead(link), id);
		panel.focus({ preventScroll: true });
	} catch {
		// The page itself says what is wrong.
		location.assign(link.href);
	}
};

const hidePeek = () => {
	if (!panel || panel.hidden) return;
	panel.hidden = true;
	document.body.classList.remove('peeking');
	linkOf(shown)?.focus({ preventScroll: true });
	shown = null;
	markRow();
	if (asked()) history.pushState(null, '', location.pathname + location.search);
};

const stepLead = (by) => {
	const links = leadRows();
	const at = links.findIndex((link) => idOf(link) === shown);
	const next = links[at + by];
	if (!next && at >= 0) turnPage(by, 'lead');
	if (!next) return;
	history.replaceState(null, '', `#lead-${idOf(next)}`);
	showLead(idOf(next));
};

// A note that is being written is there again after another button, another lead and the way back; once it is added it is gone.
const noteField = () => document.querySelector('[data-lead-view] textarea[name="note"]');
const draftOf = ({ form }) => `note ${form.action}`;
const fillNote = () => {
	const field = noteField();
	if (field) field.value = sessionStorage.getItem(draftOf(field)) ?? '';
};
document.addEventListener('input', ({ target }) => {
	if (target === noteField()) sessionStorage.setItem(draftOf(target), target.value);
});
document.addEventListener('submit', ({ target }) => {
	const field = noteField();
	if (field?.form === target) sessionStorage.removeItem(draftOf(field));
});
fillNote();

// The buttons of a lead work in the panel as they do on its page.
const send = async (event) => {
	event.preventDefault();
	const [form, id] = [event.target, shown];
	try {
		await fill(await fetch(form.action, { method: 'POST', body: new FormData(form, event.submitter) }), id);
		// What was done or taken back may be of other rows too.
		if (form.closest('.done')) await reload().catch(() => undefined);
		// What takes it back stands in the place of the button that was pressed.
		(panel.querySelector('[data-answers]') ?? panel).focus();
	} catch {
		// As the page itself would: with the button that was pressed.
		panel.removeEventListener('submit', send);
		form.requestSubmit(event.submitter);
	}
};

// Once a lead is done the bar of a phone has the way to the next one.
const nextInBar = () => {
	const after = document.querySelector('.back [data-other="1"]');
	const isDone = document.querySelector('[data-lead-state] .state:is([data-state="answered"], [data-state="closed"])');
	if (!after || !isDone) return;
	const link = Object.assign(document.createElement('a'), { href: after.href, textContent: 'Next' });
	link.className = 'button main next-lead';
	document.querySelector('.one-lead .next').append(link);
};

// On the page of a lead they leave no step in the way back: the lead is shown as it is then.
document.addEventListener('submit', async (event) => {
	const { target: form, submitter } = event;
	const view = form.closest('[data-lead-view]');
	if (!view || panel?.contains(form) || event.defaultPrevented || 'plain' in form.dataset) return;
	event.preventDefault();
	try {
		const answer = await fetch(form.action, { method: 'POST', body: new FormData(form, submitter) });
		const page = answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
		const fresh = page?.querySelector('[data-lead-view]');
		if (!fresh) throw new Error('No lead.');
		view.replaceWith(fresh);
		fillNote();
		nextInBar();
		(fresh.querySelector('[data-answers]') ?? fresh.querySelector('h1')).focus();
	} catch {
		// As without a script: the answer says what is wrong.
		form.dataset.plain = '';
		form.requestSubmit(submitter);
	}
});

const follow = () => (asked() && isRoomy() ? showLead(asked()) : hidePeek());

// On the page of a lead: the leads before and after it in the list that it was opened from, and the way back to that list.
const listed = 'leads';
const keepList = () => {
	const leads = leadRows().map((link) => link.pathname);
	sessionStorage.setItem(
		listed,
		JSON.stringify({ list: listHere(), leads, before: pageBeyond(-1, 'lead'), after: pageBeyond(1, 'lead') }),
	);
};
const back = document.querySelector('[data-back]');
const lastSeen = 'lead-seen';
if (back) {
	sessionStorage.setItem(lastSeen, location.pathname);
	const { list, leads, before, after } = JSON.parse(sessionStorage.getItem(listed) ?? '{"leads":[]}');
	const at = leads.indexOf(location.pathname);
	if (at >= 0) back.href = list;
	for (const [by, words, beyond] of [
		[-1, '↑ Before', before],
		[1, '↓ Next', after],
	]) {
		const href = leads[at + by] ?? beyond;
		if (at < 0 || !href) continue;
		const link = document.createElement('a');
		Object.assign(link, { href, textContent: words });
		link.dataset.other = by;
		back.parentElement.append(link);
	}
	nextInBar();
}

document.addEventListener('click', async (event) => {
	const isBack = event.target.closest('[data-back]') !== null;
	if (isBack && document.referrer.startsWith(location.origin) && /\/leads\/(?:[?#]|$)/.test(document.referrer)) {
		event.preventDefault();
		history.back();
		return;
	}
	const link = event.target.closest('.row-link[href*="/leads/"]');
	if (link) keepList();
	if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
	if (isRoomy()) {
		event.preventDefault();
		if (shown === idOf(link)) return;
		history[shown ? 'replaceState' : 'pushState'](null, '', `#lead-${idOf(link)}`);
		showLead(idOf(link));
	} else if (opens) {
		event.preventDefault();
		await openLead(link).catch(() => undefined);
		location.assign(link.href);
	}
});
addEventListener('popstate', follow);
// The way back from a lead ends at its row.
addEventListener('pageshow', () => {
	if (back) return;
	const link = leadRows().find(({ pathname }) => pathname === sessionStorage.getItem(lastSeen));
	sessionStorage.removeItem(lastSeen);
	const at = link?.getBoundingClientRect();
	if (at && (at.top < 0 || at.bottom > innerHeight)) link.scrollIntoView({ block: 'center' });
	link?.focus({ preventScroll: true });
});
// The filters of the list are put away by a press beside them.
document.addEventListener('click', ({ target }) => {
	const open = document.querySelector('.lead-find > details[open]');
	if (open && !open.contains(target)) open.open = false;
});
// Escape first closes what has unfolded over the page, and the key goes back to what opened it.
const closeMenu = () => {
	const open = [
		...document.querySelectorAll('.letters[open], .ticked-menu[open], .care details[open], .lead-find > details[open]'),
	];
	const field = document.activeElement;
	const menu =
		open.find((one) => one.contains(field)) ?? (field?.matches('input, textarea, select') ? null : open.at(-1));
	if (!menu) return false;
	menu.open = false;
	menu.querySelector('summary').focus();
	return true;
};
document.addEventListener(
	'keydown',
	(event) => {
		if (event.key !== 'Escape' || document.querySelector('dialog[open]') || !closeMenu()) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	},
	true,
);
// Before the keys of lists: with a lead open they go from lead to lead.
document.addEventListener(
	'keydown',
	(event) => {
		if (!shown || event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return;
		if (document.activeElement?.matches('input:not([type="checkbox"]), textarea, select')) return;
		const by = { j: 1, k: -1 }[event.key];
		if (event.key === 'Escape') hidePeek();
		else if (by) stepLead(by);
		else return;
		event.preventDefault();
		event.stopImmediatePropagation();
	},
	true,
);
const turnedLead = turnedTo('lead', leadRows());
if (turnedLead) {
	history.replaceState(null, '', isRoomy() ? `#lead-${idOf(turnedLead)}` : location.pathname + location.search);
	turnedLead.focus();
}
if (asked()) follow();

// Boxes of rows: one ticks all that are shown, and how many are ticked is said beside what can be done with them.
const boxes = () => [...document.querySelectorAll('[data-row] .tick input')];
const countTicked = () => {
	const [all, count] = [document.querySelector('[data-tick-all]'), document.querySelector('[data-ticked]')];
	const ticked = boxes().filter((box) => box.checked).length;
	if (all) {
		all.hidden = false;
		all.checked = ticked > 0;
		all.indeterminate = boxes().some((box) => !box.checked && !box.closest('[hidden]')) && ticked > 0;
	}
	if (count) count.textContent = ticked ? `${ticked} ticked` : '';
};
document.addEventListener('change', ({ target }) => {
	if (target.matches('[data-tick-all]'))
		for (const box of boxes()) box.checked = target.checked && !box.closest('[hidden]');
	if (target.matches('.tick input')) countTicked();
});
document.addEventListener('reset', () => setTimeout(countTicked));
document.addEventListener('reloaded', countTicked);
countTicked();

// A plain value is changed where it stands in the list of settings: its field and its check are those of its own page.
const pageOf = async (answer) => new DOMParser().parseFromString(await answer.text(), 'text/html');
const draftInList = (key) => `setting ${location.pathname}edit/ ${key}`;
const buttonOf = (words, attributes) =>
	Object.assign(document.createElement('button'), { textContent: words, ...attributes });

const openInList = async (link) => {
	const entry = link.closest('li');
	const answer = await fetch(link.href);
	const form = (await pageOf(answer)).querySelector('form.edit-setting');
	const field = form?.querySelector('#value');
	if (!answer.ok || !field) return location.assign(link.href);
	for (const part of [...form.children]) if (!part.matches('[type="hidden"], #value, .colour')) part.remove();
	form.removeAttribute('data-draft');
	form.className = 'edit-in-list';
	form.action = new URL(form.getAttribute('action'), link.href).pathname;
	const was = field.value;
	const kept = JSON.parse(sessionStorage.getItem(draftInList(entry.dataset.key)) ?? '[]');
	field.value = kept.find(([name]) => name === 'value')?.[1] ?? field.value;
	field.setAttribute('aria-label', entry.querySelector('.setting-name, a').firstChild.textContent);
	field.id = '';
	form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'was', value: was }));
	const bar = document.createElement('p');
	bar.className = 'act';
	const cancel = buttonOf('Cancel', { type: 'button' });
	cancel.addEventListener('click', () => {
		sessionStorage.removeItem(draftInList(entry.dataset.key));
		closeInList(entry);
	});
	const page = Object.assign(document.createElement('a'), {
		href: link.href,
		textContent: 'See it on the pages first',
	});
	bar.append(buttonOf('Save', { name: 'act', value: 'save-in-list', className: 'main' }), cancel, page);
	const said = document.createElement('p');
	said.className = 'said bad';
	said.setAttribute('role', 'alert');
	form.append(said, bar);
	entry.classList.add('editing');
	entry.append(form);
	field.focus();
	field.select?.();
};
const closeInList = (entry) => {
	entry.classList.remove('editing');
	entry.querySelector('.edit-in-list')?.remove();
	listDraftsAgain();
	entry.querySelector('[data-in-list]')?.focus();
};
// What was typed and not saved is another by now.
const listDraftsAgain = () => {
	document.querySelector('main > .draft')?.remove();
	listDrafts();
};
// What waits for a build, above the list and at the foot of a phone's window, and how the site stands.
const showWaiting = (page) => {
	for (const part of ['[data-notices]', '[data-pending-bar]', '[data-live="head-state"]']) {
		const fresh = page.querySelector(part);
		if (fresh) document.querySelector(part)?.replaceWith(fresh);
	}
};
// Whoever publishes from the list stays where they are in it.
document.addEventListener('submit', async (event) => {
	const form = event.target;
	if (!form.matches('[data-publishes]') || !document.querySelector('[data-pending-bar]')) return;
	event.preventDefault();
	event.submitter.disabled = true;
	const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) });
	const page = await pageOf(answer);
	if (answer.ok && page.querySelector('[data-notices]')) showWaiting(page);
	else location.assign(answer.url);
});
// The list with what was saved: the entries of the setting, and what waits for a build.
const showSaved = (entry, page) => {
	const same = `[data-key="${CSS.escape(entry.dataset.key)}"]`;
	for (const old of document.querySelectorAll(same)) {
		const place = old.closest('.often') ? '.often' : '.setting-groups';
		const fresh = page.querySelector(`${place} ${same}`);
		if (!fresh) continue;
		fresh.hidden = old.hidden;
		old.replaceWith(fresh);
		if (old === entry) fresh.querySelector('[data-in-list]')?.focus();
	}
	showWaiting(page);
	listDraftsAgain();
};
document.addEventListener('click', (event) => {
	const link = event.target.closest('[data-in-list]');
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	if (!link.closest('li').querySelector('.edit-in-list')) openInList(link).catch(() => location.assign(link.href));
});
document.addEventListener('input', ({ target }) => {
	const form = target.closest('.edit-in-list');
	if (!form) return;
	const kept = JSON.stringify([['value', form.elements.value.value]]);
	sessionStorage.setItem(draftInList(form.closest('li').dataset.key), kept);
});
document.addEventListener('keydown', (event) => {
	const form = event.key === 'Escape' && event.target.closest('.edit-in-list');
	if (form) form.querySelector('button[type="button"]').click();
});
document.addEventListener('submit', async (event) => {
	const form = event.target;
	if (!form.matches('.edit-in-list')) return;
	event.preventDefault();
	const entry = form.closest('li');
	const answer = await fetch(form.action, { method: 'POST', body: new FormData(form, event.submitter) });
	const page = await pageOf(answer);
	if (answer.ok && answer.redirected) {
		sessionStorage.removeItem(draftInList(entry.dataset.key));
		showSaved(entry, page);
		return;
	}
	const why = page.querySelector('#fault, .outcome li, .notice.bad');
	form.querySelector('.said').textContent = why?.textContent ?? 'It could not be saved.';
	form.elements.value.setAttribute('aria-invalid', 'true');
	form.elements.value.focus();
});

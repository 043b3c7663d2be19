// What is typed into the form of a setting is kept until it is saved or cancelled, and is there again after a way back.
const settingForm = () => document.querySelector('form[data-draft]');
const draftName = (form) => `setting ${location.pathname} ${form.dataset.draft}`;
const isKept = ({ name, type }) =>
	name !== '' && !['token', 'version', 'key', 'shown', 'follows', 'confirmed'].includes(name) && type !== 'file';
const fieldsOf = (form) =>
	[...form.elements].filter(
		(field) =>
			field.matches('input, select, textarea') && isKept(field) && (field.type !== 'checkbox' || field.checked),
	);
const saidIn = (form) => fieldsOf(form).map(({ name, value }) => [name, value]);
const dropDraft = (form) => sessionStorage.removeItem(draftName(form));
const asOpened = settingForm()?.querySelector('[data-outcome]') === null ? JSON.stringify(saidIn(settingForm())) : '';
const keepDraft = () => {
	const form = settingForm();
	if (!form) return;
	const said = JSON.stringify(saidIn(form));
	if (said === asOpened) dropDraft(form);
	else sessionStorage.setItem(draftName(form), said);
};
// What the host has put into the form in place of what was typed is kept instead.
if (settingForm() && asOpened === '') keepDraft();

// A list is made again by the host as it was, with the entries that were added.
const withEntries = async (form, kept) => {
	const body = new FormData(form);
	for (const name of [...body.keys()]) if (/^(?:v\/|row-)/.test(name)) body.delete(name);
	for (const [name] of kept) body.delete(name);
	for (const [name, value] of kept) body.append(name, value);
	body.set('act', 'browse:v');
	const answer = await fetch(form.action, { method: 'POST', body });
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	const fresh = page.querySelector('form[data-draft]');
	if (!fresh) return form;
	fresh.querySelector('.pictures')?.remove();
	form.replaceWith(fresh);
	return fresh;
};
const fillDraft = async () => {
	const form = settingForm();
	const kept =
		form && !form.querySelector('[data-outcome]') && JSON.parse(sessionStorage.getItem(draftName(form)) ?? 'null');
	if (!kept || JSON.stringify(kept) === JSON.stringify(saidIn(form))) return;
	const isList = kept.some(([name]) => name === 'base' || name === 'rows');
	const filled = isList ? await withEntries(form, kept) : form;
	if (!isList)
		for (const [name, value] of kept)
			for (const field of fieldsOf(filled)) if (field.name === name) field.value = value;
	const said = document.createElement('p');
	said.className = 'notice draft';
	said.setAttribute('role', 'status');
	said.append('What you typed before is here again; it is not saved. ');
	const again = document.createElement('button');
	again.type = 'button';
	again.textContent = 'Start over';
	again.addEventListener('click', () => {
		dropDraft(filled);
		location.reload();
	});
	said.append(again);
	filled.prepend(said);
};
document.addEventListener('input', ({ target }) => {
	if (target.form?.matches('[data-draft]')) keepDraft();
});
document.addEventListener('form-made-again', keepDraft);
document.addEventListener('click', ({ target }) => {
	const form = target.closest('[data-cancel]')?.closest('form');
	if (form) dropDraft(form);
});
document.addEventListener('submit', ({ target, submitter }) => {
	if (!target.matches('[data-draft]')) return;
	if (submitter?.value.startsWith('save')) dropDraft(target);
	if (submitter?.value === 'preview') submitter.textContent = 'Drawing the pages …';
});
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) location.reload();
});
fillDraft().catch(() => undefined);

// The list of settings says what was typed and not saved, with the way back to it.
const listDrafts = () => {
	const start = `setting ${location.pathname}edit/ `;
	const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(start));
	const ways = [...document.querySelectorAll('.setting a.edit')].flatMap((edit) => {
		const key = new URLSearchParams(edit.search).get('key');
		if (!kept.includes(start + key)) return [];
		const way = document.createElement('a');
		way.href = edit.href;
		way.textContent = edit.closest('.setting').querySelector('.setting-name').textContent;
		return [way];
	});
	if (ways.length === 0) return;
	const said = document.createElement('div');
	said.className = 'notice warn draft';
	said.setAttribute('role', 'status');
	const words = document.createElement('span');
	words.append('Typed but not saved: ', ...ways.flatMap((way, at) => (at ? [', ', way] : [way])));
	const away = document.createElement('button');
	away.type = 'button';
	away.textContent = 'Throw away';
	away.addEventListener('click', () => {
		for (const { search } of ways) sessionStorage.removeItem(start + new URLSearchParams(search).get('key'));
		said.remove();
	});
	said.append(words, away);
	document.querySelector('main > header').after(said);
};
listDrafts();
// A picture that is chosen is uploaded at once.
document.addEventListener('change', ({ target }) => {
	if (!target.matches('[data-upload]') || target.files.length === 0) return;
	target.form.requestSubmit(target.parentElement.querySelector('button'));
});
// What draws the pages is being made: the form is asked again, which waits for it, and what comes of it takes its place.
const fillComing = async () => {
	const coming = document.querySelector('[data-coming]');
	const form = coming?.closest('form');
	if (!form) return;
	const body = new FormData(form);
	body.set('act', coming.dataset.coming);
	body.set('waits', 'yes');
	const answer = await fetch(form.getAttribute('action'), { method: 'POST', body });
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
	const fresh = page.querySelector('[data-outcome]');
	if (fresh && coming.isConnected) coming.closest('[data-outcome]').replaceWith(fresh);
};
const sayNotComing = () => {
	const words = document.querySelector('[data-coming] p');
	if (words) words.textContent = 'The pages could not be prepared. Press See what changes to try again.';
	document.querySelector('[data-coming] progress')?.remove();
};
fillComing().then(sayNotComing, sayNotComing);
// A page of a preview is scrolled to its first change within its frame: an address with a hash would scroll the form, too.
const showMark = (frame) => {
	const view = frame.contentWindow;
	const mark = view?.document.getElementById(frame.dataset.mark);
	if (!mark) return;
	mark.style.outline = '3px solid #d97706';
	view.scrollTo(0, mark.getBoundingClientRect().top + view.scrollY - 120);
};
document.addEventListener('load', ({ target }) => target.matches?.('iframe[data-mark]') && showMark(target), true);
document.querySelectorAll('iframe[data-mark]').forEach(showMark);

import type { Root } from 'react-dom/client';
import { draftName } from '../../../client/leads/device/draft-name.ts';
import { showOver } from '../../../client/show-over.ts';
import { pageAbout } from '../facts/page-facts.ts';
import { loadDrawForm } from './load-draw-form.ts';

const dialogs = new Map<string, HTMLDialogElement>();
/** What draws the form in each window. */
const roots = new WeakMap<HTMLDialogElement, Root>();

/**
 * Opens the window with the form that a link names (CAR-1, CAR-3, LOC-1). It is made at the first opening and kept, so
 * that what was typed is there when it is opened again; the page's HTML holds none of it. Where the page says something else by then, another plan or
 * colour, it is drawn again with what was typed.
 */
export function openFormDialog(opener: HTMLElement): void {
	const about = pageAbout(opener);
	const key = draftName(opener.dataset['formDialog'] ?? '', about.values);
	const dialog = dialogs.get(key) ?? makeDialog(opener, `form-dialog-${dialogs.size + 1}`);
	dialogs.set(key, dialog);
	if (!dialog.isConnected) document.body.append(dialog);
	const said = JSON.stringify(about);
	const isDrawn = dialog.dataset['state'] === 'ready' && dialog.dataset['said'] === said;
	dialog.dataset['said'] = said;
	showOver(dialog);
	if (!isDrawn) void fill(dialog, opener);
}

async function fill(dialog: HTMLDialogElement, opener: HTMLElement): Promise<void> {
	const body = dialog.querySelector<HTMLElement>('[data-form-body]');
	const title = dialog.querySelector('h2');
	if (!body || dialog.dataset['state'] === 'loading') return;
	dialog.dataset['state'] = 'loading';
	roots.get(dialog)?.unmount();
	roots.delete(dialog);
	body.replaceChildren(waiting());
	try {
		const drawForm = await loadDrawForm();
		const place = document.createElement('div');
		const about = opener.closest<HTMLElement>('[data-about]')?.dataset['about'];
		if (about) place.dataset['about'] = about;
		const { form, root } = await drawForm(place, opener.dataset['formDialog'] ?? '', { href: linkOf(opener) });
		body.replaceChildren(place);
		roots.set(dialog, root);
		if (title) title.textContent = opener.dataset['title'] ?? form.title;
		dialog.dataset['state'] = 'ready';
	} catch (error) {
		console.warn('The form could not be loaded.', error);
		dialog.dataset['state'] = 'failed';
		body.replaceChildren(apology(dialog, opener));
	}
}

/** How the dealer can be reached without the form: where the link says no more, it leads there itself. */
const linkOf = (opener: HTMLElement): string => opener.dataset['contact'] ?? opener.getAttribute('href') ?? '/';

function makeDialog(opener: HTMLElement, id: string): HTMLDialogElement {
	const dialog = document.createElement('dialog');
	dialog.className = 'dialog form-dialog';
	dialog.setAttribute('aria-labelledby', id);
	dialog.innerHTML = `<div class="dialog-head"><h2 id="${id}" class="type-card" tabindex="-1" autofocus></h2>
		<form method="dialog"><button type="submit" class="dialog-close" aria-label="Close">
		<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>
		</button></form></div><div class="dialog-body" data-form-body></div>`;
	const title = dialog.querySelector('h2');
	if (title) title.textContent = opener.dataset['title'] ?? opener.textContent?.trim() ?? '';
	dialog.addEventListener('pointerdown', (event) => closeBeside(event, dialog));
	return dialog;
}

/** A press on the ground behind closes; one that began in the window, such as marking a text, does not. */
function closeBeside({ target, clientX, clientY }: PointerEvent, dialog: HTMLDialogElement): void {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	const beside = clientX < left || clientX > right || clientY < top || clientY > bottom;
	if (target === dialog && beside) dialog.close();
}

/** As tall as a form of average size, so that the window does not jump. */
function waiting(): HTMLElement {
	const element = document.createElement('div');
	element.className = 'form-waiting';
	element.setAttribute('role', 'status');
	element.innerHTML = `<span class="sr-only">Loading</span>${'<i></i>'.repeat(6)}`;
	return element;
}

function apology(dialog: HTMLDialogElement, opener: HTMLElement): HTMLElement {
	const element = document.createElement('div');
	element.className = 'form-apology';
	element.setAttribute('role', 'alert');
	element.innerHTML =
		'<p>The form could not be loaded. Are you online?</p><p class="dialog-buttons"><button type="button" class="button button-primary">Try again</button><a class="button button-outline">How to reach us</a></p>';
	element.querySelector('button')?.addEventListener('click', () => void fill(dialog, opener));
	element.querySelector('a')?.setAttribute('href', linkOf(opener));
	return element;
}

import { whenVisible } from '../../../client/when-visible.ts';
import { openFormDialog } from './form-dialog.ts';
import { isAwaited } from './is-awaited.ts';
import { loadDrawForm } from './load-draw-form.ts';
import { onceStirred, warmInSight } from './once-stirred.ts';

const intents = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const;
/**
 * What a page with forms carries of them: this file. React, Formik, Yup and the forms themselves are loaded once what opens a form
 * is first pointed at, touched or focused, or a place is about to be seen and the visitor does anything at all; for a window they come
 * while the visitor looks at what opens it. Until then, and where that fails, the page works by its links.
 */
for (const place of document.querySelectorAll<HTMLElement>('[data-form]')) startPlace(place);
startOpeners(document.body);

function startPlace(place: HTMLElement): void {
	let loading: Promise<void> | undefined;
	const wake = (): Promise<void> => {
		loading ??= fill(place).catch((error: unknown) => {
			console.warn('The form could not be loaded.', error);
			place.dataset['state'] = 'failed';
			loading = undefined;
		});
		return loading;
	};
	if (isAwaited(place)) whenVisible(place, () => void wake());
	for (const event of intents) place.addEventListener(event, () => void wake(), { passive: true, once: true });
	onceStirred(() => whenVisible(place, () => void wake()));
	const send = (): void => {
		place.dataset['sent'] = '';
		void wake().then(() => place.dataset['state'] === 'ready' && place.querySelector('form')?.requestSubmit());
	};
	// What is sent before the form is alive waits for it, also what was sent before this script was there.
	if (place.dataset['sent'] !== undefined) send();
	place.addEventListener(
		'submit',
		(event) => {
			if (place.dataset['state'] === 'ready') return;
			event.preventDefault();
			event.stopPropagation();
			send();
		},
		true,
	);
	// Who was there before this script was has no first touch to come.
	if (place.matches(':focus-within')) void wake();
}

async function fill(place: HTMLElement): Promise<void> {
	const drawForm = await loadDrawForm();
	await drawForm(place, place.dataset['form'] ?? '');
	place.dataset['state'] = 'ready';
}

/** Links with `data-form-dialog` open that form; what loads it starts before the click where it can. */
function startOpeners(root: HTMLElement): void {
	const openerOf = ({ target }: Event): HTMLElement | null =>
		target instanceof Element ? target.closest<HTMLElement>('[data-form-dialog]') : null;
	const openers = root.querySelectorAll('[data-form-dialog]');
	for (const opener of openers) opener.setAttribute('aria-haspopup', 'dialog');
	warmInSight(openers);
	for (const intent of ['pointerover', 'touchstart', 'focusin'] as const) {
		root.addEventListener(intent, (event) => openerOf(event) && void loadDrawForm().catch(() => {}), { passive: true });
	}
	root.addEventListener('click', (event) => {
		const opener = openerOf(event);
		if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		openFormDialog(opener);
	});
}

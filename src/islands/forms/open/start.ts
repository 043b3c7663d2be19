import { whenVisible } from '../../../client/when-visible.ts';
import { openFormDialog } from './form-dialog.ts';
import { loadDrawForm } from './load-draw-form.ts';

/**
 * What a page with forms carries of them: this file. React, Formik, Yup and the forms themselves are loaded once a form's
 * place is about to be seen, or what opens one is first pointed at, touched or focused. Until then, and where that fails,
 * the page works by its links.
 */
for (const place of document.querySelectorAll<HTMLElement>('[data-form]')) whenVisible(place, () => void fill(place));
startOpeners(document.body);

async function fill(place: HTMLElement): Promise<void> {
	try {
		const drawForm = await loadDrawForm();
		await drawForm(place, place.dataset['form'] ?? '');
		place.dataset['state'] = 'ready';
	} catch (error) {
		console.warn('The form could not be loaded.', error);
		place.dataset['state'] = 'failed';
	}
}

/** Links with `data-form-dialog` open that form; what loads it starts before the click where it can. */
function startOpeners(root: HTMLElement): void {
	const openerOf = ({ target }: Event): HTMLElement | null =>
		target instanceof Element ? target.closest<HTMLElement>('[data-form-dialog]') : null;
	for (const opener of root.querySelectorAll('[data-form-dialog]')) opener.setAttribute('aria-haspopup', 'dialog');
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

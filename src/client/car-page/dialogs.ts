import { showOver } from '../covers.ts';

/**
 * Makes every link and button `[data-dialog="id"]` below `root` open that dialog, or with no id the one beside it; without
 * this a link leads to its page.
 * A click beside a dialog closes it, and so does a link in it that leads to another place of the page.
 */
export function startDialogs(root: HTMLElement): void {
	for (const opener of root.querySelectorAll('[data-dialog]')) opener.setAttribute('aria-haspopup', 'dialog');
	root.addEventListener('click', (event) => {
		if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const opener = event.target.closest<HTMLElement>('[data-dialog]');
		const dialog = opener && dialogOf(opener);
		if (dialog instanceof HTMLDialogElement) {
			event.preventDefault();
			showOver(dialog);
		} else if (event.target instanceof HTMLDialogElement && isBeside(event, event.target)) {
			event.target.close();
		} else if (event.target.closest('a[href^="#"]')) {
			event.target.closest('dialog')?.close();
		}
	});
}

function dialogOf(opener: HTMLElement): Element | null {
	const id = opener.dataset['dialog'];
	return id ? document.getElementById(id) : (opener.parentElement?.querySelector('dialog') ?? null);
}

/** Whether a click on the dialog's element was on the ground behind it. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

import { makeToast, type Toast } from '../toast.ts';
import { compareTray } from './compare-tray.ts';
import { noteButton } from './note-button.ts';
import type { SavedList } from './saved-cars.ts';

const place = document.querySelector<HTMLElement>('[data-saved-note]');
const listPath = place?.dataset['savedPath'] ?? '';

/**
 * Says something about saved cars at the foot of the window for a moment; the scripts of a page share the place. With nothing to
 * say, and after it, there is what is to be compared.
 */
export const sayNote: Toast = place ? makeToast(place, () => compareTray(listPath, sayCleared)) : () => {};

/** The bar of a car's page on phones has the tray as its first row. */
export function trayInBar(): void {
	const row = document.querySelector<HTMLElement>('[data-bar-compare]');
	const tray = row ? compareTray(listPath, sayCleared) : [];
	row?.replaceChildren(...tray);
	row?.toggleAttribute('hidden', tray.length === 0);
}

const sayCleared = (putBack: () => void): void =>
	sayTaken('Nothing to compare now.', { putBack, back: 'They are back.' });

/** Says what was taken off a list, with Undo; `back` is said of what is there again. */
export function sayTaken(text: string, { putBack, back }: { putBack: () => void; back: string }): void {
	const undo = noteButton('Undo', () => {
		putBack();
		sayNote(back);
	});
	sayNote(`${text} `, undo);
}

/** The way to one of the visitor's lists. */
export function listLink(list: SavedList): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = list === 'compare' ? `${listPath}?tab=compare` : listPath;
	link.textContent = 'See your list';
	return link;
}

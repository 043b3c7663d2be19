import { makeToast, type Toast } from '../toast.ts';
import { compareTray, noteButton } from './compare-tray.ts';
import type { SavedList } from './saved-cars.ts';

const place = document.querySelector<HTMLElement>('[data-saved-note]');
const listPath = place?.dataset['savedPath'] ?? '';

/**
 * Says something about saved cars at the foot of the window for a moment; the scripts of a page share the place. With nothing to
 * say, and after it, there is what is to be compared.
 */
export const sayNote: Toast = place ? makeToast(place, () => compareTray(listPath, tellCleared)) : () => {};

function tellCleared(putBack: () => void): void {
	const undo = undoButton(() => {
		putBack();
		sayNote('They are back.');
	});
	sayNote('Nothing to compare now. ', undo);
}

/** Takes back what was just said. */
export const undoButton = (undo: () => void): HTMLButtonElement => noteButton('Undo', undo);

/** The way to one of the visitor's lists. */
export function listLink(list: SavedList): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = list === 'compare' ? `${listPath}?tab=compare` : listPath;
	link.textContent = 'See your list';
	return link;
}

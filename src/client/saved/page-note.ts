import { makeToast, type Toast } from '../toast.ts';
import type { SavedList } from './saved-cars.ts';

const place = document.querySelector<HTMLElement>('[data-saved-note]');

/** Says something about saved cars at the foot of the window for a moment; the scripts of a page share the place. */
export const sayNote: Toast = place ? makeToast(place) : () => {};

/** The address of the visitor's lists. */
export const listPath = place?.dataset['savedPath'] ?? '';

/** A link to a list of the visitor's, for the end of a note. */
export function linkTo(list: SavedList): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = list === 'compare' ? `${listPath}?tab=compare` : listPath;
	link.textContent = 'See your list';
	return link;
}

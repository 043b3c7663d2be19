import { makeToast, type Toast } from '../toast.ts';
import type { SavedList } from './saved-cars.ts';

const place = document.querySelector<HTMLElement>('[data-saved-note]');

/** Says something about saved cars at the foot of the window for a moment; the scripts of a page share the place. */
export const sayNote: Toast = place ? makeToast(place) : () => {};

/** The way to one of the visitor's lists. */
export function listLink(list: SavedList): HTMLAnchorElement {
	const path = place?.dataset['savedPath'] ?? '';
	const link = document.createElement('a');
	link.href = list === 'compare' ? `${path}?tab=compare` : path;
	link.textContent = 'See your list';
	return link;
}

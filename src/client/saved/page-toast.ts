import { makeToast } from '../toast.ts';
import type { SavedList } from './saved-cars.ts';

/** Says a text for a moment, with the way to the list where something was added to it. */
export type PageToast = (text: string, list: SavedList | null) => void;

const toasts = new WeakMap<HTMLElement, PageToast>();

/** The one toast of a page with cards, for all scripts (USER-9); null on pages without a place for it. */
export function pageToast(place = document.querySelector<HTMLElement>('[data-saved-cars]')): PageToast | null {
	if (!place) return null;
	const known = toasts.get(place);
	if (known) return known;
	const say = makeToast(place);
	const made: PageToast = (text, list) =>
		say(text, ...(list ? [' ', listLink(place.dataset['savedPath'] ?? '', list)] : []));
	toasts.set(place, made);
	return made;
}

function listLink(path: string, list: SavedList): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = list === 'compare' ? `${path}?tab=compare` : path;
	link.textContent = 'See your list';
	return link;
}

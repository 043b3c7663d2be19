import { localiseText } from '../../domain/words/wording.ts';
import type { PageToast } from './page-toast.ts';
import { type SavedCars, type SavedList, savedLists, toggleSaved } from './saved-cars.ts';

const refused = 'This browser does not let the site keep anything.';

const words = {
	favourites: {
		added: 'Added to your favourites on this device.',
		removed: 'Removed from your favourites.',
		full: 'Your favourites are full. Remove one first.',
		refused,
	},
	compare: {
		added: 'Added to compare.',
		removed: 'Removed from compare.',
		full: 'You can compare four at a time. Remove one first.',
		refused,
	},
} as const;

/**
 * Makes the buttons `[data-save][data-car]` below `root` work: shows them, keeps their pressed state the same as what
 * is saved, here or in another tab, and says what happened. Buttons that are added later work too once
 * the returned function has been called.
 */
export function startSaveButtons(root: HTMLElement, say: PageToast, cars: SavedCars): () => void {
	const show = (list: SavedList) => {
		const ids = cars[list].get();
		for (const button of buttons(root, list)) {
			button.ariaPressed = String(ids.includes(Number(button.dataset['car'])));
		}
	};
	for (const list of savedLists) cars[list].subscribe(() => show(list));
	root.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
		const list = savedLists.find((name) => name === button?.dataset['save']);
		const id = Number(button?.dataset['car']);
		if (!list || !(id > 0)) return;
		const result = toggleSaved(cars, list, id);
		// Counted by the analytics (USER-1).
		if (list === 'favourites' && result === 'added') document.dispatchEvent(new CustomEvent('forecourt:saved'));
		say(localiseText(words[list][result], document.documentElement.lang), result === 'refused' ? null : list);
	});
	return () => savedLists.forEach(show);
}

const buttons = (root: HTMLElement, list: SavedList) => root.querySelectorAll<HTMLElement>(`[data-save="${list}"]`);

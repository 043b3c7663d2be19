import { localiseText } from '../../domain/words/wording.ts';
import type { Toast } from '../toast.ts';
import { mostSaved, type SavedCars, type SavedList, savedLists, toggleSaved } from './saved-cars.ts';
import { noteOfButton, type SavedNotes } from './saved-notes.ts';

type Page = {
	cars: SavedCars;
	/** What is remembered of a favourite when it is added. */
	notes: SavedNotes;
	/** Says what happened. */
	say: Toast;
	/** The way to a list of the visitor's. */
	linkTo: (list: SavedList) => Node;
};

const refused = 'This browser does not let the site keep anything.';

const words = {
	favourites: {
		added: 'Added to your favourites on this device.',
		removed: 'Removed from your favourites.',
		full: 'Your favourites are full. Remove one first.',
		refused,
	},
	compare: {
		added: 'Added to compare',
		removed: 'Removed from compare',
		full: 'You can compare four at a time. Remove one first.',
		refused,
	},
} as const;

/**
 * Makes the buttons `[data-save][data-car]` below `root` work: shows them, keeps their pressed state the same as what
 * is saved, here or in another tab, and says what happened. Buttons that are added later work too once the returned
 * function has been called.
 */
export function startSaveButtons(root: HTMLElement, page: Page): () => void {
	const { cars } = page;
	const show = (list: SavedList) => {
		const ids = cars[list].get();
		for (const button of root.querySelectorAll<HTMLElement>(`[data-save="${list}"]`)) {
			button.ariaPressed = String(ids.includes(Number(button.dataset['car'])));
		}
	};
	for (const list of savedLists) cars[list].subscribe(() => show(list));
	root.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
		const list = savedLists.find((name) => name === button?.dataset['save']);
		if (button && list && Number(button.dataset['car']) > 0) press(button, list, page);
	});
	return () => savedLists.forEach(show);
}

function press(button: HTMLElement, list: SavedList, { cars, notes, say, linkTo }: Page): void {
	const result = toggleSaved(cars, list, Number(button.dataset['car']));
	if (list === 'favourites' && result === 'added') {
		const note = noteOfButton(button);
		if (note) notes.keep(note);
		// Counted by the analytics (USER-1).
		document.dispatchEvent(new CustomEvent('forecourt:saved'));
	}
	const text = localiseText(words[list][result], document.documentElement.lang);
	const { length } = cars[list].get();
	const changed = result === 'added' || result === 'removed';
	const said = list === 'compare' && changed ? `${text}: ${length} of ${mostSaved.compare}.` : text;
	say(said, ...(result === 'refused' ? [] : [' ', linkTo(list)]));
}

import { type SavedCars, type SavedList, savedLists, toggleSaved } from './saved-cars.ts';

/** As long as every note to the visitor stays (USER-9). */
const noteMilliseconds = 5000;

const refused = 'This device does not keep anything for this site.';

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
 * is saved, here or in another tab, and says in `note` what happened. Buttons that are added later work too once
 * the returned function has been called.
 */
export function startSaveButtons(root: HTMLElement, note: HTMLElement, cars: SavedCars): () => void {
	const say = makeNote(note);
	const show = (list: SavedList) => {
		const ids = cars[list].get();
		for (const button of buttons(root, list)) {
			button.hidden = false;
			button.ariaPressed = String(ids.includes(Number(button.dataset['car'])));
		}
	};
	for (const list of savedLists) cars[list].subscribe(() => show(list));
	root.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
		const list = savedLists.find((name) => name === button?.dataset['save']);
		const id = Number(button?.dataset['car']);
		if (list && id > 0) say(words[list][toggleSaved(cars, list, id)]);
	});
	return () => savedLists.forEach(show);
}

const buttons = (root: HTMLElement, list: SavedList) => root.querySelectorAll<HTMLElement>(`[data-save="${list}"]`);

/** Says a text for a moment. */
function makeNote(note: HTMLElement): (text: string) => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return (text) => {
		clearTimeout(timer);
		note.textContent = text;
		timer = setTimeout(() => note.replaceChildren(), noteMilliseconds);
	};
}

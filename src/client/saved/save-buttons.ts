import { countEvent } from '../analytics/count-event.ts';
import { type SavedCars, type SavedList, savedLists, type ToggleResult, toggleSaved } from './saved-cars.ts';

/**
 * Makes the buttons `[data-save][data-car]` below `root` work: shows them, keeps their pressed state the same as what
 * is saved, here or in another tab, and lets `tell` say what happened. Buttons that are added later work too once the
 * returned function has been called.
 */
export function startSaveButtons(root: HTMLElement, cars: SavedCars, tell: TellPressed): () => void {
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
		const id = Number(button?.dataset['car']);
		if (!button || !list || !(id > 0)) return;
		const result = toggleSaved(cars, list, id);
		if (list === 'favourites' && result === 'added') countEvent(39);
		tell({ button, list, result });
	});
	return () => savedLists.forEach(show);
}

/** A button that was pressed, and what came of it. */
export type Pressed = { button: HTMLElement; list: SavedList; result: ToggleResult };
type TellPressed = (pressed: Pressed) => void;

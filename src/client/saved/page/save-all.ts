import type { SavedCar } from '../../../contract/saved-cars.ts';
import { countEvent } from '../../analytics/count-event.ts';
import { pageCars } from '../page-cars.ts';
import { listLink, sayNote } from '../page-note.ts';
import { toggleSaved } from '../saved-cars.ts';
import { noteOfCar, pageNotes } from '../saved-notes.ts';
import { sayResult } from '../tell-pressed.ts';

/**
 * The button that puts all cars of a list that somebody shares on the visitor's own (USER-1). It works while one is not saved. Call
 * what it returns with the cars.
 */
export function startSaveAll(root: HTMLElement): (cars: readonly SavedCar[]) => void {
	const button = root.querySelector<HTMLButtonElement>('[data-saved-all]');
	let shown: readonly SavedCar[] = [];
	const unsaved = () => shown.filter(({ id, savable }) => savable && !pageCars.favourites.get().includes(id));
	const show = () => {
		if (button) button.disabled = unsaved().length === 0;
	};
	pageCars.favourites.subscribe(show);
	button?.addEventListener('click', () => {
		const wanted = unsaved();
		const failed = wanted
			.toReversed()
			.map(keepCar)
			.find((result) => result !== 'added');
		if (failed) sayResult('favourites', failed);
		else sayNote(`${wanted.length} added to your list. `, listLink('favourites'));
		root.tabIndex = -1;
		root.focus({ preventScroll: true });
	});
	return (cars) => {
		shown = cars;
		if (button) button.hidden = !cars.some(({ savable }) => savable);
		show();
	};
}

/** Each is remembered and counted like one that is saved by its own button. */
function keepCar(car: SavedCar) {
	const result = toggleSaved(pageCars, 'favourites', car.id);
	if (result !== 'added') return result;
	pageNotes.keep(noteOfCar(car));
	countEvent(39);
	return result;
}

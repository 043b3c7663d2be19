import type { SavedCar } from '../../../contract/saved-cars.ts';
import { countEvent } from '../../analytics/count-event.ts';
import { carsFile } from '../cars-file.ts';
import { pageCars } from '../page-cars.ts';
import { listLink, sayNote } from '../page-note.ts';
import { toggleSaved } from '../saved-cars.ts';
import { noteOfCar, pageNotes } from '../saved-notes.ts';
import { sayResult } from '../tell-pressed.ts';
import { endWaiting, listParts, partOf, showFailure, showWaiting } from './list-parts.ts';
import { rowMaker, savedRow } from './saved-row.ts';

/** Lists the cars of a link that somebody shares (USER-1). The visitor's own list stays as it is until Save or Save all. */
export async function startSharedList(root: HTMLElement, ids: readonly number[]): Promise<void> {
	const parts = listParts(root);
	showWaiting(parts, ids.length);
	const file = await carsFile().catch(() => null);
	if (!file) return showFailure(parts, () => void startSharedList(root, ids));
	const cars = ids.flatMap((id) => file.cars.filter((car) => car.id === id));
	const make = rowMaker(root);
	const around = { note: null, basis: file.priceBasis, labels: file.labels };
	parts.rows.replaceChildren(...cars.map((car) => savedRow(make(), car, around)));
	parts.empty.hidden = cars.length > 0;
	parts.tools.hidden = cars.length === 0;
	parts.gone.hidden = cars.length === ids.length || cars.length === 0;
	endWaiting(parts);
	document.dispatchEvent(new Event('cards-drawn'));
	startSaveAll(
		root,
		cars.filter(({ savable }) => savable),
	);
}

/** Save all works while a car is not saved. */
function startSaveAll(root: HTMLElement, savable: readonly SavedCar[]): void {
	const button = partOf<HTMLButtonElement>(root, '[data-saved-all]');
	const unsaved = () => savable.filter(({ id }) => !pageCars.favourites.get().includes(id));
	pageCars.favourites.subscribe(() => {
		button.disabled = unsaved().length === 0;
	});
	button.addEventListener('click', () => {
		const wanted = unsaved();
		const failed = wanted
			.toReversed()
			.map(keepCar)
			.find((result) => result !== 'added');
		if (failed) sayResult('favourites', failed);
		else sayNote(`${wanted.length} added to your list. `, listLink('favourites'));
		root.tabIndex = -1;
		root.focus();
	});
}

/** Each is remembered and counted like one that is saved by its own button. */
function keepCar(car: SavedCar) {
	const result = toggleSaved(pageCars, 'favourites', car.id);
	if (result !== 'added') return result;
	pageNotes.keep(noteOfCar(car));
	countEvent(39);
	return result;
}

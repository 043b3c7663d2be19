import type { SavedCarsFile } from '../../../contract/saved-cars.ts';
import { carsFile, savedCarName } from '../cars-file.ts';
import { sayNote } from '../page-note.ts';
import { noteOfCar, pageNotes } from '../saved-notes.ts';
import { forSaleFirst } from './for-sale-first.ts';
import { goneRow } from './gone-row.ts';
import { joinedIds, type KeptSource, removeEverywhere } from './kept-sources.ts';
import { endWaiting, type ListParts, listParts, showFailure, showWaiting } from './list-parts.ts';
import { rowMaker, savedRow } from './saved-row.ts';
import { startShareButton } from './share-button.ts';

/**
 * Lists the saved cars with what has become of each since it was saved (USER-1): those that are gone from the site too, by the
 * name that this device remembers. Remove can be undone.
 */
export function startKeptList(root: HTMLElement, sources: readonly KeptSource[]): void {
	const parts = listParts(root);
	const saved = joinedIds(sources);
	const setShared = startShareButton(root);
	const show = async (): Promise<void> => {
		const ids = saved.get();
		if (ids.length > 0 && parts.rows.childElementCount === 0) showWaiting(parts, ids.length);
		const file = ids.length > 0 ? await carsFile().catch(() => null) : noCars;
		if (!file) return showFailure(parts, () => void show());
		const shown = drawRows(parts, { ids: saved.get(), file, sources });
		setShared(shown);
	};
	saved.subscribe(() => void show());
}

const noCars: SavedCarsFile = { cars: [], labels: [], priceBasis: null };

type Drawn = { ids: readonly number[]; file: SavedCarsFile; sources: readonly KeptSource[] };

/** Returns the ids of the cars that the site has. */
function drawRows(parts: ListParts, { ids, file, sources }: Drawn): number[] {
	const cars = new Map(file.cars.map((car) => [car.id, car]));
	const notes = pageNotes.all();
	const make = rowMaker(parts.root);
	const drawn = forSaleFirst(ids, cars).map((id) => {
		const [car, note = null] = [cars.get(id), notes.get(id)];
		const remove = (name: string) => () => removeRow(parts, { id, name, sources });
		if (!car) return note && goneRow(make(), note, remove(note.name));
		// Saved before this device remembered names and prices: it is remembered as it is now.
		if (!note) pageNotes.keep(noteOfCar(car));
		const name = savedCarName(car);
		return savedRow(make(), car, { note, basis: file.priceBasis, labels: file.labels, remove: remove(name) });
	});
	const shown = ids.filter((id) => cars.has(id));
	parts.status.replaceChildren();
	parts.rows.replaceChildren(...drawn.filter((row) => row !== null));
	parts.empty.hidden = ids.length > 0;
	parts.gone.hidden = !drawn.includes(null);
	parts.tools.hidden = shown.length === 0;
	endWaiting(parts);
	document.dispatchEvent(new Event('cards-drawn'));
	return shown;
}

type Removed = { id: number; name: string; sources: readonly KeptSource[] };

function removeRow({ root }: ListParts, { id, name, sources }: Removed): void {
	const putBack = removeEverywhere(sources, id);
	const undo = document.createElement('button');
	undo.type = 'button';
	undo.textContent = 'Undo';
	undo.addEventListener('click', () => {
		putBack();
		sayNote(`${name} is back on your list.`);
		root.focus();
	});
	sayNote(`${name} is no longer on your list. `, undo);
	root.tabIndex = -1;
	root.focus();
}

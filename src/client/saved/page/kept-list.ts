import type { SavedCar, SavedCarsFile } from '../../../contract/saved-cars.ts';
import { carsFile, savedCarName } from '../cars-file.ts';
import { sayTaken } from '../page-note.ts';
import { noteOfCar, pageNotes, type SavedNote } from '../saved-notes.ts';
import { showAskAll } from './ask-about-all.ts';
import { sayAskedLast } from './asked-last.ts';
import { drawCards } from './car-cards.ts';
import { forSaleFirst, type SavedOrder } from './for-sale-first.ts';
import { goneRow } from './gone-row.ts';
import { joinedIds, type KeptSource, removeEverywhere } from './kept-sources.ts';
import { likeSold } from './like-sold.ts';
import { endWaiting, type ListParts, listParts, partOf, showFailure, showWaiting } from './list-parts.ts';
import { startOwnNote } from './own-note.ts';
import { newsOf, rowMaker, savedRow } from './saved-row.ts';
import { startShareButton } from './share-button.ts';

/**
 * Lists the saved cars with what has become of each since it was saved (USER-1): those that are gone from the site too, by the
 * name that this device remembers. Remove can be undone.
 */
export function startKeptList(root: HTMLElement, sources: readonly KeptSource[]): void {
	const parts = listParts(root);
	const saved = joinedIds(sources);
	const setShared = startShareButton(root);
	const order = partOf<HTMLSelectElement>(root, '[data-saved-order]');
	const show = async (): Promise<void> => {
		const ids = saved.get();
		showOrder(order, ids.length);
		if (ids.length > 0 && parts.rows.childElementCount === 0) showWaiting(parts, ids.length);
		const file = ids.length > 0 ? await carsFile().catch(() => null) : noCars;
		if (!file) return showFailure(parts, () => void show());
		const shown = drawRows(parts, { ids: saved.get(), file, sources, order: order.value as SavedOrder });
		setShared(shown.map(({ id }) => id));
		showAskAll(root, shown);
	};
	order.addEventListener('change', () => void show());
	saved.subscribe(() => void show());
}

/** Two need no order. */
function showOrder(order: HTMLSelectElement, count: number): void {
	order.closest('label')?.toggleAttribute('hidden', count < 3);
}

/** Of fewer each says it in sight. */
const leastTold = 3;
const mostLike = 4;
const noCars: SavedCarsFile = { cars: [], labels: [], priceBasis: null };

type Drawn = { ids: readonly number[]; file: SavedCarsFile; sources: readonly KeptSource[]; order: SavedOrder };

/** Returns the cars that the site has, as they were saved. */
function drawRows(parts: ListParts, { ids, file, sources, order }: Drawn): SavedCar[] {
	const cars = new Map(file.cars.map((car) => [car.id, car]));
	const notes = pageNotes.all();
	const make = rowMaker(parts.root);
	const drawn = forSaleFirst(ids, cars, order).map((id) => {
		const [car, note = null] = [cars.get(id), notes.get(id)];
		const remove = (name: string) => () => removeRow(parts, { id, name, sources });
		if (!car) return note && goneRow(make(), note, remove(note.name));
		// Saved before this device remembered names and prices: it is remembered as it is now.
		if (!note) pageNotes.keep(noteOfCar(car));
		const name = savedCarName(car);
		const row = savedRow(make(), car, { note, basis: file.priceBasis, labels: file.labels, remove: remove(name) });
		startOwnNote(row, id, name);
		sayAskedLast(row, id);
		return row;
	});
	const shown = ids.flatMap((id) => cars.get(id) ?? []);
	parts.status.replaceChildren(sinceSavedText(shown, notes));
	parts.rows.replaceChildren(...drawn.filter((row) => row !== null));
	parts.empty.hidden = ids.length > 0;
	parts.gone.hidden = !drawn.includes(null);
	parts.tools.hidden = shown.length === 0;
	showLikeSold(parts.root, { shown, notes, cars: file.cars });
	endWaiting(parts);
	document.dispatchEvent(new Event('cards-drawn'));
	return shown;
}

type Shown = { shown: readonly SavedCar[]; notes: ReadonlyMap<number, SavedNote>; cars: readonly SavedCar[] };

/** What takes the place of those that were sold, near what they cost when they were saved. */
function showLikeSold(root: HTMLElement, { shown, notes, cars }: Shown): void {
	const section = partOf(root, '[data-saved-like]');
	const priced = shown.map((car) => {
		const price = car.state === 'sold' ? notes.get(car.id)?.price : undefined;
		return price === undefined ? car : { ...car, amount: price };
	});
	const like = likeSold(priced, cars, mostLike).filter(({ savable }) => savable);
	section.hidden = like.length === 0;
	drawCards(section, like);
}

/** Of a list that fills the screen: how many have become cheaper or were sold since, `2 cost less and 1 has sold since you saved them.` */
function sinceSavedText(cars: readonly SavedCar[], notes: ReadonlyMap<number, SavedNote>): string {
	const kinds = cars.map((car) => newsOf(notes.get(car.id) ?? null, car)?.kind);
	const countOf = (wanted: 'cheaper' | 'sold') => kinds.filter((kind) => kind === wanted).length;
	const [cheaper, sold] = [countOf('cheaper'), countOf('sold')];
	const said = [
		...(cheaper > 0 ? [cheaper === 1 ? '1 costs less' : `${cheaper} cost less`] : []),
		...(sold > 0 ? [sold === 1 ? '1 has sold' : `${sold} have sold`] : []),
	];
	return cars.length >= leastTold && said.length > 0 ? `${said.join(' and ')} since you saved them.` : '';
}

type Removed = { id: number; name: string; sources: readonly KeptSource[] };

function removeRow({ root }: ListParts, { id, name, sources }: Removed): void {
	const undo = removeEverywhere(sources, id);
	const putBack = () => {
		undo();
		root.focus();
	};
	sayTaken(`${name} is no longer on your list.`, { putBack, back: `${name} is back on your list.` });
	root.tabIndex = -1;
	root.focus();
}

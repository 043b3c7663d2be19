import { pageCars } from '../page-cars.ts';
import { listPath, sayNote } from '../page-note.ts';
import { carsFile } from './cars-file.ts';
import { listParts, partOf, showFailure, showWaiting } from './list-parts.ts';
import { rowMaker, savedRow } from './saved-row.ts';

/** Lists the cars of a link that somebody shares (USER-1). The visitor's own list stays as it is until Save or Save all. */
export async function startSharedList(root: HTMLElement, ids: readonly number[]): Promise<void> {
	const parts = listParts(root);
	showWaiting(parts, ids.length);
	const file = await carsFile().catch(() => null);
	if (!file) return showFailure(parts, () => void startSharedList(root, ids));
	const cars = ids.flatMap((id) => file.cars.filter((car) => car.id === id));
	const make = rowMaker(root);
	parts.rows.replaceChildren(...cars.map((car) => savedRow(make(), car, { note: null, basis: file.priceBasis })));
	parts.empty.hidden = cars.length > 0;
	parts.gone.hidden = cars.length === ids.length || cars.length === 0;
	document.dispatchEvent(new Event('cards-drawn'));
	startSaveAll(
		parts.rows,
		cars.filter(({ savable }) => savable).map(({ id }) => id),
		partOf<HTMLButtonElement>(root, '[data-saved-all]'),
	);
}

/** Save all works while a car is not saved. It presses their own buttons, so that each is kept and counted like any other. */
function startSaveAll(rows: HTMLElement, ids: readonly number[], button: HTMLButtonElement): void {
	const unsaved = () => ids.filter((id) => !pageCars.favourites.get().includes(id));
	pageCars.favourites.subscribe(() => {
		button.disabled = unsaved().length === 0;
	});
	button.addEventListener('click', () => {
		const wanted = unsaved();
		for (const id of wanted.toReversed()) {
			rows.querySelector<HTMLElement>(`[data-save="favourites"][data-car="${id}"]`)?.click();
		}
		// Where the list is full or the device keeps nothing, the last button has said so.
		if (unsaved().length > 0) return;
		sayNote(`${wanted.length} added to your list. `, listLink());
		rows.tabIndex = -1;
		rows.focus();
	});
}

function listLink(): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = listPath;
	link.textContent = 'See your list';
	return link;
}

import { carsFile } from '../cars-file.ts';
import { endWaiting, listParts, showFailure, showWaiting } from './list-parts.ts';
import { startSaveAll } from './save-all.ts';
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
	startSaveAll(root)(cars);
}

import type { SavedCarsFile } from '../../../contract/saved-cars.ts';
import { deviceStore } from '../../leads/device/device-store.ts';
import { recentCars } from '../../recent/recent-cars.ts';
import { pageCars } from '../page-cars.ts';
import { drawCards } from './car-cards.ts';
import { otherCars } from './other-cars.ts';

const most = 4;

/** Offers cars to put beside those that are compared, while there is room for one (USER-2). */
export function drawMore(section: HTMLElement, { chosen, file, isFull }: More): void {
	const cars = otherCars({ chosen, known: knownCars(), cars: file.cars }, most);
	section.hidden = isFull || (chosen.length === 0 && cars.length === 0);
	const heading = section.querySelector('h2');
	if (heading) heading.textContent = section.dataset[chosen.length === 0 ? 'start' : 'another'] ?? '';
	if (!section.hidden) drawCards(section, cars);
}

/** Ids of the cars that this visitor has saved, then of those whose pages were looked at. */
export const knownCars = (): number[] => [
	...pageCars.favourites.get().toReversed(),
	...recentCars(deviceStore(document.documentElement.dataset['site'] ?? '')),
];

type More = { chosen: readonly number[]; file: SavedCarsFile; isFull: boolean };

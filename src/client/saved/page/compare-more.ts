import type { SavedCar, SavedCarsFile } from '../../../contract/saved-cars.ts';
import { deviceStore } from '../../leads/device/device-store.ts';
import { recentCars } from '../../recent/recent-cars.ts';
import { savedCarName, savedCarPrice } from '../cars-file.ts';
import { pageCars } from '../page-cars.ts';
import { otherCars } from './other-cars.ts';
import { say } from './row-parts.ts';

const most = 4;

/** Offers cars to put beside those that are compared, while there is room for one (USER-2). */
export function drawMore(section: HTMLElement, { chosen, file, isFull }: More): void {
	const cars = otherCars({ chosen, known: knownCars(), cars: file.cars }, most);
	const template = section.querySelector('template');
	section.hidden = isFull || (chosen.length === 0 && cars.length === 0);
	const heading = section.querySelector('h2');
	if (heading) heading.textContent = section.dataset[chosen.length === 0 ? 'start' : 'another'] ?? '';
	if (!template || section.hidden) return;
	section.querySelector('ul')?.replaceChildren(...cars.map((car) => card(template, car)));
	document.dispatchEvent(new Event('cards-drawn'));
}

/** Ids of the cars that this visitor has saved, then of those whose pages were looked at. */
export const knownCars = (): number[] => [
	...pageCars.favourites.get().toReversed(),
	...recentCars(deviceStore(document.documentElement.dataset['site'] ?? '')),
];

type More = { chosen: readonly number[]; file: SavedCarsFile; isFull: boolean };

function card(template: HTMLTemplateElement, car: SavedCar): HTMLElement {
	const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
	const name = savedCarName(car);
	say(item, 'link', name)?.setAttribute('href', car.path);
	say(item, 'price', savedCarPrice(car));
	const picture = item.querySelector('img');
	if (car.image && picture) picture.src = car.image;
	else picture?.replaceWith(Object.assign(document.createElement('div'), { className: 'recent-car-blank' }));
	const button = item.querySelector<HTMLElement>('[data-save]');
	if (button) {
		Object.assign(button.dataset, { car: String(car.id), name: car.name });
		button.ariaLabel = `Compare ${name}`;
	}
	return item;
}

import type { SavedCar } from '../../../contract/saved-cars.ts';
import { aboutSavedCar, savedCarName, savedCarPrice } from '../cars-file.ts';
import { say } from './row-parts.ts';

/** Fills a section's list with small cards of these cars, each with the button that its template has. */
export function drawCards(section: HTMLElement, cars: readonly SavedCar[]): void {
	const template = section.querySelector('template');
	if (!template) return;
	section.querySelector('ul')?.replaceChildren(...cars.map((car) => card(template, car)));
	document.dispatchEvent(new Event('cards-drawn'));
}

function card(template: HTMLTemplateElement, car: SavedCar): HTMLElement {
	const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
	const name = savedCarName(car);
	say(item, 'link', name)?.setAttribute('href', car.path);
	say(item, 'about', aboutSavedCar(car));
	say(item, 'price', savedCarPrice(car));
	const picture = item.querySelector('img');
	if (car.image && picture) picture.src = car.image;
	else picture?.replaceWith(Object.assign(document.createElement('div'), { className: 'recent-car-blank' }));
	const button = item.querySelector<HTMLElement>('[data-save]');
	if (button) {
		Object.assign(button.dataset, { car: String(car.id), name: car.name });
		if (car.amount !== undefined) button.dataset['price'] = String(car.amount);
		button.ariaLabel = `${button.textContent?.trim()} ${name}`;
	}
	return item;
}

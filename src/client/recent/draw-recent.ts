import type { SavedCar } from '../../contract/saved-cars.ts';
import { aboutSavedCar, carsFile, savedCarName, savedCarPrice } from '../saved/cars-file.ts';

/** Draws the cars of these ids that the site still has into the section's list; hides the section where none is left. */
export async function drawRecent(section: HTMLElement, ids: readonly number[]): Promise<void> {
	const cars = await carsOf(ids);
	section.hidden = cars.length === 0;
	section.querySelector('ul')?.replaceChildren(...cars.map(recentCard));
}

async function carsOf(ids: readonly number[]): Promise<SavedCar[]> {
	try {
		const { cars } = await carsFile();
		const known = new Map(cars.map((car) => [car.id, car]));
		return ids.flatMap((id) => known.get(id) ?? []);
	} catch {
		// No connection: the section is not needed to read the page.
		return [];
	}
}

/** A small card: picture, name, condition with its first fact, price. */
export function recentCard(car: SavedCar): HTMLLIElement {
	const item = make('li', 'card recent-car');
	const link = make('a', 'card-link');
	link.href = car.path;
	link.textContent = savedCarName(car);
	const price = make('p', 'recent-car-price');
	price.textContent = savedCarPrice(car);
	const words = make('div', 'recent-car-words');
	const about = make('p', 'text-sm text-muted');
	about.textContent = aboutSavedCar({ summary: car.summary });
	const names = make('div', '');
	names.append(link, about);
	words.append(names, price);
	item.append(car.image ? picture(car.image) : make('div', 'recent-car-blank'), words);
	return item;
}

function picture(src: string): HTMLImageElement {
	const element = new Image(176, 132);
	element.loading = 'lazy';
	element.alt = '';
	element.src = src;
	return element;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), { className });
}

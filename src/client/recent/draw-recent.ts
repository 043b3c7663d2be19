import type { SavedCar, SavedCarsFile } from '../../contract/saved-cars.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { aboutSavedCar, carsFile, savedCarName, savedCarPrice } from '../saved/cars-file.ts';
import styles from './recent-lists.css?inline';
import type { RecentList } from './recent-lists.ts';

/**
 * Draws the cars of these ids that the site still has into the section's list, after a card of the lists that were searched for; hides
 * the section where none is left. On the home page it says so instead: what is below it stays in its place.
 */
export async function drawRecent(
	section: HTMLElement,
	ids: readonly number[],
	lists: readonly RecentList[] = [],
): Promise<void> {
	const list = section.querySelector('ul');
	const none = section.dataset['recentHome'];
	const { cars, priceBasis } = await knownCars();
	const known = new Map(cars.map((car) => [car.id, car]));
	const seen = ids.flatMap((id) => known.get(id) ?? []);
	section.hidden = seen.length === 0 && !none;
	const searches = lists.length > 0 ? [listsCard(lists)] : [];
	list?.replaceChildren(...searches, ...seen.map((car) => recentCard(car, priceBasis)));
	if (seen.length + lists.length === 0 && none)
		list?.append(Object.assign(make('li', 'text-muted'), { textContent: none }));
}

/** Without a connection there are none: the section is not needed to read the page. */
const knownCars = (): Promise<Pick<SavedCarsFile, 'cars' | 'priceBasis'>> =>
	carsFile().catch(() => ({ cars: [], priceBasis: null }));

/** A small card: picture, name, condition with its first fact, price and what that covers. */
export function recentCard(car: SavedCar, basis: string | null): HTMLLIElement {
	const item = make('li', 'card recent-car');
	const link = make('a', 'card-link');
	link.href = car.path;
	link.textContent = savedCarName(car);
	const price = make('p', 'recent-car-price');
	price.textContent = savedCarPrice(car);
	if (basis && car.amount !== undefined) price.append(' ', Object.assign(make('small', ''), { textContent: basis }));
	const words = make('div', 'recent-car-words');
	const about = make('p', 'text-sm text-muted');
	about.textContent = aboutSavedCar({ summary: car.summary });
	const names = make('div', '');
	names.append(link, about);
	words.append(names, price);
	item.append(car.image ? picture(car.image) : make('div', 'recent-car-blank'), words);
	return item;
}

/** The lists that were searched for, one below the other: as large as a car's card. */
function listsCard(lists: readonly RecentList[]): HTMLLIElement {
	adoptStyles('lists', styles);
	const card = make('li', 'card recent-lists');
	const links = lists.map(({ name, count, path }) => {
		const link = make('a', '');
		link.href = path;
		const number = Object.assign(make('small', ''), {
			textContent: count.toLocaleString(document.documentElement.lang),
		});
		link.append(Object.assign(make('span', ''), { textContent: name }), number);
		return link;
	});
	card.append(Object.assign(make('p', 'font-semibold'), { textContent: 'Your last searches' }), ...links);
	return card;
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

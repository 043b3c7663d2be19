import type { CarShown, FormAbout } from '../../../contract/forms-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import { savedCarName } from '../cars-file.ts';

/** More are counted: a message that long is read by nobody. */
const mostNamed = 10;

/** What the form about several cars starts with: which they are, a message that names them, and the place where most are (USER-1). */
export function aboutAll(cars: readonly SavedCar[], opening: string): FormAbout {
	const named = cars.slice(0, mostNamed);
	const isInSeveral = new Set(cars.map(({ place }) => place)).size > 1;
	const lines = named.map((car) => {
		const stock = car.about.values?.['stock_number'];
		const known = [stock && `stock ${stock}`, isInSeveral && car.place].filter(Boolean).join(', ');
		return `- ${savedCarName(car)}${known && ` (${known})`}`;
	});
	const others = cars.length - named.length;
	if (others > 0) lines.push(`and ${others} more`);
	const place = mostOften(cars.flatMap(({ about }) => about.values?.['location'] ?? []));
	const message = [opening, ...lines].join('\n');
	const car_ids = cars.map(({ id }) => id).join(',');
	// A dealer's system keeps new cars apart from others.
	const car_types = cars.map(({ about }) => about.values?.['car_type'] ?? '').join(',');
	const values = { car_ids, car_types, message, ...(place && { location: place }) };
	return { values, shown: shownCars(cars) };
}

/** Cars that a form about several shows above its fields. */
const mostShown = 4;

/** `2021 Kia Rio S, 2020 Mazda 3 and 2 more`, and each with its picture and price. */
function shownCars(cars: readonly SavedCar[]): CarShown {
	const all = cars
		.slice(0, mostShown)
		.map((car) => ({ name: savedCarName(car), price: car.price, picture: car.image }));
	const names = all.map(({ name }) => name);
	const others = cars.length - names.length;
	const last = others > 0 ? `${others} more` : names.pop();
	const name = names.length > 0 ? `${names.join(', ')} and ${last}` : (last ?? '');
	return { name, variant: '', price: '', stocknum: '', picture: null, all, more: others };
}

/** Of as many the first; undefined where there is none. */
function mostOften(places: readonly string[]): string | undefined {
	const count = (place: string): number => places.filter((other) => other === place).length;
	return places.toSorted((one, other) => count(other) - count(one))[0];
}

/** Lets the link `[data-saved-ask]` of a list ask about all of these that can still be had; with one alone its own row asks. */
export function showAskAll(root: HTMLElement, cars: readonly SavedCar[]): void {
	const link = root.querySelector<HTMLElement>('[data-saved-ask]');
	if (!link) return;
	const open = cars.filter(({ state }) => state !== 'sold');
	link.hidden = open.length < 2;
	link.dataset['about'] = JSON.stringify(aboutAll(open, link.dataset['opening'] ?? ''));
	link.setAttribute('aria-haspopup', 'dialog');
}

import type { FormAbout } from '../../../contract/forms-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import { savedCarName } from '../cars-file.ts';

/** More are counted: a message that long is read by nobody. */
const mostNamed = 10;

/** What the form about several cars starts with: which they are, a message that names them, and the place where all are (USER-1). */
export function aboutAll(cars: readonly SavedCar[], opening: string): FormAbout {
	const named = cars.slice(0, mostNamed);
	const lines = named.map((car) => {
		const stock = car.about.values?.['stock_number'];
		return `- ${savedCarName(car)}${stock ? ` (stock ${stock})` : ''}`;
	});
	const others = cars.length - named.length;
	if (others > 0) lines.push(`and ${others} more`);
	const places = new Set(cars.map(({ about }) => about.values?.['location']));
	const [place] = places.size === 1 ? places : [];
	const message = [opening, ...lines].join('\n');
	const car_ids = cars.map(({ id }) => id).join(',');
	// A dealer's system keeps new cars apart from others.
	const car_types = cars.map(({ about }) => about.values?.['car_type'] ?? '').join(',');
	return { values: { car_ids, car_types, message, ...(place && { location: place }) } };
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

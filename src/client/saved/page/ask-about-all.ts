import type { FormAbout } from '../../../contract/forms-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import { savedCarName } from '../cars-file.ts';

/** More are not named: a message that long is read by nobody. */
const mostNamed = 10;

/** What the form about several cars starts with: a message that names each, and the place where all of them are (USER-1). */
export function aboutAll(cars: readonly SavedCar[], opening: string): FormAbout {
	const named = cars.slice(0, mostNamed);
	const lines = named.map((car) => {
		const stock = car.about.values?.['stock_number'];
		return `- ${savedCarName(car)}${stock ? ` (stock ${stock})` : ''}`;
	});
	const places = new Set(named.map(({ about }) => about.values?.['location']));
	const [place] = places.size === 1 ? places : [];
	return { values: { message: [opening, ...lines].join('\n'), ...(place && { location: place }) } };
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

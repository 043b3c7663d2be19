import type { SavedCar } from '../../contract/saved-cars.ts';
import { localeFacts } from '../../domain/words/locale.ts';
import type { Car } from '../../stock/car.ts';
import type { Site } from '../site.ts';
import { carDealer } from './dealer.ts';
import { keyFacts } from './facts.ts';
import { carFormAbout } from './form-about.ts';

/** What cars are compared by, in the order of the table's rows (CARD-4). */
const comparedKinds = ['condition', 'distance', 'transmission', 'fuel', 'body', 'engine', 'drive', 'seats'] as const;

/** The labels of the facts in the rows: price and year, then what a buyer looks at first. Empty where nothing is compared. */
export function comparedLabels({ config }: Site): string[] {
	if (!config.card.compare) return [];
	const { distanceLabel } = localeFacts(config.locale);
	return ['Price', 'Year', 'Condition', distanceLabel, 'Transmission', 'Fuel', 'Body', 'Engine', 'Drive', 'Seats'];
}

/** The row of a car that is on the site, with its facts where cars are compared. */
export function savedCarRow(site: Site, slug: string): SavedCar[] {
	const [car, card] = [site.car(slug), site.card(slug)];
	if (!car || !card) return [];
	const { id, name, variant, path, image, sold } = card;
	const price = sold ? 'Sold' : card.price.text;
	const about = carFormAbout(car, carDealer(site, car));
	const row = { id, name, variant: variant ?? '', path, price, image: image?.src ?? null, about };
	return [site.config.card.compare ? { ...row, facts: comparedFacts(site, car, price) } : row];
}

function comparedFacts({ config }: Site, car: Car, price: string): string[] {
	const facts = new Map(keyFacts(car, config).map(({ kind, value }) => [kind, value]));
	return [price, String(car.year), ...comparedKinds.map((kind) => facts.get(kind) ?? '')];
}

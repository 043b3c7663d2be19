import type { SavedCar } from '../../contract/saved-cars.ts';
import { localeFacts } from '../../domain/words/locale.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import type { CarCardModel } from './car-card.ts';
import { carDealer } from './dealer.ts';
import { keyFacts } from './facts.ts';
import { carFormAbout } from './form-about.ts';

/** What cars are compared by, in the order of the table's rows (CARD-4). */
const comparedKinds = ['condition', 'distance', 'transmission', 'fuel', 'body', 'engine', 'drive', 'seats'] as const;

/** The labels of the facts in the rows: year, then what a buyer looks at first. Empty where nothing is compared. */
export function comparedLabels({ config }: Site): string[] {
	if (!config.card.compare) return [];
	const { distanceLabel } = localeFacts(config.locale);
	return ['Year', 'Condition', distanceLabel, 'Transmission', 'Fuel', 'Body', 'Engine', 'Drive', 'Seats', 'Location'];
}

/** The row of a car that is on the site, with its facts where cars are compared. */
export function savedCarRow(site: Site, slug: string): SavedCar[] {
	const [car, card] = [site.car(slug), site.card(slug)];
	if (!car || !card) return [];
	const { id, name, variant, path, image, condition, facts, location } = card;
	const state = savedState(car, card);
	const row: SavedCar = {
		id,
		name,
		variant: variant ?? '',
		path,
		...(card.sold ? { price: 'Sold' } : asked(card)),
		summary: [condition, ...facts].join(' · '),
		...(location && { place: location }),
		...(state && { state }),
		...(card.actions.favourite && { savable: true }),
		image: image?.src ?? null,
		about: carFormAbout(car, carDealer(site, car)),
	};
	return [site.config.card.compare ? { ...row, facts: comparedFacts(site, car, card) } : row];
}

function savedState({ status, reserved }: Car, { sold }: CarCardModel): SavedCar['state'] {
	if (sold) return 'sold';
	if (reserved) return 'reserved';
	return status === 'coming_soon' ? 'coming_soon' : undefined;
}

/** What it costs, as its card says (CARD-5). */
function asked({ price: { text, amount, weekly, weeklyAmount }, repayment, priceDrop }: CarCardModel) {
	return {
		price: text,
		...(amount !== undefined && { amount }),
		...(weekly && { weekly }),
		...(weeklyAmount !== undefined && { weeklyAmount }),
		...(repayment && { repayment: repayment.text }),
		...(priceDrop && { drop: priceDrop.text }),
	};
}

function comparedFacts({ config }: Site, car: Car, { location }: CarCardModel): string[] {
	const facts = new Map(keyFacts(car, config).map(({ kind, value }) => [kind, value]));
	return [String(car.year), ...comparedKinds.map((kind) => facts.get(kind) ?? ''), location ?? ''];
}

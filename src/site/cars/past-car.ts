import type { SiteConfig } from '../../config/site.ts';
import type { SavedCar } from '../../contract/saved-cars.ts';
import type { PastCar } from '../../domain/stock/past-car.ts';
import type { Car } from '../../stock/car/car.ts';
import { imageCdnPath } from '../pictures/image.ts';
import { carCard } from './car-card.ts';
import { cardPicture } from './card-fields.ts';
import { carLocationId } from './dealer.ts';
import { cardTexts } from './facts/card-texts.ts';
import { keyFacts } from './facts/key-facts.ts';

/** A sold car of the feed as its site goes on telling of it; `now` in Unix seconds. */
export function pastCar(car: Car, config: SiteConfig, now: number): PastCar {
	const card = carCard({ ...car, ...cardTexts(car, config) }, config, now);
	return {
		id: car.id,
		name: card.name,
		variant: card.variant ?? '',
		make: car.make,
		model: car.model,
		year: car.year,
		type: car.car_type,
		sold: car.status === 'sold',
		...(car.simple_body && { body: car.simple_body }),
		...(car.price !== undefined && { price: car.price }),
		...(car.subscription_price !== undefined && { weekly: car.subscription_price }),
		...(car.stocknum && { stocknum: car.stocknum }),
		...(car.dealership_slug && { dealership: car.dealership_slug }),
		...placed(carLocationId(car, config)),
		image: cardPicture(car) ?? null,
		line: [card.condition, ...card.facts].join(' · '),
		facts: keyFacts(car, config).map(({ label, value }) => [label, value]),
	};
}

/** What the file of a site's cars tells of one. */
type Row = Pick<SavedCar, 'id' | 'name' | 'variant' | 'summary' | 'image'> & {
	amount?: number | undefined;
	weeklyAmount?: number | undefined;
	body?: string | undefined;
	state?: string | undefined;
	facts?: readonly string[] | undefined;
	about: { [Key in 'make' | 'model' | 'dealership_slug']?: string | undefined } & {
		year?: number | undefined;
		values?: Readonly<Record<string, string>> | undefined;
	};
};

/** The same of a car that has left the feed, from its row in the published file of cars, which has no picture but the card's. */
export function pastRow(row: Row, labels: readonly string[]): PastCar | null {
	const { id, name, variant, amount, weeklyAmount, summary, body, image, about } = row;
	const { make, model, year, dealership_slug: dealership, values = {} } = about;
	if (!make || !model || year === undefined) return null;
	const facts = (row.facts ?? []).flatMap((value, index): [string, string][] => {
		const label = labels[index] ?? '';
		return value && label && !notFacts.includes(label) ? [[label, value]] : [];
	});
	return {
		id,
		name,
		variant,
		make,
		model,
		year,
		type: values['car_type'] ?? 'used',
		sold: row.state === 'sold',
		...(body && { body }),
		...(amount !== undefined && { price: amount }),
		...(weeklyAmount !== undefined && { weekly: weeklyAmount }),
		...(values['stock_number'] && { stocknum: values['stock_number'] }),
		...(dealership && { dealership }),
		...placed(values['location'] ? Number(values['location']) : null),
		image: image && ownAddress(image),
		line: summary,
		facts,
	};
}

/** Columns of compared cars that the page of one says elsewhere. */
const notFacts = ['Year', 'Location'];

const placed = (location: number | null) => (location === null ? {} : { location });

/** A picture's own address: the image service has it in its query. */
function ownAddress(image: string): string {
	if (!image.startsWith(imageCdnPath)) return image;
	return new URLSearchParams(image.slice(image.indexOf('?'))).get('url') ?? image;
}

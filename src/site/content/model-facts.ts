import type { SiteConfig } from '../../config/site.ts';
import { colourSwatch } from '../../domain/cars/colour-swatch.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { powerText } from '../../domain/cars/power.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import { localeFacts } from '../../domain/words/locale.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';

type Model = SiteConfig['models'][number];
type Stock = { cars: readonly Car[]; locale: SiteConfig['locale'] };

/** New, or a demonstrator: what a page says of it holds for the model as it is sold today. */
export const isFresh = ({ car_type }: Pick<Car, 'car_type'>): boolean => car_type !== 'used';

/** The lowest price that is shown, in dollars. */
export function lowestPrice(cars: readonly Car[]): number | undefined {
	const prices = cars.flatMap(({ price }) => (isPriceShown(price) ? [price] : []));
	return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The colours of a model: as the config has them, else those of its new cars and demonstrators in stock, by name. `picture`: an address. */
export function modelColours({ colours }: Pick<Model, 'colours'>, { cars, locale }: Stock) {
	if (colours.length > 0)
		return colours.map(({ name, hex = null, image: picture = null, gallery }) => ({ name, hex, picture, gallery }));
	const names = new Set(cars.filter(isFresh).flatMap(({ colour }) => colour ?? []));
	return [...names]
		.sort(inAlphabet)
		.map((name) => ({ name: localiseText(name, locale), hex: colourSwatch(name), picture: null, gallery: [] }));
}

/** What of a car a model's table says, where the config has none. */
const facts: readonly [label: string, of: (car: Car, locale: Stock['locale']) => string | number | undefined][] = [
	['Body', ({ simple_body }) => simple_body],
	['Engine', ({ engine }) => engine],
	['Fuel', ({ simple_fuel }) => simple_fuel],
	['Power', ({ power }, locale) => (power === undefined ? undefined : powerText(power, locale))],
	['Transmission', ({ simple_transmission }) => simple_transmission],
	['Drive', ({ drive_type }) => drive_type],
	['Seats', ({ seats }) => seats],
	['Wheelchair places', ({ wheelchair_places: places }) => places],
	['Way in', ({ wheelchair_entry: entry }) => entry],
	['Doors', ({ doors }) => doors],
];

/** More values than these say nothing any more. */
const mostValues = 4;

/** The specifications of a model: as the config has them, else what these cars in stock have, `Petrol, Hybrid`; of used ones their years and kilometres too. */
export function modelSpecifications(
	{ specifications }: Pick<Model, 'specifications'>,
	{ cars, locale }: Stock,
): Model['specifications'] {
	if (specifications.length > 0) return specifications;
	const used = cars.some(isFresh) ? [] : usedFacts(cars, locale);
	const ofAll = facts.flatMap(([label, of]) => {
		const values = [...new Set(cars.flatMap((car) => of(car, locale) ?? []).map(String))];
		if (values.length === 0 || values.length > mostValues) return [];
		return [{ label, value: localiseText(values.join(', '), locale) }];
	});
	return [...used, ...ofAll];
}

/** `2013 to 2024`: nobody takes used ones for this year's model. */
function usedFacts(cars: readonly Car[], locale: Stock['locale']) {
	const span = (label: string, numbers: readonly number[], text: (number: number) => string) => {
		const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
		if (numbers.length === 0) return [];
		return [{ label, value: least === most ? text(least) : `${text(least)} to ${text(most)}` }];
	};
	return [
		...span(
			'Year',
			cars.map(({ year }) => year),
			String,
		),
		...span(
			localeFacts(locale).distanceLabel,
			cars.flatMap(({ km }) => km ?? []),
			(km) => distanceText(km, locale),
		),
	];
}

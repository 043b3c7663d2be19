import type { SiteConfig } from '../../config/site.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';

type Locale = SiteConfig['locale'];

/** More values than these say nothing any more. */
const mostValues = 3;

const unbroken = '\u00A0';

/** What the cars of a model are: `People Mover · 8 seats · petrol or diesel · 2022 to 2026 · 1,782 to 65,695 km`; what nobody knows is left out. */
export function landingFacts(cars: readonly Car[], locale: Locale): string {
	const bodies = orText(cars.flatMap(({ simple_body }) => simple_body ?? []));
	const seats = orText(
		cars
			.flatMap(({ seats }) => seats ?? [])
			.sort((one, other) => one - other)
			.map(String),
	);
	const fuels = orText(cars.flatMap(({ simple_fuel }) => simple_fuel?.toLowerCase() ?? []));
	const years = spanText(
		cars.map(({ year }) => year),
		String,
	);
	/** A new one has been driven a few metres. */
	const distances = spanText(
		cars.flatMap(({ km, car_type }) => (car_type === 'new' ? [] : (km ?? []))),
		(km) => distanceText(km, locale),
	);
	const seated = seats && (seats === '1' ? '1 seat' : `${seats} seats`);
	const facts = [bodies, seated, fuels, years, distances].filter(Boolean);
	return localiseText(facts.map((fact) => fact.replaceAll(' ', unbroken)).join(' · '), locale);
}

/** `petrol, diesel or hybrid`; '' of none, or of too many. */
function orText(values: readonly string[]): string {
	const some = [...new Set(values)];
	if (some.length > mostValues) return '';
	return some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')} or ${some.at(-1)}`;
}

/** `2019 to 2026`, `1,782 to 65,695 km`; '' of none. */
function spanText(numbers: readonly number[], text: (number: number) => string): string {
	if (numbers.length === 0) return '';
	const [least, most] = [text(Math.min(...numbers)), text(Math.max(...numbers))];
	return least === most ? most : `${least.replace(/ \D+$/, '')} to ${most}`;
}

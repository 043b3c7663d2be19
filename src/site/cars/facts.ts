import type { SiteConfig } from '../../config/site.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { conditionLabel } from '../../domain/cars/condition.ts';
import { shownConsumption } from '../../domain/cars/consumption.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { powerText } from '../../domain/cars/power.ts';
import { localeFacts } from '../../domain/words/locale.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';

/** A fact about a car with its label, `Colour` · `White`. */
export type Fact = { label: string; value: string };

/** One of the few facts that are asked for first; `kind` has a drawing. */
export type KeyFact = Fact & {
	kind: 'condition' | 'distance' | 'transmission' | 'fuel' | 'body' | 'seats' | 'engine' | 'drive';
};

type Settings = Pick<SiteConfig, 'locale' | 'labels'>;

/** What a buyer looks at first: condition, distance, transmission, fuel, body, engine, drive, seats, as far as known. */
export function keyFacts(car: Car, { locale, labels }: Settings): KeyFact[] {
	const distance = car.km === undefined ? undefined : distanceText(car.km, locale);
	const rows: [kind: KeyFact['kind'], label: string, value: string | number | undefined][] = [
		['condition', 'Condition', capitalised(conditionLabel(car.car_type, labels))],
		['distance', localeFacts(locale).distanceLabel, distance],
		['transmission', 'Transmission', car.simple_transmission],
		['fuel', 'Fuel', car.simple_fuel],
		['body', 'Body', car.simple_body],
		['engine', 'Engine', car.engine],
		['drive', 'Drive', car.drive_type],
		['seats', 'Seats', car.seats],
	];
	return rows.flatMap(([kind, label, value]) =>
		value === undefined ? [] : [{ kind, label, value: localiseText(String(value), locale) }],
	);
}

/** Everything else that is known of a car, as a table. */
export function specification(car: Car, { locale }: Pick<Settings, 'locale'>): Fact[] {
	const consumption = car.fuel_consumption;
	const inWords = (value: string | undefined) => value && localiseText(value, locale);
	const rows: [label: string, value: string | number | undefined][] = [
		['Make', brandName(car.make)],
		['Model', car.model],
		['Variant', car.badge],
		['Series', car.series],
		['Year', car.year],
		[localiseText('Colour', locale), inWords(car.colour)],
		[localiseText('Interior colour', locale), inWords(car.interior_colour)],
		['Doors', car.doors],
		['Cylinders', car.cylinders],
		['Power', car.power === undefined ? undefined : powerText(car.power, locale)],
		['Fuel consumption', consumption ? consumptionText(consumption, locale) : undefined],
		['Registration', car.rego],
		['VIN', car.vin],
		['Stock number', car.stocknum],
	];
	return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: String(value) }]));
}

function consumptionText(litres: number, locale: Settings['locale']): string {
	const { value, unit } = shownConsumption(litres, locale);
	return `${value} ${unit}`;
}

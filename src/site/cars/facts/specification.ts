import type { SiteConfig } from '../../../config/site.ts';
import { brandName } from '../../../domain/cars/brand-name.ts';
import { shownConsumption } from '../../../domain/cars/consumption.ts';
import { powerText } from '../../../domain/cars/power.ts';
import { weightText } from '../../../domain/vehicles/measures.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import type { FactName } from '../../../domain/words/trade.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { type FactCar, factLabel, factRows } from './fact-rows.ts';
import type { Fact } from './key-facts.ts';

/** A part of the table of what is known of a car. */
export type SpecificationGroup = { heading: string; facts: Fact[] };

type Settings = Pick<SiteConfig, 'locale' | 'template'>;
type Row = FactName | readonly [label: string, value: string | number | undefined];

/** Everything that is known of a car but its price, by subject; a group without a fact is left out. */
export function specification(car: FactCar, settings: Settings): SpecificationGroup[] {
	const { locale } = settings;
	const groups: [heading: string, rows: readonly Row[]][] = [
		['The vehicle', vehicle(car)],
		['Engine and drive', engine(car, locale)],
		['On board', ['sleeps', ['Berths', car.berths === car.sleeps ? undefined : car.berths], 'terrain']],
		[
			'Weights and size',
			['length', 'tare', 'atm', 'gvm', weightOf('GCM', car.gcm, locale), 'payload', 'tow_ball_weight'],
		],
		['Who can drive it', isDriven(car) ? ['licence', 'lams'] : []],
		['Subscription', ['plan', 'included_km', 'minimum_term', 'available_from']],
		[
			'Identification',
			[
				['Registration', car.rego],
				['VIN', car.vin],
				['Stock number', car.stocknum],
			],
		],
	];
	return groups.flatMap(([heading, rows]) => {
		const facts = rows.flatMap((row) => factOf(row, car, settings));
		return facts.length > 0 ? [{ heading, facts }] : [];
	});
}

/** A car licence is what everybody has: it is worth saying only where a truck might take another. */
const isDriven = ({ licence_class: licence, gvm = 0, lams }: FactCar): boolean =>
	lams !== undefined || (licence !== undefined && (licence !== 'Car' || gvm > 3_500));

const vehicle = (car: FactCar): readonly Row[] => [
	['Make', brandName(car.make)],
	['Model', car.model],
	['Variant', car.badge],
	['Series', car.series],
	['Year', car.year],
	'body',
	['Colour', car.colour],
	['Interior colour', car.interior_colour],
	'seats',
	['Doors', car.doors],
];

const engine = (car: FactCar, locale: Locale): readonly Row[] => [
	'engine',
	'engine_size',
	['Cylinders', car.cylinders],
	['Power', car.power === undefined ? undefined : powerText(car.power, locale)],
	'fuel',
	['Fuel consumption', car.fuel_consumption && consumptionText(car.fuel_consumption, locale)],
	'transmission',
	'drive',
	'axles',
];

const weightOf = (label: string, weight: number | undefined, locale: Locale): Row => [
	label,
	weight === undefined ? undefined : weightText(weight, locale),
];

function factOf(row: Row, car: FactCar, settings: Settings): Fact[] {
	const { locale } = settings;
	const [label, value] = typeof row === 'string' ? [factLabel(row, settings), factRows[row].text(car, locale)] : row;
	return value === undefined ? [] : [shown(label, value, locale)];
}

/** Names and codes stay as they are; colours are in the locale's words. */
const shown = (label: string, value: string | number, locale: Locale): Fact => ({
	label: localiseText(label, locale),
	value: /colour$/i.test(label) ? localiseText(String(value), locale) : String(value),
});

function consumptionText(litres: number, locale: Locale): string {
	const { value, unit } = shownConsumption(litres, locale);
	return `${value} ${unit}`;
}

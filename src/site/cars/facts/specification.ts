import type { SiteConfig } from '../../../config/site.ts';
import type { FactCar } from './fact-rows.ts';
import type { Fact } from './key-facts.ts';
import {
	berthsRow,
	engineRows,
	licenceRows,
	rowLabel,
	rowText,
	saysLicence,
	subscriptionRows,
	type TableRow,
	vehicleRows,
	weightRows,
} from './table-rows.ts';

/** A part of the table of what is known of a car. */
export type SpecificationGroup = { heading: string; facts: Fact[] };

type Settings = Pick<SiteConfig, 'locale' | 'template'>;

/** Everything that is known of a car but its price, by subject; a group without a fact is left out. */
export function specification(car: FactCar, settings: Settings): SpecificationGroup[] {
	const groups: [heading: string, rows: readonly TableRow[]][] = [
		['The vehicle', vehicleRows],
		['Engine and drive', engineRows],
		['On board', ['sleeps', berthsRow, 'terrain']],
		['Weights and size', weightRows],
		['Who can drive it', saysLicence(car) ? licenceRows : []],
		['Subscription', subscriptionRows],
		['Identification', identityRows],
	];
	return groups.flatMap(([heading, rows]) => {
		const facts = factsOf(rows, car, settings);
		return facts.length > 0 ? [{ heading, facts }] : [];
	});
}

const identityRows: readonly TableRow[] = [
	['Registration', (car) => car.rego],
	['VIN', (car) => car.vin],
	['Stock number', (car) => car.stocknum],
];

const factsOf = (rows: readonly TableRow[], car: FactCar, settings: Settings): Fact[] =>
	rows.flatMap((row) => {
		const value = rowText(row, car, settings);
		return value === undefined ? [] : [{ label: rowLabel(row, settings), value }];
	});

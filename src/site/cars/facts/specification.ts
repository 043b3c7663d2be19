import type { SiteConfig } from '../../../config/site.ts';
import type { Template } from '../../../domain/words/template.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FactCar } from './fact-rows.ts';
import type { Fact } from './key-facts.ts';
import {
	berthsRow,
	chargingGroup,
	conversionGroup,
	engineGroup,
	licenceGroup,
	loadRows,
	type RowGroup,
	rowLabel,
	rowText,
	subscriptionRows,
	type TableRow,
	vehicleGroup,
	weightRows,
} from './table-rows.ts';

/** A part of the table of what is known of a car. */
export type SpecificationGroup = { heading: string; facts: Fact[] };

type Settings = Pick<SiteConfig, 'locale' | 'template'>;

/** Everything that is known of a car but its price, by subject; a group without a fact is left out. */
export function specification(car: FactCar, settings: Settings): SpecificationGroup[] {
	return groups(settings.template).flatMap(({ heading, rows }) => {
		const facts = factsOf(rows, car, settings);
		return facts.length > 0 ? [{ heading: localiseText(heading, settings.locale), facts }] : [];
	});
}

const groups = (template: Template): RowGroup[] => [
	conversionGroup,
	vehicleGroup,
	engineGroup,
	chargingGroup,
	{ heading: 'On board', rows: ['sleeps', berthsRow, 'terrain'] },
	{ heading: 'Weights and size', rows: weightRows },
	{ heading: 'Boot and towing', rows: loadRows },
	licenceGroup(template),
	{ heading: 'Subscription', rows: subscriptionRows },
	{
		heading: 'Identification',
		rows: [
			['Registration', (car) => car.rego],
			['VIN', (car) => car.vin],
			['Stock number', (car) => car.stocknum],
		],
	},
];

const factsOf = (rows: readonly TableRow[], car: FactCar, settings: Settings): Fact[] =>
	rows.flatMap((row) => {
		const value = rowText(row, car, settings);
		return value === undefined ? [] : [{ label: rowLabel(row, settings), value }];
	});

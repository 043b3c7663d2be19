import type { SiteConfig } from '../../../config/site.ts';
import type { ComparedCar, ComparedSubject } from '../../../contract/compared-cars.ts';
import { conditionLabel } from '../../../domain/cars/condition.ts';
import { type FuelPrices, fuelCost } from '../../../domain/money/fuel-cost.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import type { Template } from '../../../domain/words/template.ts';
import { capitalised, localiseText } from '../../../domain/words/wording.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { memo } from '../../memo.ts';
import type { CarCardModel } from '../car-card.ts';
import { yearlyDistance } from '../costs.ts';
import { marketNote } from '../notes.ts';
import { carFeatures, coverRows, historyRows, type PaperRow, paperText, safetyRow } from '../papers.ts';
import type { FactCar } from './fact-rows.ts';
import {
	berthsRow,
	colourRow,
	consumptionRow,
	doorsRow,
	engineGroup,
	licenceGroup,
	rowLabel,
	rowText,
	subscriptionRows,
	type TableRow,
	weightRows,
} from './table-rows.ts';

type Config = Pick<SiteConfig, 'locale' | 'template' | 'labels' | 'car_page'>;
type Compared = { car: FactCar; card: CarCardModel; config: Config };

/** What cars are compared by: its label, and what it says of one; undefined where it is not known. */
type Row = { label: string; text: (compared: Compared) => string | undefined };
type Subject = {
	heading: string;
	rows: readonly Row[];
	features?: true;
	/** What comes with a car: each is a row that says which of them have it. */
	included?: (compared: Compared) => readonly string[];
};

const row = (label: string, text: Row['text']): Row => ({ label, text });

/** The heading of what one asks of its size: of what is towed or loaded, the weights. */
const sizeHeadings: Partial<Record<Template, string>> = {
	camper: 'Size and weights',
	rv: 'Size and weights',
	truck: 'Size and weights',
};

/** What buyers of a site compare, by subject (CARD-4, USER-2): what is on the pages of its cars, in one order for all. */
function subjectsOf(config: Config): Subject[] {
	const { locale, template } = config;
	const fromTable = (of: TableRow): Row => row(rowLabel(of, config), ({ car }) => rowText(of, car, config));
	const fromPapers = (of: PaperRow): Row => row(of[0], ({ car }) => paperText(of, car, locale));
	const fuel = config.car_page.fuel_cost;
	return [
		{ heading: 'Price', rows: [row('Against the market', marketText)] },
		{
			heading: 'Age and condition',
			rows: [
				row('Condition', conditionText),
				row('Year', ({ car }) => String(car.year)),
				...(['distance', 'body'] as const).map(fromTable),
				fromTable(colourRow),
			],
		},
		{ heading: 'The subscription', rows: subscriptionRows.map(fromTable), included: inclusionsOf },
		{ heading: 'Running costs', rows: [fromTable(consumptionRow), ...(fuel ? [fuelRow(fuel, locale)] : [])] },
		{
			heading: sizeHeadings[template] ?? 'Size and space',
			rows: (['seats', doorsRow, 'sleeps', berthsRow, 'terrain', ...weightRows] as const).map(fromTable),
		},
		{ heading: engineGroup.heading, rows: engineGroup.rows.filter((of) => of !== consumptionRow).map(fromTable) },
		{ heading: licenceGroup.heading, rows: licenceGroup.rows.map(fromTable) },
		{ heading: 'Safety', rows: [fromPapers(safetyRow(locale))], features: true },
		{
			heading: 'Warranty and history',
			rows: [...coverRows, ...historyRows].map(fromPapers),
			included: promisesOf,
		},
		{ heading: 'Where it is', rows: [row('Location', ({ card }) => card.location ?? undefined)] },
	];
}

const marketText = ({ car, card, config }: Compared) => marketNote(car, card, config)?.text;

/** `About $1,930`, for as many kilometres as its page counts with. */
function fuelRow(fuel: FuelPrices, locale: Locale): Row {
	return row(`Fuel for ${yearlyDistance(fuel, locale)}`, ({ car }) => {
		const cost = fuelCost(car, fuel, locale);
		return cost ? `About ${formatMoney(cost.amount, locale)}` : undefined;
	});
}

const inclusionsOf = ({ car: { inclusions = [] } }: Compared) => inclusions;
const conditionText = ({ car, config: { labels, locale } }: Compared) =>
	localiseText(capitalised(conditionLabel(car.car_type, labels)), locale);
const promisesOf = ({ car, config: { car_page } }: Compared) =>
	car_page.promises[car.car_type].map(({ title }) => title);

/** The subjects with the labels of {@link comparedCar}'s facts. */
export const comparedSubjects = (config: Config): ComparedSubject[] =>
	subjectsOf(config).map(({ heading, rows, features }) => ({
		heading: localiseText(heading, config.locale),
		labels: rows.map(({ label }) => localiseText(label, config.locale)),
		...(features && { features }),
	}));

/** The same for all cars of a site. */
const knownSubjects = memo(subjectsOf, new WeakMap<Config, Subject[]>());

/** A car as it is compared. */
export const comparedCar = (compared: Compared): ComparedCar => ({
	id: compared.car.id,
	facts: knownSubjects(compared.config).flatMap(({ rows }) => rows.map(({ text }) => text(compared) ?? '')),
	features: carFeatures(compared.car, compared.config).map(({ name, items }) => [name, ...items]),
	included: knownSubjects(compared.config).flatMap(({ heading, included }) => {
		const items = included?.(compared) ?? [];
		return items.length > 0 ? [[heading, ...items].map((text) => localiseText(text, compared.config.locale))] : [];
	}),
});

import type { SiteConfig } from '../../../config/site.ts';
import type { ComparedCar, ComparedRank, ComparedSubject } from '../../../contract/compared-cars.ts';
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
import { carFeatures, coverRows, historyRows, ownersRow, type PaperRow, paperText, safetyRow } from '../papers.ts';
import { type Rank, ranks } from './compared-ranks.ts';
import type { FactCar } from './fact-rows.ts';
import {
	berthsRow,
	chargingGroup,
	colourRow,
	consumptionRow,
	conversionGroup,
	doorsRow,
	energyRow,
	engineGroup,
	licenceGroup,
	loadRows,
	rowLabel,
	rowText,
	subscriptionRows,
	type TableRow,
	weightRows,
} from './table-rows.ts';

type Config = Pick<SiteConfig, 'locale' | 'template' | 'labels' | 'car_page'>;
type Compared = { car: FactCar; card: CarCardModel; config: Config };

/** What cars are compared by: its label, and what it says of one; undefined where it is not known. */
type Row = { label: string; text: (compared: Compared) => string | undefined; rank?: Rank | undefined };
type Subject = {
	heading: string;
	rows: readonly Row[];
	features?: true;
	/** What comes with a car: each is a row that says which of them have it. */
	included?: (compared: Compared) => readonly string[];
};

const row = (label: string, text: Row['text']): Row => ({ label, text, rank: ranks[label] });

/** The heading of what one asks of its size: of what is towed or loaded, the weights. */
const sizeHeadings: Partial<Record<Template, string>> = {
	camper: 'Size and weights',
	motorcycle: 'Size',
	rv: 'Size and weights',
	truck: 'Size and weights',
};

/** What buyers of a site compare, by subject (CARD-4, USER-2): what is on the pages of its cars, in one order for all. */
function subjectsOf(config: Config): Subject[] {
	const { locale, template } = config;
	const fromTable = (of: TableRow): Row => ({
		label: rowLabel(of, config),
		text: ({ car }) => rowText(of, car, config),
		rank: ranks[typeof of === 'string' ? of : of[0]],
	});
	const fromPapers = (of: PaperRow): Row => row(of[0], ({ car }) => paperText(of, car, locale));
	// That nobody has had a new one is known, though its feed does not say so.
	const ownersText = row(ownersRow[0], ({ car }) =>
		car.car_type === 'new' ? 'New' : paperText(ownersRow, car, locale),
	);
	const fuel = config.car_page.fuel_cost;
	const licence = licenceGroup(template);
	return [
		{
			heading: 'Price',
			rows: [row('Against the market', marketText)],
		},
		// To which town one has to drive decides as much as the price.
		{ heading: 'Where it is', rows: [row('Location', ({ card }) => card.location ?? undefined)] },
		{
			heading: 'Age and condition',
			rows: [
				row('Condition', conditionText),
				row('Year', ({ car }) => String(car.year)),
				...(['distance', 'body'] as const).map(fromTable),
				fromTable(colourRow),
			],
		},
		{ heading: conversionGroup.heading, rows: conversionGroup.rows.map(fromTable) },
		{ heading: 'The subscription', rows: subscriptionRows.map(fromTable), included: inclusionsOf },
		{
			heading: 'Warranty and history',
			rows: [...coverRows.map(fromPapers), ownersText, ...historyRows.filter((of) => of !== ownersRow).map(fromPapers)],
			included: promisesOf,
		},
		{
			heading: 'Running costs',
			rows: [...[consumptionRow, energyRow].map(fromTable), ...(fuel ? [fuelRow(fuel, locale)] : [])],
		},
		{ heading: chargingGroup.heading, rows: chargingGroup.rows.filter((of) => of !== energyRow).map(fromTable) },
		{ heading: engineGroup.heading, rows: engineGroup.rows.filter((of) => of !== consumptionRow).map(fromTable) },
		{
			heading: sizeHeadings[template] ?? 'Size and towing',
			rows: (['seats', doorsRow, 'sleeps', berthsRow, 'terrain', ...weightRows, ...loadRows] as const).map(fromTable),
		},
		{ heading: licence.heading, rows: licence.rows.map(fromTable) },
		{ heading: 'Safety', rows: [fromPapers(safetyRow(locale))], features: true },
	];
}

const marketText = ({ car, card, config }: Compared) => marketNote(car, card, config)?.text;

/** `About $1,930`, for as many kilometres as its page counts with. */
function fuelRow(fuel: FuelPrices, locale: Locale): Row {
	const cost = (car: FactCar) => fuelCost(car, fuel, locale)?.amount;
	const pays = fuel.prices.electricity === undefined ? 'Fuel' : 'Fuel or charging';
	return {
		label: `${pays} for ${yearlyDistance(fuel, locale)}`,
		text: ({ car }) => {
			const amount = cost(car);
			return amount === undefined ? undefined : `About ${formatMoney(amount, locale)}`;
		},
		rank: { best: 'least', word: 'Cheapest to run', of: cost },
	};
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

/** What can be best of several cars. */
export const comparedRanks = (config: Config): ComparedRank[] =>
	rowsOf(config).flatMap(({ rank }, label) =>
		rank ? [{ label, best: rank.best, word: localiseText(rank.word, config.locale) }] : [],
	);

/** The same for all cars of a site. */
const knownSubjects = memo(subjectsOf, new WeakMap<Config, Subject[]>());

const rowsOf = (config: Config): Row[] => knownSubjects(config).flatMap(({ rows }) => rows);

/** A car as it is compared. */
export const comparedCar = (compared: Compared): ComparedCar => ({
	id: compared.car.id,
	facts: rowsOf(compared.config).map(({ text }) => text(compared) ?? ''),
	numbers: rowsOf(compared.config).flatMap(({ rank }) => (rank ? [rank.of(compared.car) ?? null] : [])),
	features: carFeatures(compared.car, compared.config).map(({ name, items }) => [name, ...items]),
	included: knownSubjects(compared.config).flatMap(({ heading, included }) => {
		const items = included?.(compared) ?? [];
		return items.length > 0 ? [[heading, ...items].map((text) => localiseText(text, compared.config.locale))] : [];
	}),
});

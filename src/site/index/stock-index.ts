import type { SiteConfig } from '../../config/site.ts';
import type { VinsFile } from '../../contract/vins.ts';
import { type FeatureWord, featuresInStock } from '../../domain/cars/feature-words.ts';
import { isVin } from '../../domain/cars/is-vin.ts';
import { marketAdvantage } from '../../domain/cars/market.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { vinKey } from '../../domain/cars/vin-key.ts';
import { queriedFields } from '../../search/fields/queried-fields.ts';
import { type StockField, stockSchema } from '../../search/fields/stock-schema.ts';
import type { Filter } from '../../search/filter/filter.ts';
import { parseFilter } from '../../search/filter/parse.ts';
import { type KnownColumns, noColumns } from '../../search/index/known-columns.ts';
import { packIndex } from '../../search/index/pack.ts';
import { type IndexSchema, type PackedIndex, packedVersion } from '../../search/index/packed-index.ts';
import type { Car } from '../../stock/car/car.ts';
import { type CardField, cardFields } from '../../stock/car/car-fields.ts';
import { type CardSettings, cardPicture, cardSettings } from '../cars/card-fields.ts';
import { ownCardFacts } from '../cars/facts/card-facts.ts';
import { type CardTextSettings, cardTexts } from '../cars/facts/card-texts.ts';
import { fingerprint } from '../fingerprint.ts';
import { type PlanChoices, planChoices } from '../lists/plan-choices.ts';
import { siteFacets } from '../lists/site-facets.ts';
import { memo } from '../memo.ts';

/** What the index says beside the cars (SRCH-7). */
export type StockMeta = {
	/** What `carCard` is asked with for the cards of its documents. */
	card: CardSettings;
	/** `include_sold_cars_days`: sold cars are checked again when the index is loaded, by `isStillListed`. */
	soldDays: number;
	/** What its cars have that words may ask for. */
	features: readonly FeatureWord[];
	/** Plans and terms that decide what cars cost. */
	plans?: PlanChoices;
};

/** `/stock.json`: which index is the present one. Fetched each time; the index itself never changes (SRCH-7). */
export type StockPointer = {
	version: string;
	/** Null where a server searches and the stock is too large for a visitor's browser to search in its stead. */
	file: string | null;
	/** How many cars came in on each of the latest days, `2026-11-20`: what is new since a visit is their sum. */
	arrivals: Readonly<Record<string, number>>;
	/** Where a server searches: what the index would say beside the cars. */
	meta?: StockMeta;
};

/** The path of the pointer to the index. */
export const stockPointerPath = '/stock.json';

/** The path of a version's index: in its own folder, so that one rule of the host caches it for ever. */
export const stockIndexPath = (version: string): string => `/stock-index/${version}.json`;

type Config = CardSettings &
	CardTextSettings &
	Pick<SiteConfig, 'search'> & {
		include_sold_cars_days: number;
		search_categories: readonly { filter: string }[];
	};

type IndexField = StockField | CardField;

/** What the index is made of: the cars' documents, most relevant first, the fields and what is said beside them. */
export type IndexSource = { documents: Document[]; schema: IndexSchema; meta: StockMeta };

type Document = Record<string, unknown>;

/** Documents that were made before, by their cars, each with the fields that it was made of. */
export type KnownDocuments = WeakMap<Car, { fields: string; document: Document }>;

/** What names the contents of a document that was made before. */
export type KnownPrints = WeakMap<Document, string>;

type Further = {
	/** Fields that an engine asks for beyond those of every index. */
	fields?: readonly StockField[];
	known?: KnownDocuments;
};

/** The same for every engine, but for the fields that one asks for beyond them. */
export function indexSource(
	config: Config,
	cars: readonly Car[],
	{ fields: further = [], known }: Further = {},
): IndexSource {
	const fields = [...new Set([...indexFields(config), ...further])];
	const ownFacts = ownCardFacts(config);
	const terms = config.subscription.terms.map(({ weeks, weekly }) => `${weeks}+${weekly}`);
	const names = [...fields, ...(ownFacts ?? config.card.facts ?? ['usual']), ...terms].join();
	const documentFor = (car: Car): Document => {
		const before = known?.get(car);
		if (before?.fields === names) return before.document;
		const document = { ...documentOf(car, fields), ...cardTexts(car, config) };
		known?.set(car, { fields: names, document });
		return document;
	};
	const documents = cars.map(documentFor);
	return {
		documents,
		schema: {
			...Object.fromEntries(fields.map((field) => [field, { type: typeOf(field) }])),
			...(documents.some((document) => 'card_facts' in document) && { card_facts: { type: 'json' as const } }),
			...(documents.some((document) => 'weekly_text' in document) && { weekly_text: { type: 'string' as const } }),
			...(documents.some((document) => 'below_market' in document) && { below_market: { type: 'float' as const } }),
			...(cars.some((car) => car.price_drop) && { price_drop: { type: 'json' as const } }),
		},
		meta: stockMeta(config, cars),
	};
}

/** What the index says beside the cars. */
function stockMeta(config: Config, cars: readonly Car[]): StockMeta {
	const plans = planChoices(config);
	return {
		card: cardSettings(config),
		soldDays: config.include_sold_cars_days,
		features: featuresInStock(cars),
		...(plans && { plans }),
	};
}

/** A short name of what the index holds: another one whenever a car or a setting changes, or the packed form does. */
export function stockVersion({ documents, ...beside }: IndexSource, known: KnownPrints = new WeakMap()): string {
	const printOf = memo((value: Document) => {
		const text = JSON.stringify(value);
		return `${fingerprint(text)}${text.length.toString(36)}`;
	}, known);
	const prints = [beside, ...documents].map(printOf).join();
	return `${packedVersion}${fingerprint(prints)}${documents.length.toString(36)}`;
}

/** The index of a site's cars (SRCH-7). */
export function stockIndex({ documents, schema, meta }: IndexSource, known: KnownColumns = noColumns()): PackedIndex {
	// The packed index begins with the car that was imported last, and most relevant first is the order of that kind.
	return packIndex(documents.toReversed(), schema, { queryBy: queriedFields, meta, known });
}

function documentOf(car: Car, fields: readonly IndexField[]): Document {
	const facts: Record<string, unknown> = car;
	const document: Document = {};
	for (const field of fields) if (facts[field] !== undefined) document[field] = facts[field];
	const picture = cardPicture(car);
	if (picture !== undefined) document['primary_image_url'] = picture;
	const below = marketAdvantage(car)?.below;
	if (below !== undefined) document['below_market'] = below;
	if (car.price_drop) document['price_drop'] = car.price_drop;
	return document;
}

/** What cards, facets, orders, text queries and the listing rule need, and what the tenant's categories ask for. */
function indexFields(config: Config): IndexField[] {
	const asked = config.search_categories.flatMap(({ filter }) => fieldsOfFilter(filter));
	const own: IndexField[] = [
		...cardFields,
		'custom_rank',
		'sold_date_timestamp',
		...siteFacets(config).map(({ field }) => field),
	];
	// Words ask for them (src/search/asked).
	own.push('drive_type', 'feature_words');
	return [...new Set([...own, ...queriedFields, ...asked])];
}

/** So many days with arrivals are told. */
const mostDays = 30;

/** Cars for sale by the day on which they came in, of the latest days with any. */
export function arrivalsOf(cars: readonly Car[]): Record<string, number> {
	const days = new Map<string, number>();
	for (const car of cars) if (car.arrived && isSellable(car)) days.set(car.arrived, (days.get(car.arrived) ?? 0) + 1);
	return Object.fromEntries([...days].sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, mostDays));
}

/** The ids of cars by their VIN's key. */
export const vinsOf = (cars: readonly Car[]): VinsFile =>
	Object.fromEntries(cars.flatMap(({ vin, id }) => (vin && isVin(vin) ? [[vinKey(vin), id]] : [])));

/** The fields that a filter expression names. */
export function fieldsOfFilter(expression: string): StockField[] {
	const parsed = parseFilter(expression, stockSchema);
	return parsed.ok ? filterFields(parsed.filter) : [];
}

function filterFields(filter: Filter): StockField[] {
	if (filter.kind === 'everything') return [];
	if (filter.kind !== 'chain') return [filter.field as StockField];
	return [filter.first, ...filter.rest.map((part) => part.filter)].flatMap(filterFields);
}

const typeOf = (field: IndexField) => (field === 'primary_image_url' ? 'string' : stockSchema[field].type);

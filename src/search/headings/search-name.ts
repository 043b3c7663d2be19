import { bodyPlural } from '../../domain/cars/body-words.ts';
import { conditionLabel } from '../../domain/cars/condition.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { type ListFacet, type ListField, listFacets, type RangeFacet, rangeFacets } from '../fields/facets.ts';
import type { LabelSettings } from '../fields/labellers.ts';
import { rangeLabel, valueLabel } from '../fields/value-label.ts';
import type { MeantSearch, SearchState } from '../state/search-state.ts';

/** What a list is called with: the words for what the site offers, and ` for sale` where it is sold. */
export type ListWords = { singular: string; plural: string; sale: string };

type Of = { labels: LabelSettings; words: ListWords };
type Asked = Pick<MeantSearch, 'query' | 'lists' | 'ranges' | 'features' | 'lacking' | 'excluded' | 'either' | 'said'>;

/**
 * What a search is for, as the heading of its list says it (ROUTE-4): `Pre-owned Kia SUVs for sale in Cowra up to $30,000`; with a
 * `count` `1 pre-owned Kia SUV for sale …`. A list with more values than one reads in a heading is left out.
 */
export function searchName(asked: Asked, { labels, words }: Of, count?: number): string {
	const { query, lists, ranges, features = [], lacking = [], excluded = {}, either, said = {} } = asked;
	const few = (field: ListField, most = 1): string[] => {
		const named = [...new Set((lists[field] ?? []).map((value) => valueLabel(field, value, labels)))];
		return named.length > most ? [] : named;
	};
	const makes = few('make', 3);
	const models = few('model', 3);
	const model = joined(either ? [...makes, ...models] : models);
	const isBranded =
		either || models.some((one) => startsWith(one, makes[0] ?? '')) || (models.length > 1 && makes.length > 1);
	const brand = isBranded ? '' : joined(makes);
	const bodies = few('simple_body', 2).map((body) => nounFor(body, words, count === 1));
	const kind = joined(bodies) || nounFor(undefined, words, count === 1);
	// Several of one model are not spelt as one is: `4 Ford Mustang cars`, and `1 Ford Mustang`.
	const isCounted = count !== undefined && count !== 1 && models.length === 1 && !either;
	const noun = isCounted ? `${model} ${kind}` : model || kind;
	const { year } = ranges;
	const isOneYear = year?.min !== undefined && year.min === year.max;
	const limits = limited.flatMap((facet) => {
		const { heading = '#' } = facet;
		const range = facet.field === 'year' && isOneYear ? undefined : ranges[facet.field];
		return range ? (said[facet.field] ?? heading.replace('#', rangeLabel(facet, range, labels.locale))) : [];
	});
	const cities = joined(few('city', 2));
	const name = [
		isOneYear ? year.min : '',
		conditionsOf(lists, labels),
		...adjectives.map((field) => lowered(joined(few(field, 2)))),
		...ofTrades.map(({ field, heading }) => ofTrade(few(field).length > 0 ? lists[field] : [], heading)),
		few('drive_type' as ListField).map(lowered),
		few('seats').map(seatsOf),
		brand,
		noun + (query ? ` matching “${query}”` : words.sale),
		features.length > 0 ? `with ${joined(features)}` : '',
		lacking.length > 0 ? `without ${joined(lacking, 'or')}` : '',
		cities ? `in ${cities}` : '',
		limits.join(', '),
	]
		.flat()
		.filter(Boolean)
		.join(' ');
	const full = [name, ...leftOut(excluded, labels)].join(', ');
	return count === undefined ? capitalised(full) : counted(count, full);
}

/** The name without that the vehicles are for sale: `Toyota SUVs up to $30,000`. */
export const plainName = (asked: Asked, { labels, words }: Of, count?: number): string =>
	searchName(asked, { labels, words: { ...words, sale: '' } }, count);

/** `HiLux, Triton and Ranger`. */
const joined = (names: readonly string[], last = 'and'): string =>
	names.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);

const spelt: readonly string[] = ['make', 'model', 'city', 'drive_type'];

/** What none of the list is: `no utes or vans`, `not black or Kia`. */
function leftOut({ simple_body: bodies = [], ...others }: SearchState['lists'], labels: LabelSettings): string[] {
	const nameOf = (field: ListField) => (value: string) => {
		const name = valueLabel(field, value, labels);
		if (spelt.includes(field)) return name;
		const heading = listFacets.find((facet) => facet.field === field)?.heading;
		return lowered(field === 'seats' ? seatsOf(name) : heading ? ofTrade([value], heading) : name);
	};
	const named = (Object.entries(others) as [ListField, readonly string[]][]).flatMap(([field, values]) =>
		values.map(nameOf(field)),
	);
	return [
		bodies.length > 0
			? `no ${joined(
					bodies.map((body) => lowered(bodyPlural(valueLabel('simple_body', body, labels)))),
					'or',
				)}`
			: '',
		named.length > 0 ? `not ${joined(named, 'or')}` : '',
	].filter(Boolean);
}

/** `7 seats` before what has them. */
const seatsOf = (label: string): string => label.replace(/^(\d+).*/, '$1-seat');

/** Limits that a heading says: `up to $30,000, from 2019`, and those of trades, `up to $90 a week`. */
const limited: readonly RangeFacet[] = rangeFacets.filter(
	({ field, heading }) => heading || ['price', 'year', 'km'].includes(field),
);

type HeadingFacet = ListFacet & { heading: string };
/** Facts of a trade that stand before the make: `4-berth caravans`, `LAMS-approved motorcycles`. */
const ofTrades = listFacets.filter((facet): facet is HeadingFacet => facet.heading !== undefined);

const ofTrade = ([value = '']: readonly string[] = [], heading: string): string =>
	value && lowered(heading.replace('#', value.replaceAll(' ', '-')));

/** Facts that stand before the make, in this order: `red automatic hybrid Toyota cars`. */
const adjectives = ['colour', 'simple_transmission', 'simple_fuel'] as const;

/** `12 utes`, `No utes`; a name that begins with a number has it behind, `7 seater cars (12)`. */
export function counted(count: number, name: string): string {
	if (count === 0) return `No ${name}`;
	return /^\d/.test(name) ? `${name} (${count.toLocaleString('en')})` : `${count.toLocaleString('en')} ${name}`;
}

function conditionsOf({ car_type = [] }: SearchState['lists'], { labels }: LabelSettings): string {
	const named = car_type.map((type) => conditionLabel(type as 'new' | 'used' | 'demo', labels));
	return named.length > 2 ? '' : named.join(' and ');
}

/** `utes`, `SUVs`, `adventure motorcycles`; without a body what the site offers. */
function nounFor(body: string | undefined, { singular, plural }: ListWords, isOne: boolean): string {
	if (body === undefined) return isOne ? singular : plural;
	const many = bodyPlural(body);
	if (!many.endsWith('s')) return `${lowered(body)} ${isOne ? singular : plural}`;
	return lowered(isOne ? body : many);
}

/** Words in small letters, abbreviations as they are: `people movers`, `SUVs`. */
const lowered = (text: string): string => text.replace(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

const startsWith = (model: string, make: string): boolean =>
	make !== '' && model.toLowerCase().startsWith(make.toLowerCase());

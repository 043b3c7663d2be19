import { type Facet, facetNamed, listFacets, type RangeFacet, rangeFacets } from '../fields/facets.ts';
import { sortNamed, sortParam } from '../fields/sorts.ts';
import { joinValues, splitValues } from './joined-values.ts';
import { emptySearch, type SearchRange, type SearchState } from './search-state.ts';

/**
 * The search in an address, and back (SRCH-6): `?q=hilux&make=Toyota~Mazda&price=10000-30000&sort=price:asc&page=2`. Static
 * links and the search page share it, so that each understands the other.
 */

/** A parameter that was left out of account, and why. */
export type AddressProblem = { parameter: string; value: string; reason: string };

/** Longer than any car's name; a list has no more values than this either. */
const longestQuery = 200;
const mostValues = 100;
const lastPage = 10_000;
/** A list of numbers may be asked for as a span: `seats=7-9`. */
const widestSpan = 20;

/** `?make=Toyota&page=2`; empty for the empty search. Parameters are in the order of the panel. */
export function searchQuery(state: SearchState): string {
	const { query, lists, ranges, category, sort, page } = state;
	const pairs: string[] = [];
	const add = (name: string, value: string) => {
		if (value !== '') pairs.push(`${name}=${encoded(value)}`);
	};
	add('q', query);
	for (const { field, param } of listFacets) if (lists[field]) add(param, joinValues(lists[field]));
	for (const { field, param } of rangeFacets) add(param, rangeText(ranges[field]));
	add('category', category ?? '');
	add('sort', sort ? sortParam(sort) : '');
	add('page', page > 1 ? String(page) : '');
	const text = pairs.join('&');
	return text && `?${text}`;
}

/** As forms write it, but for signs that an address may have as they are. Most values have no other; thousands are written. */
const encoded = (value: string): string =>
	/^[\w.~:,/!*-]+$/.test(value)
		? value
		: new URLSearchParams({ '': value })
				.toString()
				.slice(1)
				.replace(/%(?:7E|3A|2C|2F|21)/g, decodeURIComponent);

/** What an address asks for (with or without `?`). What cannot be understood is left out, each by itself, and reported. */
export function readSearch(address: string): { state: SearchState; problems: AddressProblem[] } {
	const found: Draft = { ...emptySearch, lists: {}, ranges: {} };
	const problems: AddressProblem[] = [];
	for (const [parameter, value] of new URLSearchParams(address)) {
		const reason = value === '' ? null : takeParameter(found, parameter, value);
		if (reason) problems.push({ parameter, value, reason });
	}
	return { state: found, problems };
}

type Draft = { -readonly [Key in keyof SearchState]: SearchState[Key] };

/** Why a parameter cannot be understood; null where it could. */
type Fault = string | null;

function takeParameter(found: Draft, name: string, value: string): Fault {
	if (isOwn(name)) return ownParameters[name](found, value);
	const facet = facetNamed(name);
	return facet ? takeFacet(found, facet, value) : 'is not known here';
}

type Take = (found: Draft, value: string) => Fault;

const ownParameters: Readonly<Record<'q' | 'category' | 'sort' | 'page', Take>> = {
	q: (found, value) => {
		found.query = value.slice(0, longestQuery);
		return value.length > longestQuery ? `is cut after ${longestQuery} characters` : null;
	},
	category: (found, value) => {
		if (!/^[a-z0-9-]{1,100}$/.test(value)) return 'is not the name of a category';
		found.category = value;
		return null;
	},
	sort: (found, value) => {
		const sort = sortNamed(value);
		if (!sort) return 'is not an order';
		found.sort = sort;
		return null;
	},
	page: (found, value) => {
		const page = /^\d{1,6}$/.test(value) ? Number(value) : 0;
		if (page < 1 || page > lastPage) return `is not a page from 1 to ${lastPage}`;
		found.page = page;
		return null;
	},
};

const isOwn = (name: string): name is keyof typeof ownParameters => Object.hasOwn(ownParameters, name);

function takeFacet(found: Draft, facet: Facet, value: string): Fault {
	if (facet.kind === 'range') {
		const range = readRange(value, facet);
		if (!range) return 'is not a range such as 10000-30000, 10000- or -30000';
		found.ranges = { ...found.ranges, [facet.field]: range };
		return null;
	}
	const values = splitValues(value);
	const numbers = facet.values === 'number' ? values.map(readNumbers) : null;
	if (numbers?.some((list) => list === null)) return 'is not a whole number';
	const all = [...(found.lists[facet.field] ?? []), ...(numbers?.flatMap((list) => list ?? []) ?? values)];
	const known = [...new Set(all)];
	if (known.length === 0) return 'names nothing';
	found.lists = { ...found.lists, [facet.field]: known.slice(0, mostValues) };
	return known.length > mostValues ? `has more than ${mostValues} values` : null;
}

/** `7` or `7-9`, as the numbers' texts. */
function readNumbers(text: string): string[] | null {
	const [, first = '', last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
	const [low, high] = [Number(first), Number(last)];
	if (first === '' || high < low || high - low >= widestSpan) return null;
	return Array.from({ length: high - low + 1 }, (_, index) => String(low + index));
}

const amount = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const rangePattern = new RegExp(`^(${amount})?(?:(-)(${amount})?)?$`);

function readRange(text: string, { min: least }: RangeFacet): SearchRange | null {
	const [, first = '', dash = '', last = ''] = rangePattern.exec(text) ?? [];
	if (first === '' && last === '') return null;
	const min = first === '' ? undefined : Number(first);
	const end = last === '' ? undefined : Number(last);
	const max = dash === '' ? min : end;
	if (max !== undefined && max < (min ?? least)) return null;
	return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** `10000-30000`, `10000-`, `-30000`; `2020` where both ends are the same. */
function rangeText({ min, max }: SearchRange = {}): string {
	if (min === undefined && max === undefined) return '';
	const [low, high] = [amountText(min), amountText(max)];
	return low === high ? low : `${low}-${high}`;
}

/** In whole cents. */
const amountText = (value: number | undefined): string =>
	value === undefined ? '' : String(Math.round(value * 100) / 100);

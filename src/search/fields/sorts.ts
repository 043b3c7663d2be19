import { localeFacts } from '../../domain/words/locale.ts';
import type { StockField } from './stock-schema.ts';

type SortRow = { name: string; label: string; field: StockField; direction: 'asc' | 'desc' };

/** The orders that a visitor can pick (SRCH-1); `name` is the config's. Cars without the fact come last either way. */
export const sorts = [
	{ name: 'most_relevant', label: 'Most Relevant', field: 'custom_rank', direction: 'desc' },
	{ name: 'latest', label: 'Latest', field: 'created_at_timestamp', direction: 'desc' },
	{ name: 'highest_price', label: 'Highest Price', field: 'price', direction: 'desc' },
	{ name: 'lowest_price', label: 'Lowest Price', field: 'price', direction: 'asc' },
	{ name: 'highest_kms', label: 'Highest Kms', field: 'km', direction: 'desc' },
	{ name: 'lowest_kms', label: 'Lowest Kms', field: 'km', direction: 'asc' },
] as const satisfies readonly SortRow[];

export type SortName = (typeof sorts)[number]['name'];

/** The names, for the config. */
export const sortNames = sorts.map(({ name }) => name) as [SortName, ...SortName[]];

/** An order as it is offered: `param` is for the address, `sortBy` for an engine. */
export type SortOption = { name: SortName; label: string; param: string; sortBy: string };

type SortSettings = { km_sorts: boolean; default_sort: SortName };

/** The orders that a site offers: those by kilometres only where it wants them or has one as its own (SRCH-1). */
export function sortOptions({ km_sorts, default_sort }: SortSettings, locale: string): SortOption[] {
	return sorts
		.filter(({ field, name }) => field !== 'km' || km_sorts || name === default_sort)
		.map((sort) => ({
			name: sort.name,
			label: sort.label.replace('Kms', localeFacts(locale).distanceShort),
			param: sortParam(sort.name),
			sortBy: sortBy(sort.name),
		}));
}

const tieBreaks = ['custom_rank:desc', 'created_at_timestamp:desc'];
/** A server sorts by three fields at most. */
const mostFields = 3;

/**
 * The order as a search engine reads it, ties included: `latest` is `created_at_timestamp:desc,custom_rank:desc`. Cars that are had
 * by the week have no other price.
 */
export function sortBy(name: SortName): string {
	const param = sortParam(name);
	const weekly = param.startsWith('price') ? [`subscription_${param}`] : [];
	return [...new Set([param, ...weekly, ...tieBreaks])].slice(0, mostFields).join();
}

/** The order in an address: `price:asc` (SRCH-6). */
export function sortParam(name: SortName): string {
	const { field, direction } = sorts.find((sort) => sort.name === name) ?? sorts[0];
	return `${field}:${direction}`;
}

/** The order that an address asks for, as `price:asc` or by the config's name, `lowest_price`. */
export const sortNamed = (text: string): SortName | undefined =>
	sorts.find(({ name }) => text === name || text === sortParam(name))?.name;

/**
 * The index for an order, named as Typesense's adapter does: `vehicles/sort/price:asc,…`. Plain `vehicles` has the best
 * matches first.
 */
export const sortIndex = (name: SortName): string =>
	name === 'most_relevant' ? 'vehicles' : `vehicles/sort/${sortBy(name)}`;

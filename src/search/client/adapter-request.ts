import type { ClientRequest } from './instant-search.ts';

type Group = readonly string[];

/**
 * A request that Typesense's adapter for InstantSearch sends as it is meant. Conditions that it cannot write ("all but",
 * a value that begins with a minus, "one number or another", `!=`) are written into `filters`, which the adapter sends as
 * it is; those of the search page are all left to the adapter.
 */
export function adapterRequest(
	{ indexName, params = {} }: ClientRequest,
	{ collection }: { collection: string },
): ClientRequest {
	const facets = [params.facetFilters ?? []].flat().map((group) => [group].flat());
	const numbers = [params.numericFilters ?? []].flat();
	const written = [
		...facets.filter(isOdd).map(facetFilter),
		...numbers.filter((group) => !isPlain(group)).map((group) => numberFilter([group].flat())),
	];
	return {
		indexName: indexName.replace(/^[^/]+/, collection),
		params: {
			...params,
			// It is read from left to right, so an `||` within `filters` comes first.
			filters: [params.filters ?? '', ...written].filter((part) => part.trim() !== '').join(' && '),
			facetFilters: facets.filter((group) => !isOdd(group)),
			numericFilters: numbers.filter(isPlain),
		},
	};
}

const isOdd = (group: Group): boolean =>
	group.some((text) => /^\w+:\\?-/.test(text)) || new Set(group.map(fieldOf)).size > 1;

const fieldOf = (text: string): string => text.split(':', 1).join();

/** A comparison as the search page makes it. */
const isPlain = (group: string | Group): group is string => typeof group === 'string' && /^\w+(?:[<>]?=)/.test(group);

/** `make:Kia` or `make:-Kia`; several of them are "any of". A minus that belongs to a value follows a `\`. */
function facetFilter(group: Group): string {
	const pairs = group.map((text) => text.split(/:(.*)/s));
	const any = pairs.map(([field, value = '']) => {
		const isNot = value.startsWith('-') && !isNumber(value);
		return isNot ? `${field}:!=[${ticked(value.slice(1))}]` : `${field}:=[${ticked(value.replace(/^\\-/, '-'))}]`;
	});
	return anyOf(any);
}

/** Throws if one is not a comparison of a number. */
function numberFilter(group: Group): string {
	const any = group.map((text) => {
		const [, field, operator, number] = /^(\w+)\s*(!=|[<>]=?|=)\s*(-?[\d.]+)$/.exec(text) ?? [];
		if (!field || !operator || !number) throw new Error(`"${text}" is not a comparison of numbers.`);
		return `${field}:${operator}${number}`;
	});
	return anyOf(any);
}

const anyOf = (filters: readonly string[]): string =>
	filters.length > 1 ? `(${filters.join(' || ')})` : filters.join();

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value));

const ticked = (value: string): string =>
	isNumber(value) || value === 'true' || value === 'false' ? value : `\`${value}\``;

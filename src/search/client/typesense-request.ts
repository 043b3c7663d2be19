import type { ClientParams, ClientRequest } from './instant-search.ts';

/** Parameters of one search in a call of `multi_search`. */
export type TypesenseSearch = Readonly<Record<string, string | number>>;

/** InstantSearch's request as Typesense's own adapter for it sends it to a server; empty parameters are left out. */
export function typesenseSearch(
	{ indexName, params = {} }: ClientRequest,
	{ collection, queryBy }: { collection: string; queryBy: readonly string[] },
): TypesenseSearch {
	const [, sortBy = ''] = indexName.split('/sort/');
	const { query, facets, facetName, facetQuery, hitsPerPage, maxValuesPerFacet, page = 0 } = params;
	const asked = {
		query_by: queryBy.join(),
		collection,
		q: query || '*',
		facet_by: [facets ?? []].flat().join(),
		filter_by: filterOf(params),
		sort_by: sortBy,
		max_facet_values: maxValuesPerFacet,
		page: page + 1,
		per_page: hitsPerPage,
		...(facetQuery && { facet_query: `${facetName}:${facetQuery}`, per_page: 0 }),
	};
	return Object.fromEntries(
		Object.entries(asked).filter((pair): pair is [string, string | number] => pair[1] !== undefined && pair[1] !== ''),
	);
}

/** All that must hold, in the language of `filter_by`: it is read from left to right (L1), so that an `||` within `filters` comes first. */
function filterOf({ filters = '', facetFilters = [], numericFilters = [] }: ClientParams): string {
	const choices = [facetFilters].flat().map((group) => facetFilter([group].flat()));
	const parts = [filters, ...choices, ...numberFilters([numericFilters].flat())];
	return parts.filter((part) => part.trim() !== '').join(' && ');
}

/** `make:Kia` or `make:-Kia`; several of them are "any of", and of one field. */
function facetFilter(texts: readonly string[]): string {
	const pairs = texts.map((text) => {
		const colon = text.indexOf(':');
		return { field: text.slice(0, colon), value: text.slice(colon + 1) };
	});
	const field = pairs[0]?.field;
	const isNot = ({ value }: { value: string }) => value.startsWith('-') && !isNumber(value);
	const wanted = pairs.filter((pair) => !isNot(pair)).map(({ value }) => ticked(plain(value)));
	const any = [
		...(wanted.length > 0 ? [`${field}:=[${wanted.join()}]`] : []),
		...pairs.filter(isNot).map(({ value }) => `${field}:!=[${ticked(value.slice(1))}]`),
	];
	return any.length > 1 ? `(${any.join(' || ')})` : any.join();
}

/** A minus that belongs to a value comes with a stroke before it. */
const plain = (value: string): string => value.replace(/^\\-/, '-');

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value));

const ticked = (value: string): string =>
	isNumber(value) || value === 'true' || value === 'false' ? value : `\`${value}\``;

/** `price>=1000`, and the same for several of one field: with both ends a range. A list within the list is "any of". */
function numberFilters(groups: readonly (string | readonly string[])[]): string[] {
	const ends = new Map<string, Map<string, string>>();
	const others: string[] = [];
	for (const group of groups) {
		if (typeof group === 'string') {
			const { field, operator, number } = comparison(group);
			ends.set(field, (ends.get(field) ?? new Map<string, string>()).set(operator, number));
		} else {
			const any = group.map(comparison).map(({ field, operator, number }) => `${field}:${operator}${number}`);
			others.push(`(${any.join(' || ')})`);
		}
	}
	return [...[...ends].flatMap(([field, numbers]) => boundsOf(field, numbers)), ...others];
}

function boundsOf(field: string, numbers: ReadonlyMap<string, string>): string[] {
	const [min, max] = [numbers.get('>='), numbers.get('<=')];
	const isRange = min !== undefined && max !== undefined;
	const rest = [...numbers].filter(([operator]) => !(isRange && (operator === '>=' || operator === '<=')));
	return [
		...(isRange ? [`${field}:=[${min}..${max}]`] : []),
		...rest.map(([operator, number]) => `${field}:${operator}${number}`),
	];
}

/** Throws where it is no comparison of a number. */
function comparison(text: string): { field: string; operator: string; number: string } {
	const [, field, operator, number] = /^(\w+)\s*(!=|[<>]=?|=)\s*(-?[\d.]+)$/.exec(text) ?? [];
	if (!field || !operator || !number) throw new Error(`"${text}" is no comparison of numbers`);
	return { field, operator, number };
}

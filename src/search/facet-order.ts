import type { ListFacet } from './facets.ts';

type Choice = { value: string; label: string; count: number };

/**
 * The order of a facet's choices, in the page as it is built and in the search that takes its place (SRCH-2): those of most
 * cars first and equal ones by what they are called, or by number.
 */
export const inFacetOrder =
	({ order }: Pick<ListFacet, 'order'>) =>
	(one: Choice, other: Choice): number =>
		(order === 'count' ? other.count - one.count : Number(one.value) - Number(other.value)) || byLabel(one, other);

const byLabel = (one: Choice, other: Choice): number => {
	if (one.label === other.label) return one.value < other.value ? -1 : 1;
	return one.label < other.label ? -1 : 1;
};

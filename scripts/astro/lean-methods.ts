/** The module of InstantSearch's helper, below `node_modules`. */
export const helperModule = 'algoliasearch-helper/src/algoliasearch.helper.js';

/**
 * Methods of the helper that nothing calls on the search page: other names of the same, tags, excluded values, facets within facets,
 * recommendations, compositions. One that an upgrade renames or drops fails `tests/astro/lean-search.test.ts`.
 */
export const unusedMethods: readonly string[] = [
	...[
		'getQuery',
		'searchOnce',
		'findAnswers',
		'nextPage',
		'previousPage',
		'setCurrentPage',
		'getCurrentPage',
		'getPage',
	],
	...['clearTags', 'addTag', 'removeTag', 'toggleTag', 'hasTag', 'getTags'],
	...[
		'addFacetExclusion',
		'addExclude',
		'removeFacetExclusion',
		'removeExclude',
		'toggleFacetExclusion',
		'toggleExclude',
	],
	...['addDisjunctiveRefine', 'addRefine', 'removeDisjunctiveRefine', 'removeRefine', 'toggleRefine', 'isExcluded'],
	...[
		'addHierarchicalFacetRefinement',
		'getHierarchicalFacetBreadcrumb',
		'addNumericRefinement',
		'getNumericRefinement',
	],
	...['hasRefinements', 'containsRefinement', 'isDisjunctiveRefined', '_hasDisjunctiveRefinements'],
	...[
		'addFrequentlyBoughtTogether',
		'addRelatedProducts',
		'addTrendingItems',
		'addTrendingFacets',
		'addLookingSimilar',
	],
	...['removeFrequentlyBoughtTogether', 'removeRelatedProducts', 'removeTrendingItems', 'removeTrendingFacets'],
	...['removeLookingSimilar', 'recommend', '_recommend', '_recommendChange', '_dispatchRecommendResponse'],
	...['_dispatchRecommendError', 'searchWithComposition', 'searchForCompositionFacetValues', '_runComposition'],
];

/** What a parser says of a module, as far as it is asked here. */
type Statement = { start: number; end: number; expression?: Assignment };
type Assignment = { type: string; left?: Member };
type Member = { property?: { name?: string }; object?: Member };

/** A module without the statements that give a class one of these methods, `Helper.prototype.addTag = …;`. */
export function withoutMethods(code: string, body: readonly Statement[], names: readonly string[]): string {
	const dropped = body.filter(({ expression }) => {
		const left = expression?.type === 'AssignmentExpression' ? expression.left : undefined;
		return left?.object?.property?.name === 'prototype' && names.includes(left.property?.name ?? '');
	});
	return dropped.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** A module of InstantSearch's helper, below `node_modules`, and what nothing calls of it on the search page. */
type Lean = { module: string; methods: readonly string[] };

const source = 'algoliasearch-helper/src';

/**
 * Methods of the helper that nothing calls on the search page: other names of the same, tags, excluded values, facets within facets,
 * recommendations, compositions. One that an upgrade renames or drops fails `tests/astro/lean-search.test.ts`.
 */
export const leanModules: readonly Lean[] = [
	{
		module: `${source}/algoliasearch.helper.js`,
		methods: [
			...['getQuery', 'setQuery', 'setQueryParameter', 'searchOnce', 'findAnswers', 'getRefinements', 'isTagRefined'],
			...['nextPage', 'previousPage', 'setCurrentPage', 'getCurrentPage', 'getPage', 'setPage'],
			...['clearRefinements', 'clearTags', 'addTag', 'removeTag', 'toggleTag', 'hasTag', 'getTags'],
			...['addFacetExclusion', 'addExclude', 'removeFacetExclusion', 'removeExclude', 'toggleFacetExclusion'],
			...['toggleExclude', 'addDisjunctiveRefine', 'addRefine', 'removeDisjunctiveRefine', 'removeRefine'],
			...['toggleRefine', 'toggleRefinement', 'isExcluded', 'addDisjunctiveFacetRefinement', 'addFacetRefinement'],
			...['removeFacetRefinement', 'removeDisjunctiveFacetRefinement', 'removeNumericRefinement'],
			...['addHierarchicalFacetRefinement', 'removeHierarchicalFacetRefinement', 'getHierarchicalFacetBreadcrumb'],
			...['addNumericRefinement', 'getNumericRefinement', 'hasRefinements', 'containsRefinement'],
			...['isDisjunctiveRefined', '_hasDisjunctiveRefinements', 'addFrequentlyBoughtTogether', 'addRelatedProducts'],
			...['addTrendingItems', 'addTrendingFacets', 'addLookingSimilar', 'removeFrequentlyBoughtTogether'],
			...['removeRelatedProducts', 'removeTrendingItems', 'removeTrendingFacets', 'removeLookingSimilar'],
			...['recommend', '_recommend', '_recommendChange', '_dispatchRecommendResponse', '_dispatchRecommendError'],
			...['searchWithComposition', 'searchForCompositionFacetValues', '_runComposition'],
		],
	},
	{
		module: `${source}/SearchParameters/index.js`,
		methods: [
			...['clearTags', 'setFacets', 'setDisjunctiveFacets', 'setHitsPerPage', 'setTypoTolerance', 'setQuery'],
			...['addNumericRefinement', 'removeNumericRefinement', 'getNumericRefinement', 'getExcludeRefinements'],
			...['addExcludeRefinement', 'removeExcludeRefinement', 'toggleExcludeFacetRefinement', 'toggleTagRefinement'],
			...['addHierarchicalFacet', 'removeHierarchicalFacet', 'addHierarchicalFacetRefinement'],
			...['removeHierarchicalFacetRefinement', 'getHierarchicalFacetBreadcrumb', 'getUnrefinedDisjunctiveFacets'],
			...['_getHierarchicalFacetSortBy', '_getHierarchicalShowParentLevel'],
		],
	},
	{ module: `${source}/SearchResults/index.js`, methods: ['getRefinements'] },
];

/** What a parser says of a module, as far as it is asked here. */
type Part = { start: number; end: number };
type Named = { name?: string };
type Statement = Part & { expression?: Assignment };
type Assignment = { type: string; left?: Member; right?: { properties?: readonly Property[] } };
type Member = { property?: Named; object?: Member };
type Property = Part & { key?: Named };

/** A module without methods that it gives a class, as `Helper.prototype.addTag = …;` or within `State.prototype = { … }`. */
export function withoutMethods(code: string, body: readonly Statement[], names: readonly string[]): string {
	const isUnused = ({ name = '' }: Named = {}) => names.includes(name);
	const dropped = body.flatMap((statement): readonly Part[] => {
		const { type = '', left, right } = statement.expression ?? {};
		if (type !== 'AssignmentExpression') return [];
		if (left?.object?.property?.name === 'prototype') return isUnused(left.property) ? [statement] : [];
		const { properties = [] } = (left?.property?.name === 'prototype' && right) || {};
		return properties.flatMap((one, at) =>
			// With the comma after it.
			isUnused(one.key) ? [{ start: one.start, end: properties[at + 1]?.start ?? one.end }] : [],
		);
	});
	return dropped.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

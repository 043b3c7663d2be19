import type { Plugin } from 'vite';

/** What InstantSearch imports and the search page never runs: by the end of its name, what stands in for it. */
const standIns: readonly [RegExp, string][] = [
	// Its router, with `qs`: the search brings a router of its own.
	[/\/routers\/history\.js$/, 'export default () => undefined;'],
	// Sends what visitors do to Algolia.
	[/\/createInsightsMiddleware\.js$/, 'export const createInsightsMiddleware = () => () => ({});'],
	// For widgets with templates of their own, and for results that a server has sent along.
	[/\/createHelpers\.js$/, 'export default () => ({});'],
	[/\/hydrateSearchClient\.js$/, 'export const hydrateSearchClient = () => {};'],
	[/\/createSendEventForFacet\.js$/, 'export const createSendEventForFacet = () => () => {};'],
	// Facets within facets, and recommendations of cars: the search asks for neither.
	[/\/generate-hierarchical-tree$/, 'module.exports = () => () => undefined;'],
	[/\/RecommendResults$/, 'module.exports = function () {};'],
	[/\/sortAndMergeRecommendations$/, 'module.exports = () => [];'],
	// `{...a, b}` for old browsers, property by property: 5 ms of each search. It spreads no getters.
	[/\/_object_spread(?:_props)?\.js$/, 'export const _ = Object.assign;'],
	// Tells Algolia's crawler which widgets a page has.
	[
		/\/createMetadataMiddleware\.js$/,
		'export const isMetadataEnabled = () => false, createMetadataMiddleware = () => () => ({});',
	],
];

/** Leaves out of InstantSearch what the search page has no use for: 18 KB, gzipped, and every call home. */
export function leanSearch(): Plugin {
	const prefix = '\0lean-search:';
	return {
		name: 'forecourt:lean-search',
		enforce: 'pre',
		resolveId(id, importer) {
			if (!importer || !/\/(?:instantsearch\.js|algoliasearch-helper|react-instantsearch(?:-core)?)\//.test(importer))
				return undefined;
			const index = standIns.findIndex(([name]) => name.test(id));
			return index < 0 ? undefined : prefix + index;
		},
		load: (id) => (id.startsWith(prefix) ? standIns[Number(id.slice(prefix.length))]?.[1] : undefined),
	};
}

import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { leanModules, withoutMethods } from './lean-methods.ts';

type StandIn = {
	/** The module, below `node_modules`. */
	module: string;
	/** What stands in for it. */
	code: string;
};

/**
 * What the search libraries import and the search page never runs. A row whose module an upgrade moves, renames or no longer
 * imports fails `tests/astro/lean-search.test.ts`.
 */
export const standIns: readonly StandIn[] = [
	// InstantSearch's router, with `qs`: the search has its own.
	{ module: 'instantsearch.js/es/lib/routers/history.js', code: 'export default () => undefined;' },
	// Sends what visitors do to Algolia.
	{
		module: 'instantsearch.js/es/middlewares/createInsightsMiddleware.js',
		code: 'export const createInsightsMiddleware = () => () => ({});',
	},
	// Tells Algolia's crawler which widgets a page has.
	{
		module: 'instantsearch.js/es/middlewares/createMetadataMiddleware.js',
		code: 'export const isMetadataEnabled = () => false, createMetadataMiddleware = () => () => ({});',
	},
	// For widgets with their own templates, and for results that a server has sent along.
	{ module: 'instantsearch.js/es/lib/createHelpers.js', code: 'export default () => ({});' },
	{
		module: 'instantsearch.js/es/lib/utils/hydrateSearchClient.js',
		code: 'export const hydrateSearchClient = () => {};',
	},
	// Such middleware for recommendations.
	{
		module: 'instantsearch.js/es/lib/utils/addInsightsToRecommendParameters.js',
		code: 'export const addInsightsToRecommendParameters = (parameters) => parameters;',
	},
	// Addresses of Algolia's documentation, after the messages of errors.
	{
		module: 'instantsearch.js/es/lib/utils/documentation.js',
		code: "export const createDocumentationLink = () => '', createDocumentationMessageGenerator = () => (message) => message ?? '';",
	},
	// For Reacts that do not have it.
	{
		module: 'use-sync-external-store/shim/index.js',
		code: "export { useSyncExternalStore } from 'react';",
	},
	// Facets within facets, and recommendations of cars: the search asks for neither.
	{
		module: 'algoliasearch-helper/src/SearchResults/generate-hierarchical-tree.js',
		code: 'module.exports = () => () => undefined;',
	},
	{ module: 'algoliasearch-helper/src/RecommendResults/index.js', code: 'module.exports = function () {};' },
	{
		module: 'algoliasearch-helper/src/utils/sortAndMergeRecommendations.js',
		code: 'module.exports = () => [];',
	},
	{
		module: 'algoliasearch-helper/src/RecommendParameters/index.js',
		code: 'module.exports = function () { this.params = []; };',
	},
	// What an address says of the state, where a site does not say it itself.
	{
		module: 'instantsearch.js/es/lib/stateMappings/simple.js',
		code: 'export default () => undefined;',
	},
	// Node's emitter of events for old browsers, with its warnings: the libraries listen, emit and stop listening.
	{
		module: '@algolia/events/events.js',
		code: `
			function Emitter() {}
			Emitter.prototype = {
				setMaxListeners() { return this; },
				listeners(type) { return this._on?.[type] ?? []; },
				listenerCount(type) { return this.listeners(type).length; },
				on(type, listener) { (this._on ??= {})[type] = [...this.listeners(type), listener]; return this; },
				once(type, listener) {
					const once = (...args) => { this.removeListener(type, once); listener.apply(this, args); };
					once.of = listener;
					return this.on(type, once);
				},
				removeListener(type, gone) {
					if (this._on) this._on[type] = this.listeners(type).filter((one) => one !== gone && one.of !== gone);
					return this;
				},
				removeAllListeners(type) {
					this._on = type === undefined ? {} : { ...this._on, [type]: [] };
					return this;
				},
				emit(type, ...args) {
					const all = this.listeners(type);
					if (type === 'error' && all.length === 0) throw args[0];
					for (const listener of all) listener.apply(this, args);
					return all.length > 0;
				},
			};
			Emitter.prototype.addListener = Emitter.prototype.on;
			module.exports = Emitter;`,
	},
	// `{...a, b}` for old browsers, property by property: 5 ms of each search. It spreads no getters.
	{ module: '@swc/helpers/esm/_object_spread.js', code: 'export const _ = Object.assign;' },
	{ module: '@swc/helpers/esm/_object_spread_props.js', code: 'export const _ = Object.assign;' },
	// The adapter searches; the client of a whole server (collections, keys, analytics) is most of what it would load.
	{
		module: 'typesense/lib/Typesense.js',
		code: `
			const SearchClient = require('typesense/lib/Typesense/SearchClient.js').default;
			module.exports = { SearchClient };`,
	},
	// Keeps its level in the visitor's browser.
	{
		module: 'loglevel/lib/loglevel.js',
		code: `
			const nothing = () => {};
			module.exports = { setLevel: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };`,
	},
];

const folders = ['instantsearch.js', 'algoliasearch-helper', 'react-instantsearch', 'react-instantsearch-core'];
const importers = new RegExp(
	`/node_modules/(?:${[...folders, 'typesense', 'typesense-instantsearch-adapter'].join('|')})/`,
);

const prefix = '\0lean-search:';

/** The id under which a module's stand-in is in the bundle. */
export const standInId = ({ module }: StandIn): string => prefix + module;

/** Leaves out of the search libraries what the search page has no use for, and every call home. */
export function leanSearch(): Plugin {
	const rows = new Map(standIns.map((row) => [row.module, row]));
	return {
		name: 'forecourt:lean-search',
		enforce: 'pre',
		async resolveId(id, importer, options) {
			if (!importer || !importers.test(importer.replaceAll(sep, '/'))) return undefined;
			const found = await this.resolve(id, importer, { ...options, skipSelf: true });
			const module = found?.id.replaceAll(sep, '/').split('?')[0]?.split('/node_modules/').at(-1);
			const row = rows.get(module ?? '');
			return row ? standInId(row) : found;
		},
		load: (id) => (id.startsWith(prefix) ? rows.get(id.slice(prefix.length))?.code : undefined),
		transform(code, id) {
			const path = id.replaceAll(sep, '/').split('?')[0];
			const lean = leanModules.find(({ module }) => path?.endsWith(`/node_modules/${module}`));
			if (!lean) return undefined;
			const { body } = this.parse(code);
			return { code: withoutMethods(code, body as Parameters<typeof withoutMethods>[1], lean.methods), map: null };
		},
	};
}

import { makeQueryMatch } from '../engine/query-match.ts';
import { createEngine, type SearchEngine } from '../engine/search.ts';
import type { StockIndex } from '../index/open-index.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { serverValues } from './server-facet-query.ts';
import { limitPrefixes } from './server-filter.ts';
import { createServerMatcher } from './server-matcher.ts';
import { createFieldTrees } from './tree/field-trees.ts';

/** Makes engines over one index that find what a Typesense server finds with some limits; those that are not given are its own. */
export type ServerEngines = (limits?: Partial<Limits>) => SearchEngine;

/**
 * The engine of the page with a server's limits to what a prefix and a typo stand for (X7, T2, T3, F5). The page does without
 * them: visitors find every car that has what they type.
 */
export function createServerEngines(index: StockIndex): ServerEngines {
	const { rowCount } = index;
	const trees = createFieldTrees(index);
	const engines = new Map<string, SearchEngine>();
	const make = (limits: Limits): SearchEngine => {
		const matchQuery = makeQueryMatch(index, (columns, rows) => createServerMatcher(columns, rows, { trees, limits }));
		const engine = createEngine(index, { words: { matchQuery, matchValues: serverValues(index, { trees, limits }) } });
		return {
			search: ({ filter, ...request }) =>
				engine.search({ ...request, ...(filter && { filter: limitPrefixes(filter, { trees, limits, rowCount }) }) }),
		};
	};
	return (given = {}) => {
		const limits = { ...defaultLimits(rowCount), ...given };
		const key = JSON.stringify(limits);
		const engine = engines.get(key) ?? make(limits);
		engines.set(key, engine);
		return engine;
	};
}

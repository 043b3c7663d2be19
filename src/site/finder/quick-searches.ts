import type { FinderEntry, FinderFile } from '../../contract/finder.ts';
import { slugify } from '../../domain/addresses/slug.ts';

/** A search that many begin with, as a link. */
export type QuickSearch = { name: string; url: string; count: number };

/** Body types, or makes where all vehicles have one body. */
const mostKinds = 3;
/** Body types beside a choice of make and price. */
const mostBodies = 4;

/** What most visitors look for: the body types with most vehicles, and a budget that a good part of the stock is within. */
export function quickSearches({ list, makes, lists }: FinderFile): QuickSearch[] {
	const { bodies, prices } = lists;
	const kinds: readonly FinderEntry[] =
		bodies.length > 1
			? bodies
			: makes.flatMap(([name, count, path]): FinderEntry[] => (count > 0 ? [[name, count, path]] : []));
	const budget = prices[Math.floor(prices.length / 3)];
	return linked([...kinds.slice(0, mostKinds), ...(budget ? [budget] : [])], list);
}

/** The body types with most vehicles, where there are several. */
export const quickBodies = (bodies: readonly FinderEntry[], list: string): QuickSearch[] =>
	bodies.length > 1 ? linked(bodies.slice(0, mostBodies), list) : [];

const linked = (entries: readonly FinderEntry[], list: string): QuickSearch[] =>
	entries.map(([name, count, path = `${slugify(name)}/`]) => ({
		name: name.replace(/[,.\s]000$/, 'k'),
		url: list + path,
		count,
	}));

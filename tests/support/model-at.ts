import { listPages, type ModelOf, modelOf, type PageKind } from '../../src/site/pages/page-table.ts';
import type { Site } from '../../src/site/site.ts';

/** What the page of this kind at this path shows. Throws where the site has none. */
export function modelAt<K extends PageKind>(site: Site, kind: K, path: string): ModelOf<K> {
	const page = listPages(site).find((candidate) => candidate.kind === kind && candidate.path === path);
	if (!page) throw new Error(`There is no page of kind ${kind} at ${path}.`);
	return modelOf(site, page as never) as ModelOf<K>;
}

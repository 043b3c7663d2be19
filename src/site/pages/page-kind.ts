import type { AnalyticsEvent } from '../../domain/leads/analytics-events.ts';
import type { Thing } from '../head/json-ld/json-ld.ts';
import type { Site } from '../site.ts';

/** A page of a kind: `params` is what its model needs to know which one it is. */
type PageAt<Params> = {
	path: string;
	params: Params;
	/** Whether it is in the sitemap and open to search engines, where that differs from its kind. */
	indexed?: boolean;
};

/** A row of the page table: everything that the platform knows about a kind of page. A row that lacks a part does not compile. */
export type PageKind<Params, Model, View extends string | null> = {
	/** The pages of this kind, in the order of the sitemap. `earlier` are those of the kinds before it in the table. */
	pages: (site: Site, earlier?: readonly { indexed: boolean }[]) => Iterable<PageAt<Params>>;
	/** Everything that the page's view shows, read from the site; the build renders the page again when any of it changes. */
	model: (site: Site, params: Params) => Model;
	/** Whether it is in the sitemap and open to search engines. */
	indexed: boolean;
	/** The file in `src/views` that draws it; null for a file, which has its own route in `src/pages`. */
	view: View;
	/** What it is about, for search engines, besides its breadcrumbs; null for nothing. */
	jsonLd: ((site: Site, model: Model, page: Pick<PageAt<Params>, 'path' | 'params'>) => (Thing | null)[]) | null;
	/** What the analytics count when it is seen (USER-7); null for nothing. */
	counts: ((model: Model, page: Pick<PageAt<Params>, 'path' | 'params'>) => (AnalyticsEvent | null)[]) | null;
};

/** Types the row of a kind of page that visitors see. */
export const pageKind = <Params, Model, View extends string>(
	kind: PageKind<Params, Model, View>,
): PageKind<Params, Model, View> => kind;

/** The row of a file: no search engine lists it, no view draws it, nobody counts it. */
export const fileKind = <Params, Model>(
	kind: Pick<PageKind<Params, Model, null>, 'pages' | 'model'>,
): PageKind<Params, Model, null> => ({ ...kind, indexed: false, view: null, jsonLd: null, counts: null });

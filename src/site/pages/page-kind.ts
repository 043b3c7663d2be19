import type { Site } from '../site.ts';

/** Where a page of a kind lies: `params` is what its model needs to know which one it is. */
type PageAt<Params> = {
	path: string;
	params: Params;
	/** Whether search engines are told of this one, where that differs from its kind. */
	indexed?: boolean;
};

/** A row of the page table: which pages of this kind a site has, and what each of them shows. */
export type PageKind<Params, Model> = {
	/** The pages of this kind, in the order of the sitemap. `earlier` are those of the kinds before it in the table. */
	pages: (site: Site, earlier?: readonly { indexed: boolean }[]) => Iterable<PageAt<Params>>;
	/** Everything that the page's view shows, read from the site; the build renders the page again when any of it changes. */
	model: (site: Site, params: Params) => Model;
	/** Whether search engines are told of it. */
	indexed: boolean;
};

/** Types a row of the page table. */
export const pageKind = <Params, Model>(kind: PageKind<Params, Model>): PageKind<Params, Model> => kind;

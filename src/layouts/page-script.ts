import type { PageKind } from '../site/pages/page-table.ts';

/** The modules of kinds of pages (`scripts/`): a page has one at most beside that of all pages. */
export type PageScript = 'content' | 'car' | 'list';

const kindScripts: Partial<Record<PageKind, PageScript | null>> = {
	'stock-list': 'list',
	'stock-landing': 'list',
	car: 'car',
	gone: 'car',
	// These have nothing to start, or start it in their view.
	'app-shell': null,
	article: null,
	blog: null,
	'car-checkout': null,
	saved: null,
	'sign-in': null,
	success: null,
};

/** What a page starts besides what all pages do: forms, maps and hours unless its kind says otherwise. */
export const pageScript = (kind: PageKind): PageScript | null =>
	kindScripts[kind] === undefined ? 'content' : kindScripts[kind];

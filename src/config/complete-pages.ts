import type { Page } from './blocks.ts';

/**
 * The template's pages with those of the tenant in their place: a page replaces the one of its address, whichever of
 * the two has the /pages prefix (ROUTE-16).
 */
export function mergePages(template: Record<string, Page>, own: Record<string, Page>): Record<string, Page> {
	const taken = new Set(Object.keys(own).map(bare));
	const kept = Object.entries(template).filter(([path]) => !taken.has(bare(path)));
	return { ...Object.fromEntries(kept), ...own };
}

const bare = (path: string): string => path.replace(/^\/pages(?=\/.)/, '');

import type { Page } from '../../config/blocks.ts';
import { pagePath } from '../../domain/pages-path.ts';
import { blockModels } from '../block-model.ts';
import { pageKind } from '../page-kind.ts';

/** The pages of blocks: the home page and all that the template or the tenant defines by path (ROUTE-1, ROUTE-16). */
export const configuredPage = pageKind({
	pages: ({ config }) =>
		Object.keys(config.pages).map((key) => ({ path: pagePath(key, config.use_pages_path), params: key })),
	model: (site, key: string) => {
		const page: Page | undefined = site.config.pages[key];
		if (!page) throw new Error(`There is no page "${key}" in the config.`);
		return {
			title: page.title,
			description: page.description ?? null,
			path: pagePath(key, site.config.use_pages_path),
			heading: headHeading(page),
			blocks: blockModels(site, page.blocks),
		};
	},
	indexed: true,
});

/** The page's main heading is its first block's: a hero shows it itself, else it stands in the page's head. */
function headHeading({ blocks }: Page): string | null {
	const [first] = blocks;
	return first && first.kind !== 'hero' ? (first.heading ?? null) : null;
}

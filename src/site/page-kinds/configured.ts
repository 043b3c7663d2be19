import type { Page } from '../../config/blocks.ts';
import { pagePath } from '../../domain/pages-path.ts';
import { blockModel } from '../block-model.ts';
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
			heading: ownHeading(page, site.config.name),
			blocks: page.blocks.map((block) => blockModel(site, block)),
		};
	},
	indexed: true,
});

/** The heading of a page that does not start with a hero: its title without the dealer's name. Null where the hero has it. */
function ownHeading({ title, blocks }: Page, name: string): string | null {
	if (blocks[0]?.kind === 'hero') return null;
	const parts = title.split(' | ').filter((part) => part !== name);
	return parts[0] ?? title;
}

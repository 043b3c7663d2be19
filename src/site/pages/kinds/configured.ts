import { pagePath } from '../../../domain/addresses/pages-path.ts';
import { contentPageView } from '../../../domain/leads/analytics-events.ts';
import { eventNamed } from '../../../domain/leads/named-events.ts';
import { type BlockModel, blockModels } from '../../blocks/block-model.ts';
import { headArt } from '../../blocks/head-picture.ts';
import { mainHeading, pageVariants } from '../../blocks/page-variants.ts';
import { offersInBrief } from '../../content/offers.ts';
import { faqOf } from '../../head/json-ld/content.ts';
import { dealerOf } from '../../head/json-ld/dealer.ts';
import { homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** The pages of blocks: the home page and all that the template or the tenant defines by path (ROUTE-1, ROUTE-16). */
export const configuredPage = pageKind({
	pages: ({ config }) =>
		Object.entries(config.pages).map(([key, { indexed }]) => ({
			path: pagePath(key, config.use_pages_path),
			params: key,
			indexed,
		})),
	model: (site, key: string) => {
		const page = site.page(key);
		if (!page) throw new Error(`There is no page "${key}" in the config.`);
		const path = pagePath(key, site.config.use_pages_path);
		const heading = mainHeading(page);
		const blocks = blockModels(site, page);
		const intro = page.intro ?? offersIn(blocks);
		return {
			title: page.title,
			description: page.description ?? null,
			path,
			/** Null keeps the page out of search engines. */
			canonicalPath: page.indexed ? path : null,
			heading,
			intro,
			breadcrumbs: path === homePath || heading === null ? [] : [home, { name: heading, path }],
			blocks,
			...headArt(path, blocks, site),
			variants: pageVariants(site, key, { head: heading === null ? null : { heading, intro }, blocks }),
			counted: page.counts_as ? eventNamed(page.counts_as) : contentPageView(path),
		};
	},
	indexed: true,
	view: 'Configured',
	jsonLd: (site, { path, blocks }) => [path === homePath ? dealerOf(site) : null, faqOf(blocks)],
	counts: ({ counted }) => [counted],
});

/** A page that begins with offers says at its top which they are. */
function offersIn([first]: readonly BlockModel[]): string | null {
	return first?.kind === 'offers' && first.heading === null ? offersInBrief(first.data.offers) : null;
}

const home = { name: 'Home', path: homePath };

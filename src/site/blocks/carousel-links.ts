import type { Block } from '../../config/blocks.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { spokenOf } from '../../domain/words/template-words.ts';
import type { Site } from '../site.ts';
import { type BlockLink, blockLink } from './block-link.ts';

type Carousel = Pick<Extract<Block, { kind: 'stock-carousel' }>, 'link' | 'filter' | 'count'>;
type Linked = Pick<Site, 'config' | 'linkedStock' | 'linkUrl'>;

/**
 * The way from some of the stock to all that is like it, with how many that are: beside the heading, and where a row that is swiped
 * through ends (ROUTE-14). Without a link of its own it is the ready-made category that the filter is about, else the whole stock.
 */
export function carouselLinks(site: Linked, { link, filter, count: shown }: Carousel) {
	const { text, url, ...rest } = link ?? categoryLink(site, filter ?? '') ?? everything(site);
	const { count = 0 } = site.linkedStock(url) ?? {};
	const to = (words: string): BlockLink => blockLink({ ...rest, text: words, url: site.linkUrl(url) }, site.config);
	if (count === 0) return { link: to(text), end: null };
	const many = count.toLocaleString(site.config.locale);
	const { plural } = spokenOf(site.config.template);
	return { link: to(`${text} (${many})`), end: count > shown ? to(`See all ${many} ${plural}`) : null };
}

function categoryLink({ config }: Linked, filter: string): { text: string; url: string } | null {
	const conditions = filter.split('&&').map((condition) => condition.trim());
	const category = config.search_categories.find((one) => conditions.includes(one.filter.trim()));
	return category ? { text: category.name, url: `${searchPath(config)}?category=${category.slug}` } : null;
}

function everything({ config }: Linked): { text: string; url: string } {
	return { text: `All ${templateFacts(config.template).plural}`, url: searchPath(config) };
}

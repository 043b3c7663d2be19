import { searchPath } from '../../../domain/addresses/search-path.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { articleCars } from '../../content/article-cars.ts';
import { withContents } from '../../content/article-contents.ts';
import { readingText, shareWays } from '../../content/article-ways.ts';
import { articleCard, articlesPerPage } from '../../content/blog.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { articleThing } from '../../head/json-ld/content.ts';
import { dealerId } from '../../head/json-ld/dealer.ts';
import { pagination } from '../../lists/pagination.ts';
import { image } from '../../pictures/image.ts';
import type { Site } from '../../site.ts';
import { articlePath, contactPath, homePath, stockPagePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** `/blog/` or `/news/`: the articles, newest first (ROUTE-15). */
export const blog = pageKind({
	pages: (site) => {
		const total = site.articleSlugs().length;
		return Array.from({ length: pageCount(total) }, (_, index) => ({
			path: stockPagePath(listPath(site), index + 1),
			params: index + 1,
			indexed: total > 0,
		}));
	},
	model: (site, number: number) => {
		const { name, template } = site.config;
		const { plural } = templateFacts(template);
		const list = listPath(site);
		const total = site.articleSlugs().length;
		const count = pageCount(total);
		const heading = blogName(site);
		return {
			heading,
			title: number === 1 ? heading : `${heading}, page ${number}`,
			intro: total > 0 ? `Advice and stories from the people at ${name}.${manyText(site.counts().blogs)}` : null,
			description: `Advice and stories from ${name}.`,
			path: stockPagePath(list, number),
			canonicalPath: total > 0 ? stockPagePath(list, number) : null,
			breadcrumbs: [home, { name: heading, path: list }],
			articles: site.articles((number - 1) * articlesPerPage, articlesPerPage),
			pagination: pagination({ list, canonical: list, number, count }),
			empty: `Nothing has been written yet. Have a look at our ${plural} in the meantime.`,
			plural,
			stockPath: searchPath(site.config),
			contactPath,
		};
	},
	indexed: true,
	view: 'Blog',
	jsonLd: null,
	counts: null,
});

/** `/blog/{slug}/`: an article (ROUTE-15). */
export const article = pageKind({
	pages: (site) =>
		site.articleSlugs().map((slug) => ({ path: articlePath(site.config.blog_path, slug), params: slug })),
	model: (site, slug: string) => {
		const found = site.article(slug);
		if (!found) throw new Error(`There is no article "${slug}".`);
		const { html, ...rest } = found;
		const card = articleCard(rest, site.config);
		const list = listPath(site);
		const { image: url, image_alt } = found;
		return {
			...card,
			...withContents(html),
			reading: readingText(html),
			share: shareWays(card.title, site.config.url + card.path),
			image: url
				? image({ url, alt: image_alt ?? '', width: 1120, ratio: 16 / 9, kind: 'page', sizes: '100vw' })
				: null,
			socialImage: url ?? null,
			breadcrumbs: [home, { name: blogName(site), path: list }, { name: card.title, path: card.path }],
			back: { name: `All ${blogName(site) === 'News' ? 'news' : 'articles'}`, path: list },
			phone: mainPhone(site.config),
			contactPath,
			related: relatedCars(site, { title: card.title, description: card.description, html }),
			others: site
				.articles(0, othersShown + 1)
				.filter(({ path }) => path !== card.path)
				.slice(0, othersShown),
		};
	},
	indexed: true,
	view: 'Article',
	jsonLd: ({ config }, model) => [
		articleThing(
			{ ...model, heading: model.title, image: model.socialImage, published: model.date },
			{ origin: config.url, publisher: dealerId(config) },
		),
	],
	counts: null,
});

/** The next step after reading: cars that the article is about, else new ones. */
function relatedCars(site: Site, text: Parameters<typeof articleCars>[1]) {
	const { isNamed, cards } = articleCars(site, text);
	const { plural } = templateFacts(site.config.template);
	const link = { text: `Browse all ${plural}`, url: searchPath(site.config), newTab: false };
	return { heading: isNamed ? 'In stock now' : 'Just in', cards, link };
}

const othersShown = 3;
const home = { name: 'Home', path: homePath };

const pageCount = (articles: number): number => Math.max(1, Math.ceil(articles / articlesPerPage));

const listPath = ({ config }: Pick<Site, 'config'>): string => `${config.blog_path}/`;

const blogName = ({ config }: Pick<Site, 'config'>): string => (config.blog_path === '/news' ? 'News' : 'Blog');

/** How many there are is worth saying once they fill pages. */
const manyText = (count: number): string => (count > articlesPerPage ? ` ${count} articles.` : '');

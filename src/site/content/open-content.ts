import type { SiteConfig } from '../../config/site.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import { articleCard, publishedArticles } from './blog.ts';
import type { TenantContent } from './content.ts';
import type { ContentQuestions } from './content-questions.ts';
import { localDate } from './local-date.ts';
import { currentOffers, offerCard } from './offers.ts';
import { rangeOffers } from './range-offers.ts';

/** Whether anything that a tenant has written comes and goes by the date at the dealer's. */
export const isDated = (
	{ articles, offers }: Pick<TenantContent, 'articles' | 'offers'>,
	config: Pick<SiteConfig, 'offers' | 'models'>,
): boolean =>
	articles.length + offers.length + config.offers.length > 0 || config.models.some(({ offer }) => offer?.expires);

/** Of what a tenant has written what is on the site at the moment `now` (Unix seconds): nothing of tomorrow's, no offer that is over. */
export function shownContent(content: TenantContent, config: SiteConfig, now: number): TenantContent {
	const today = isDated(content, config) ? localDate(now, config) : '';
	return {
		...content,
		articles: publishedArticles(content.articles, today),
		offers: currentOffers(content.offers, today),
	};
}

/** The answers about what a tenant has written, on the day of the moment `now` (Unix seconds). */
export function openContent(
	{ pages, team, ...content }: TenantContent,
	config: SiteConfig,
	now: number,
): ContentQuestions {
	const today = isDated(content, config) ? localDate(now, config) : '';
	const articles = publishedArticles(content.articles, today);
	const written = [...config.offers.map((offer) => ({ ...offer, html: '' })), ...content.offers];
	const offers = currentOffers([...written, ...rangeOffers(config)], today);
	const byPath = new Map(pages.map((page) => [pagePath(page.key, config.use_pages_path), page]));
	const people = team.toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0);
	return {
		page: (key) => config.pages[key],
		counts: () => ({
			offers: config.offers_count ?? offers.length,
			blogs: config.blogs.count || articles.length,
		}),
		articleSlugs: () => articles.map(({ slug }) => slug),
		articles: (start, count) => articles.slice(start, start + count).map((article) => articleCard(article, config)),
		article: (slug) => articles.find((article) => article.slug === slug),
		markdownPages: () => [...byPath.keys()],
		markdownPage: (path) => byPath.get(path),
		team: () => people,
		offers: () => offers.map((offer) => offerCard(offer, config)),
	};
}

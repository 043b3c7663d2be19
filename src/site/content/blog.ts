import type { SiteConfig } from '../../config/site.ts';
import { articlePath } from '../pages/links.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Article } from './content.ts';

/** An article in a list. */
export type ArticleCard = {
	title: string;
	description: string;
	path: string;
	/** `YYYY-MM-DD`, and as people write it. */
	date: string;
	dateText: string;
	author: string | null;
	image: Image | null;
};

export const articlesPerPage = 12;

/** The articles that are out on the day `today`, newest first; of one day in the order of their names (ROUTE-15). */
export function publishedArticles(articles: readonly Article[], today: string): Article[] {
	return articles
		.filter(({ date }) => date <= today)
		.sort((one, other) =>
			one.date === other.date ? (one.slug < other.slug ? -1 : 1) : one.date < other.date ? 1 : -1,
		);
}

/** An article as a list shows it. */
export function articleCard(article: Omit<Article, 'html'>, config: BlogSettings): ArticleCard {
	const { title, description, slug, date, author, image: url, image_alt } = article;
	return {
		title,
		description,
		path: articlePath(config.blog_path, slug),
		date,
		dateText: dateText(date, config.locale),
		author: author ?? null,
		image: url ? image({ url, alt: image_alt ?? '', width: 480, ratio: 3 / 2, kind: 'page' }) : null,
	};
}

export type BlogSettings = Pick<SiteConfig, 'blog_path' | 'locale'>;

/** `21 November 2026`. */
export const dateText = (date: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

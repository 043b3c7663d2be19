import type { BlockPage } from '../../config/blocks.ts';
import type { ArticleCard } from './blog.ts';
import type { Article, MarkdownPage, TeamEntry } from './content.ts';
import type { OfferCard } from './offers.ts';

/** What a page may ask about the dealer's own pages and texts. */
export type ContentQuestions = {
	/** A page of blocks, by its key in the config. */
	page(key: string): BlockPage | undefined;
	/** How many offers and articles there are: the config's figures where it has some, else counted (SITE-4). */
	counts(): { offers: number; blogs: number };
	/** Slugs of the articles that are out, newest first. */
	articleSlugs(): string[];
	/** Up to `count` articles from the one at `start` on, newest first. */
	articles(start: number, count: number): ArticleCard[];
	article(slug: string): Article | undefined;
	/** Paths of the pages written in Markdown. */
	markdownPages(): string[];
	markdownPage(path: string): MarkdownPage | undefined;
	/** The people of content/team. */
	team(): TeamEntry[];
	/** The offers that run now, those that end first at the top. */
	offers(): OfferCard[];
};

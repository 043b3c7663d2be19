import { stockPagePath } from '../pages/links.ts';
import { pageNumbers } from './page-numbers.ts';

/** The links to the other pages of a list; null in `pages` is where some are left out. */
export type Pagination = {
	/** `Page 2 of 7`. */
	text: string;
	first: string | null;
	previous: string | null;
	next: string | null;
	last: string | null;
	pages: (PageLink | null)[];
};

type PageLink = { number: number; path: string; current: boolean };

type PageOfList = {
	/** Path of this list's first page. */
	list: string;
	/** Path of the list that has the further pages. */
	canonical: string;
	number: number;
	/** Number of pages. */
	count: number;
};

/** The links around page `number` of a list; null where there is no other page. */
export function pagination({ list, canonical, number, count }: PageOfList): Pagination | null {
	if (count === 1) return null;
	return pagesAround({ number, count, path: (page) => stockPagePath(page === 1 ? list : canonical, page) });
}

/** The links around page `number` of `count`. */
export function pagesAround({ number, count, path }: Around): Pagination {
	return {
		text: `Page ${number} of ${count}`,
		first: number > 1 ? path(1) : null,
		previous: number > 1 ? path(number - 1) : null,
		next: number < count ? path(number + 1) : null,
		last: number < count ? path(count) : null,
		pages: pageNumbers(number, count).map((page) =>
			page === null ? null : { number: page, path: path(page), current: page === number },
		),
	};
}

type Around = Pick<PageOfList, 'number' | 'count'> & { path: (page: number) => string };

import { type Reading, refuse } from '../../src/search/engine/sort-by.ts';

/** As it comes from a query string or from JSON. */
export type WholeNumber = number | string;

export type PagingParams = {
	page?: WholeNumber;
	per_page?: WholeNumber;
	limit?: WholeNumber;
	offset?: WholeNumber;
};

export type Paging = { offset: number; perPage: number };

const defaultPerPage = 10;
const mostPerPage = 250;

/** Reads which cars are asked for, by page or by offset (S4). */
export function readPaging({
	page = 1,
	per_page = defaultPerPage,
	limit = per_page,
	offset,
}: PagingParams): Reading<Paging> {
	const numbers = { page, per_page, limit, offset: offset ?? 0 };
	for (const [name, value] of Object.entries(numbers)) {
		if (!isWholeNumber(value)) return refuse(400, `${name} must be a whole number, not ${JSON.stringify(value)}.`);
	}
	const perPage = Number(limit);
	if (perPage > mostPerPage) return refuse(422, `A page has ${mostPerPage} cars at most.`);
	const first = (Math.max(1, Number(page)) - 1) * perPage;
	return { ok: true, value: { perPage, offset: Number(offset ?? first) } };
}

/** Whether this is a whole number from 0 on. */
export const isWholeNumber = (value: WholeNumber): boolean => /^\d{1,9}$/.test(String(value));

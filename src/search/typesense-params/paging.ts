import { type Reading, refuse } from './params-problem.ts';

export type PagingParams = {
	page?: number | string;
	per_page?: number | string;
	limit?: number | string;
	offset?: number | string;
};

export type Paging = { offset: number; perPage: number };

const defaultPerPage = 10;
const mostPerPage = 250;

/** Reads which cars are asked for, by page or by offset (S4). */
export function readPaging(params: PagingParams): Reading<Paging> {
	for (const name of ['page', 'per_page', 'limit', 'offset'] as const) {
		const value = params[name];
		if (value !== undefined && !/^\d+$/.test(String(value))) {
			return refuse(400, `${name} must be a whole number, not ${JSON.stringify(value)}.`);
		}
	}
	const perPage = Number(params.limit ?? params.per_page ?? defaultPerPage);
	if (perPage > mostPerPage) return refuse(422, `A page has ${mostPerPage} cars at most.`);
	const page = Math.max(1, Number(params.page ?? 1));
	return { ok: true, value: { perPage, offset: Number(params.offset ?? (page - 1) * perPage) } };
}

import { expect, test } from 'vitest';
import { readLimits } from '../../../scripts/search/read-limits.ts';
import { answerGolden } from './golden-stock.ts';

test.each([
	[{}, {}],
	[
		{ max_candidates: '7', max_filter_by_candidates: 9 },
		{ maxCandidates: 7, maxFilterCandidates: 9 },
	],
	[{ max_candidates: 0 }, {}],
	[{ exhaustive_search: 'true' }, { exhaustive: true, maxCandidates: 10_000 }],
	[
		{ exhaustive_search: true, max_candidates: 3 },
		{ exhaustive: true, maxCandidates: 3 },
	],
	[{ num_typos: '1,2' }, { typos: 1 }],
	[{ num_typos: 'many' }, {}],
	[{ prefix: false }, { prefix: false }],
	[{ prefix: 'true,false' }, { prefix: true }],
	[{ split_join_tokens: 'off' }, { respell: 'off' }],
	[{ split_join_tokens: true }, { respell: 'fallback' }],
	[{ split_join_tokens: 'sometimes' }, {}],
	[
		{ min_len_1typo: 3, min_len_2typo: 5, typo_tokens_threshold: 0, drop_tokens_threshold: 10 },
		{ minLength1Typo: 3, minLength2Typo: 5, typosBelow: 0, dropBelow: 10 },
	],
])('T2–T5 %o sets %o', (params, limits) => expect(readLimits(params as object)).toEqual({ ok: true, value: limits }));

test.each(['max_candidates', 'drop_tokens_threshold', 'facet_query_num_typos'])('%s must be a whole number', (name) => {
	expect(readLimits({ [name]: 'abc' })).toMatchObject({ ok: false, problem: { status: 400 } });
	expect(readLimits({ [name]: -1 })).toMatchObject({ ok: false, problem: { status: 400 } });
});

test('F5 a facet query answers no cars unless it says how many', () => {
	const hits = (params: object) => {
		const answer = answerGolden({ q: '*', facet_by: 'make', ...params });
		return 'error' in answer ? answer.error : answer.hits.length;
	};
	expect(hits({})).toBe(10);
	expect(hits({ facet_query: 'make:t' })).toBe(0);
	expect(hits({ facet_query: 'make:t', limit: 5 })).toBe(0);
	expect(hits({ facet_query: 'make:t', per_page: 5 })).toBe(5);
	expect(hits({ limit: 5 })).toBe(5);
});

test('T2 weights say in which order the fields are searched', () => {
	const found = (query_by: string, query_by_weights?: string) => {
		const answer = answerGolden({ q: 's', query_by, ...(query_by_weights && { query_by_weights }) });
		return 'error' in answer ? answer.error.status : answer.found;
	};
	expect(found('make,stocknum', '1,2')).toBe(found('stocknum,make'));
	expect(found('make,stocknum', '2,1')).toBe(found('make,stocknum'));
	expect(found('stocknum,make')).not.toBe(found('make,stocknum'));
	expect(found('make,stocknum', '1')).toBe(400);
});

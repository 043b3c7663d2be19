import { type Reading, refuse } from '../../src/search/engine/sort-by.ts';
import { type Limits, mostCandidates } from '../../src/search/server/limits.ts';
import { isWholeNumber, type WholeNumber } from './paging.ts';

/** What a request sets of a server's parameters for words. */
export type LimitParams = {
	max_candidates?: WholeNumber;
	max_filter_by_candidates?: WholeNumber;
	num_typos?: WholeNumber;
	min_len_1typo?: WholeNumber;
	min_len_2typo?: WholeNumber;
	typo_tokens_threshold?: WholeNumber;
	drop_tokens_threshold?: WholeNumber;
	facet_query_num_typos?: WholeNumber;
	split_join_tokens?: string;
	prefix?: boolean | string;
	exhaustive_search?: boolean | string;
};

const numbers = {
	max_candidates: 'maxCandidates',
	max_filter_by_candidates: 'maxFilterCandidates',
	min_len_1typo: 'minLength1Typo',
	min_len_2typo: 'minLength2Typo',
	typo_tokens_threshold: 'typosBelow',
	drop_tokens_threshold: 'dropBelow',
	facet_query_num_typos: 'facetTypos',
} as const;
const respelled = { off: 'off', false: 'off', fallback: 'fallback', true: 'fallback', always: 'always' } as const;

/** Reads the limits that a request sets (T2–T5); `max_candidates` of 0 is the default. */
export function readLimits(params: LimitParams): Reading<Partial<Limits>> {
	const limits: Partial<Limits> = {};
	const exhaustive = String(params.exhaustive_search) === 'true';
	if (exhaustive) Object.assign(limits, { exhaustive, maxCandidates: mostCandidates });
	for (const [name, limit] of Object.entries(numbers)) {
		const value = params[name as keyof typeof numbers];
		if (value === undefined) continue;
		if (!isWholeNumber(value)) return refuse(400, `${name} must be a whole number, not ${JSON.stringify(value)}.`);
		if (limit !== 'maxCandidates' || Number(value) > 0) limits[limit] = Number(value);
	}
	const typos = Number(String(params.num_typos ?? '').split(',')[0] || Number.NaN);
	const respell = respelled[String(params.split_join_tokens) as keyof typeof respelled];
	const prefix = params.prefix === undefined ? undefined : String(params.prefix).split(',')[0] === 'true';
	return {
		ok: true,
		value: {
			...limits,
			...(Number.isInteger(typos) && { typos }),
			...(respell && { respell }),
			...(prefix !== undefined && { prefix }),
		},
	};
}

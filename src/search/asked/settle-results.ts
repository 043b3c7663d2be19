import { slugify } from '../../domain/addresses/slug.ts';
import type { ClientParams, ClientRequest, ClientResult, PageClient } from '../client/instant-search.ts';
import type { Asked } from './asked.ts';
import { isCarNumber } from './car-number.ts';
import { isWish } from './names.ts';

type Of = { request: ClientRequest; asked: Asked; client: PageClient };

/**
 * What an answer to words is worth: cars found by mended words are shown only where the words themselves name nothing (SRCH-3). A
 * number of a car is never mended, and where other filters leave none of the cars that the words name, none is shown: `blue mazda
 * 3` is no Mazda2. Words that nothing in stock has are left out beside others that were understood; `mended` is empty then.
 */
export async function settledResult(result: ClientResult, of: Of): Promise<ClientResult> {
	const settled = await settle(result, of);
	const note = [...mendedNotes(settled), ...of.asked.notes].join(' ');
	return note ? { ...settled, note } : settled;
}

function mendedNotes({ mended, query, nbHits }: ClientResult): string[] {
	if (mended === undefined) return [];
	const words = `“${query.trim()}”`;
	if (nbHits === 0) return [`Nothing matches ${words}. We looked for “${mended}”.`];
	const none = isWish(query.trim()) ? `None of these is called ${words}.` : `Nothing matches ${words}.`;
	return [mended ? `Showing results for “${mended}”. ${none}` : `${none} Showing the rest of your search.`];
}

async function settle(result: ClientResult, { request, asked, client }: Of): Promise<ClientResult> {
	const { params = {} } = request;
	const words = params.query?.trim() ?? '';
	if (words === '' || /["]|(?:^|\s)-/.test(words)) return result;
	const isMended = isOther(result, words);
	if (result.nbHits > 0 && !isMended) return asItIs(result);
	const isNumber = words.split(/\s+/).some((word) => isCarNumber(word) && !hasWord(result, word));
	if (isNumber) return result.nbHits > 0 ? emptied(result) : result;
	const isFar = isFarFetched(result, words) || (isMended && (await findsAll(result, request, client)));
	const near = isFar ? emptied(result) : result;
	if (!isFiltered(params)) return near;
	const alone = await answerTo({ ...request, params: { query: words, hitsPerPage: 0 } }, client);
	// A wish is not what somebody came for, though a car is called so: `family off road under 50k`.
	if (alone && alone.nbHits > 0 && !isOther(alone, words) && !isWish(words)) return emptied(result);
	// Of the cars that were meant the filters leave none: automatic cars that are no HiLux are not what `hilx auto` asks for.
	if (near.nbHits === 0 && alone && isMistyped(alone, words)) return { ...near, mended: alone.mended ?? '' };
	if (near.nbHits > 0 || asked.parts.every(({ wish }) => wish.kind === 'order')) return near;
	const without = await answerTo({ ...request, params: { ...params, query: '' } }, client);
	return without && without.nbHits > 0 ? { ...without, query: words, mended: '' } : near;
}

/**
 * Whether words were dropped and what is left begins as none of them, `test drive` is no xDrive, or is a number alone, or a short word
 * became a longer one: who would `sell` wants no Seltos.
 */
function isFarFetched({ mended = '' }: ClientResult, words: string): boolean {
	const [typed, found] = [words.toLowerCase().split(/\s+/), mended.split(' ')];
	if (mended === '') return false;
	if (found.length < typed.length)
		return /^[\d ]+$/.test(mended) || found.some((word) => !typed.some((own) => isNear(own, word)));
	// Numbers are never mistyped: a CX-30 is no CX-3.
	if (words.replace(/\D/g, '') !== mended.replace(/\D/g, '')) return true;
	return found.some((word) => typed.every((own) => !isAsLong(own, word)));
}

/** Whether cars are called as the words are, but for a letter or two. */
const isMistyped = (alone: ClientResult, words: string): boolean =>
	alone.nbHits > 0 && alone.mended?.[0] === words[0]?.toLowerCase() && !isFarFetched(alone, words);

/** Whether a word that is left may be one that was typed, or what it begins: `5 star` is no Softail Standard. */
const isNear = (own: string, word: string): boolean =>
	word.startsWith(own) || (own[0] === word[0] && isAsLong(own, word));

/** By so many letters a mended word may be longer or shorter. */
const mostOther = 1;
const isAsLong = (own: string, word: string): boolean => Math.abs(own.length - word.length) <= mostOther;

/** What every car has says nothing about them: the name of the suburb. */
async function findsAll({ nbHits }: ClientResult, request: ClientRequest, client: PageClient): Promise<boolean> {
	if (nbHits < fewestOfAll) return false;
	const all = await answerTo({ ...request, params: { query: '', hitsPerPage: 0 } }, client);
	return all?.nbHits === nbHits;
}
const fewestOfAll = 10;

const answerTo = async (request: ClientRequest, client: PageClient): Promise<ClientResult | undefined> =>
	(await client.search([request])).results[0];

const joined = (text: string): string => slugify(text).replaceAll('-', '');

/** Whether the cars were found by other words: `cx 5` and `cx5` are the same. */
const isOther = ({ mended }: ClientResult, words: string): boolean =>
	mended !== undefined && joined(mended) !== joined(words);

const hasWord = ({ mended, nbHits }: ClientResult, word: string): boolean =>
	nbHits > 0 && (mended ?? '').split(' ').map(joined).includes(joined(word));

const isFiltered = ({ facetFilters = [], numericFilters = [], filters = '' }: ClientParams): boolean =>
	facetFilters.length + numericFilters.length + filters.length > 0;

function asItIs({ mended: _, ...result }: ClientResult): ClientResult {
	return result;
}

function emptied({ mended: _, ...result }: ClientResult): ClientResult {
	const facets = Object.fromEntries(Object.keys(result.facets).map((field) => [field, {}]));
	return {
		...result,
		hits: [],
		nbHits: 0,
		nbPages: 0,
		...(result.forSale !== undefined && { forSale: 0 }),
		facets,
		facets_stats: {},
	};
}

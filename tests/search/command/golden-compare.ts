import type { ParamsAnswer } from '../../../scripts/search/answer-params.ts';
import { type GoldenAnswer, type GoldenParams, goldenCars, goldenFields } from '../golden.ts';

export type OwnAnswer = Exclude<ParamsAnswer, { error: unknown }> & { hits: readonly string[] };

const textFields = new Set(goldenFields.filter(({ type }) => type === 'string').map(({ name }) => name));

/** What differs between our answer and the server's by the rules of the golden set's rules.md, one line each. */
export function differences(params: GoldenParams, expected: GoldenAnswer, ours: OwnAnswer): string[] {
	return [
		...(ours.found === expected.found ? [] : [`found ${expected.found}, ours ${ours.found}`]),
		...hitDifferences(params, expected, ours),
		...Object.entries(expected.facets ?? {}).flatMap(([field, counts]) => facetDifferences(field, counts, ours)),
		...statDifferences(params, expected, ours),
	];
}

function hitDifferences(params: GoldenParams, { hits = [], found = 0 }: GoldenAnswer, ours: OwnAnswer): string[] {
	const sorts = (params.sort_by ?? '').split(',').map((sort) => sort.split(':')[0]?.trim() ?? '');
	const isText = params.q !== undefined && params.q !== '*';
	const byRelevance = isText && (!params.sort_by || sorts.includes('_text_match'));
	const isCut = found > hits.length;
	if (byRelevance && isCut) return [];
	if (byRelevance || sorts.some((field) => textFields.has(field))) {
		return isCut ? listDifference([hits.length], [ours.hits.length]) : setDifference(hits, ours.hits);
	}
	if (!isText) return listDifference(hits, ours.hits);
	// Relevance decides ties, and that is not pinned.
	const keys = (ids: readonly string[]) => ids.map((id) => sorts.map((field) => carOf.get(id)?.[field]).join());
	return [...listDifference(keys(hits), keys(ours.hits)), ...(isCut ? [] : setDifference(hits, ours.hits))];
}

const carOf = new Map(goldenCars.map((car) => [car.id, car]));

const setDifference = (theirs: readonly string[], own: readonly string[]): string[] =>
	listDifference(theirs.toSorted(), own.toSorted());

function listDifference<Item>(theirs: readonly Item[], own: readonly Item[]): string[] {
	const first = theirs.findIndex((item, index) => item !== own[index]);
	if (first < 0 && theirs.length === own.length) return [];
	return [`hit ${first} is ${theirs[first]}, ours ${own[first]} (of ${theirs.length}, ours ${own.length})`];
}

/** Of values tied at the cut, any may be answered. */
function facetDifferences(field: string, counts: Record<string, number>, ours: OwnAnswer): string[] {
	const own = new Map((ours.facets[field] ?? []).map(({ value, count }) => [value, count]));
	const least = Math.min(...Object.values(counts));
	const sorted = (values: Iterable<number>) => [...values].toSorted((a, b) => b - a).join();
	const lacking = Object.entries(counts).filter(([value, count]) => own.get(value) !== count && count > least);
	const wrong = Object.entries(counts).filter(([value, count]) => own.has(value) && own.get(value) !== count);
	if (sorted(Object.values(counts)) === sorted(own.values()) && lacking.length + wrong.length === 0) return [];
	return [`facet ${field}: ${JSON.stringify(counts)}, ours ${JSON.stringify(Object.fromEntries(own))}`];
}

/** F3: what is not over all cars is only compared where nothing was cut. */
function statDifferences(params: GoldenParams, { stats = {}, facets = {} }: GoldenAnswer, ours: OwnAnswer): string[] {
	return Object.entries(stats).flatMap(([field, { min, max, avg, sum, total_values }]) => {
		const own = ours.stats[field];
		const returned = Object.keys(facets[field] ?? {}).length;
		// Fewer values than were asked for are all there are; ours decides only where there are just as many.
		const isWhole = returned < (params.max_facet_values ?? 10) || returned === own?.total_values;
		const pairs = {
			min: [min, own?.min],
			max: [max, own?.max],
			...(isWhole && { total_values: [total_values, own?.total_values] }),
			...(isWhole && !params.facet_query && { avg: [avg, own?.avg], sum: [sum, own?.sum] }),
		};
		const off = Object.entries(pairs).filter(
			([, [a, b]]) => a !== b && !(Math.abs(Number(a) - Number(b)) <= 1e-6 * Math.abs(Number(a))),
		);
		return off.map(([name, [a, b]]) => `${name} of ${field} is ${a}, ours ${b}`);
	});
}

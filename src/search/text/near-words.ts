import type { WordIndex } from './word-index.ts';

/** Longer words are not respelled: it would cost time and help nobody. */
const longestRespelled = 40;

/** How many typos a word of the query may have (T3). */
export function allowedTypos(word: string): 0 | 1 | 2 {
	if (word.length < 4 || word.length > longestRespelled) return 0;
	return word.length < 7 ? 1 : 2;
}

/**
 * The words (by place) that differ from a query word in 1 to `allowedTypos` letters (added, left out, changed, or two
 * neighbours swapped), listed by the number of typos (T3). With `prefix` a start of the word is enough, if it is at least
 * as long as the query. Sorted words share their starts, so each start is compared once, and a start that is too far off
 * takes all its words with it.
 */
export function wordsNear({ words, shared }: WordIndex, query: string, prefix: boolean): number[][] {
	const limit = allowedTypos(query);
	const near: number[][] = Array.from({ length: limit + 1 }, () => []);
	if (limit === 0) return near;
	const distances = makeDistances(query, limit);
	let typos = 0;
	for (let place = 0; place < words.length; place++) {
		const common = shared[place] ?? 0;
		if (common <= distances.usable()) typos = distances.read(words[place] ?? '', common, prefix);
		else if (!prefix) typos = limit + 1;
		if (typos > 0 && typos <= limit) near[typos]?.push(place);
	}
	return near;
}

/** The distances of one word after the other from a query (optimal string alignment), going on from shared letters. */
function makeDistances(query: string, limit: number) {
	const width = query.length + 1;
	/** A row for each start of the word: its distance from each start of the query. */
	const table = new Uint8Array(width * (query.length + limit + 3));
	for (let column = 0; column < width; column++) table[column] = column;
	/** The least distance of the starts that are long enough, up to each length. */
	const best = [limit + 1];
	let usable = 0;

	return {
		/** How many letters of the last word are near enough to go on from. */
		usable: () => usable,
		/** The distance of a word, or of its nearest start; `common` letters are those of the word read before. */
		read(word: string, common: number, prefix: boolean): number {
			usable = word.length;
			for (let depth = common; depth < word.length; depth++) {
				if (addRow(word, depth) <= limit) continue;
				usable = depth;
				break;
			}
			const whole = usable === word.length ? (table[usable * width + query.length] ?? 0) : limit + 1;
			return prefix ? Math.min(whole, best[Math.min(usable + 1, word.length)] ?? 0) : whole;
		},
	};

	/** Adds the row of the start that ends with the letter at `depth`; returns the least distance in it. */
	function addRow(word: string, depth: number): number {
		const letter = word.charCodeAt(depth);
		const row = (depth + 1) * width;
		table[row] = depth + 1;
		let least = depth + 1;
		for (let column = 1; column < width; column++) {
			const cell = row + column;
			const wanted = query.charCodeAt(column - 1);
			let cost = (table[cell - width - 1] ?? 0) + (letter === wanted ? 0 : 1);
			cost = Math.min(cost, (table[cell - width] ?? 0) + 1, (table[cell - 1] ?? 0) + 1);
			if (depth > 0 && column > 1 && letter === query.charCodeAt(column - 2) && word.charCodeAt(depth - 1) === wanted) {
				cost = Math.min(cost, (table[cell - 2 * width - 2] ?? 0) + 1);
			}
			table[cell] = cost;
			least = Math.min(least, cost);
		}
		const isLong = depth + 1 >= query.length;
		best[depth + 1] = Math.min(best[depth] ?? 0, isLong ? (table[row + query.length] ?? 0) : limit + 1);
		return least;
	}
}

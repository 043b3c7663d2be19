import type { Searched } from './candidate-words.ts';

/** So many ways of putting the candidates of several words together are tried at least, and of sharing out typos. */
export const fewestWays = 10;

/** One candidate of each word, in the order of trying. */
export function* combinations(words: readonly (readonly string[])[], { trees, limits }: Searched): Generator<string[]> {
	const isSingle = trees.length === 1 && limits.prefix;
	const most = isSingle ? limits.maxCandidates : Math.max(fewestWays, limits.maxCandidates);
	const count = Math.min(countWays(words), most);
	for (let way = 0; way < count; way++) yield pick(words, way);
}

export const countWays = (lists: readonly (readonly unknown[])[]): number =>
	lists.reduce((product, { length }) => product * length, 1);

/** One of each list, by number: the last list changes first. */
export function pick<Item>(lists: readonly (readonly Item[])[], way: number): Item[] {
	let rest = way;
	const picked: Item[] = [];
	for (const list of lists.toReversed()) {
		picked.unshift(list[rest % list.length] as Item);
		rest = Math.floor(rest / list.length);
	}
	return picked;
}

/** A repeatable source of chance. */
export interface Random {
	/** From 0 up to, not including, 1. */
	next(): number;
	/** A whole number from `low` to `high`, both included. */
	whole(low: number, high: number): number;
	/** True with the given probability. */
	chance(probability: number): boolean;
	pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: the same seed gives the same numbers on every machine. */
export function seededRandom(seed: number): Random {
	let state = seed | 0;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
		chance: (probability) => next() < probability,
		pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
	};
}

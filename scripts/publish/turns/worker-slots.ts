/** So many places: runs work in one of them, or once one is free, in the order in which it came. */
export type Places = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits how much is done at once. */
export function makePlaces(count: number): Places {
	let free = count;
	const waiting: (() => void)[] = [];
	const leave = (): void => {
		const next = waiting.shift();
		if (next) next();
		else free++;
	};
	return async (work) => {
		if (free > 0) free--;
		else await new Promise<void>((enter) => waiting.push(enter));
		try {
			return await work();
		} finally {
			leave();
		}
	};
}

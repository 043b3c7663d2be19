/** Runs work at once, or once earlier work has ended, in the order in which it came. */
type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a function that runs at most `count` pieces of work at a time. */
export function limitConcurrency(count: number): Limited {
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

/** Runs work at once, or once earlier work has ended; `name` is what the choice of the next one goes by. */
type Limited = <T>(work: () => Promise<T>, name?: string) => Promise<T>;

/** Chooses which of the work that waits is next, by its place in the list of names; what came first is first in it. */
export type ChooseNext = (names: readonly string[]) => number;

const inOrder: ChooseNext = () => 0;

/** Makes a function that runs at most `count` pieces of work at a time, in the order in which it came unless `choose` says otherwise. */
export function limitConcurrency(count: number, choose: ChooseNext = inOrder): Limited {
	let free = count;
	const waiting: { name: string; enter: () => void }[] = [];
	const leave = (): void => {
		const [next] = waiting.splice(waiting.length > 1 ? choose(waiting.map(({ name }) => name)) : 0, 1);
		if (next) next.enter();
		else free++;
	};
	return async (work, name = '') => {
		if (free > 0) free--;
		else await new Promise<void>((enter) => waiting.push({ name, enter }));
		try {
			return await work();
		} finally {
			leave();
		}
	};
}

/** Keys that this page sends now, where the browser has no locks for all of its tabs. */
const here = new Set<string>();
const lockOf = (key: string): string => `forecourt:lead:${key}`;

/** Sends a lead while no other tab does: waits for its turn. A tab that dies gives its turn back. */
export async function inTurn<Result>(key: string, send: () => Promise<Result>): Promise<Result> {
	if (hasLocks()) return (await navigator.locks.request(lockOf(key), send)) as Result;
	here.add(key);
	try {
		return await send();
	} finally {
		here.delete(key);
	}
}

/** The same, but null at once where somebody sends it. */
export async function unlessSent<Result>(key: string, send: () => Promise<Result>): Promise<Result | null> {
	if (!hasLocks()) return here.has(key) ? null : inTurn(key, send);
	const options = { ifAvailable: true } as const;
	return (await navigator.locks.request(lockOf(key), options, async (lock) =>
		lock ? await send() : null,
	)) as Result | null;
}

const hasLocks = (): boolean => typeof navigator === 'object' && 'locks' in navigator;

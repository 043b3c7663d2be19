/** How many deliveries ended how; `held`: held back until later. */
export type Tally = { held: number; done: number; retry: number; dead: number };

export const noTally = (): Tally => ({ held: 0, done: 0, retry: 0, dead: 0 });

export function addTally(one: Tally, other: Tally): Tally {
	return {
		held: one.held + other.held,
		done: one.done + other.done,
		retry: one.retry + other.retry,
		dead: one.dead + other.dead,
	};
}

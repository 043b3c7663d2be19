/** What stands side by side once one of the two was chosen anew: who chooses what stands on the other side swaps them. */
export function pairAfter(before: readonly number[], chosen: readonly number[]): readonly number[] {
	const [left, right] = chosen;
	return left === right ? before.toReversed() : chosen;
}

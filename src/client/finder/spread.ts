/** Some of a list, evenly from its middle: of ten budgets neither the lowest nor the highest. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
	if (items.length <= count) return [...items];
	return Array.from(
		{ length: count },
		(_, index) => items[Math.floor(((index + 1) * items.length) / (count + 1))],
	).filter((item) => item !== undefined);
}

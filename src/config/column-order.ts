/** What decides the order of a column map: a rule may need the values of other fields first. */
type Dependent = Readonly<Record<string, string | { after?: readonly string[] | undefined } | undefined>>;

/**
 * The fields of a column map, each after those that its `after` names: year, make, then model. `faults` are the fields
 * whose `after` names a field that is not mapped, or depends on itself in the end.
 */
export function columnOrder(columns: Dependent): { order: string[]; faults: string[] } {
	const waiting = new Map(
		Object.entries(columns).flatMap(([field, rule]) => (rule === undefined ? [] : [[field, needs(rule)]])),
	);
	const order: string[] = [];
	const done = new Set<string>();
	for (let before = -1; before < order.length; ) {
		before = order.length;
		for (const [field, after] of waiting) {
			if (!after.every((name) => done.has(name))) continue;
			waiting.delete(field);
			done.add(field);
			order.push(field);
		}
	}
	return { order, faults: [...waiting.keys()] };
}

function needs(rule: string | { after?: readonly string[] | undefined }): readonly string[] {
	return typeof rule === 'string' ? [] : (rule.after ?? []);
}

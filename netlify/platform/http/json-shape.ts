const limits = { depth: 12, values: 3_000, key: 200 };

/**
 * Why a JSON value is one that no form of ours sends: nested so deep that walking it could exhaust the stack, or with
 * too many values or too long keys. Null if it is fine. Walks without recursion.
 */
export function shapeFault(root: unknown): string | null {
	const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
	let values = 0;
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { value, depth } = next;
		if (typeof value !== 'object' || value === null) continue;
		if (depth >= limits.depth) return `The body is nested deeper than ${limits.depth} levels.`;
		const entries = Object.entries(value);
		values += entries.length;
		if (values > limits.values) return `The body has more than ${limits.values} values.`;
		if (entries.some(([key]) => key.length > limits.key)) return `A key is longer than ${limits.key} characters.`;
		// No form has it, and code that copies objects by assignment would change what an object is.
		if (Object.hasOwn(value, '__proto__')) return 'A key must not be __proto__.';
		for (const [, inner] of entries) waiting.push({ value: inner, depth: depth + 1 });
	}
	return null;
}

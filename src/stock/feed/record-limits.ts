/** Far beyond any record of a car: one with 300 photos has 3,000 values and 60,000 characters. */
const deepest = 32;
const mostValues = 50_000;
const mostCharacters = 2_000_000;

/**
 * Why a record is too large or too deep to be read, or undefined (SITE-5). It goes through the record with a list of its
 * own: nested 100,000 deep, whatever calls itself for each level runs out of stack.
 */
export function recordFault(raw: object): string | undefined {
	let values = 0;
	let characters = 0;
	const open: { value: object; depth: number }[] = [{ value: raw, depth: 1 }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, depth } = next;
		if (depth > deepest) return `nested deeper than ${deepest} levels`;
		for (const [key, child] of Object.entries(value)) {
			values++;
			characters += key.length + (typeof child === 'string' ? child.length : 0);
			if (typeof child === 'object' && child !== null) open.push({ value: child, depth: depth + 1 });
			if (values > mostValues) return `more than ${mostValues.toLocaleString('en-AU')} values`;
			if (characters > mostCharacters) return `more than ${mostCharacters.toLocaleString('en-AU')} characters`;
		}
	}
	return undefined;
}

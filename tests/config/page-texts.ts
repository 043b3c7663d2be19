/** Keys whose text nobody reads, or which people write. */
const unread = new Set(['kind', 'url', 'image', 'image_narrow', 'focus', 'filter', 'form', 'department', 'order']);

/** Everything in a page that visitors read. */
export function* texts(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	else if (Array.isArray(value)) for (const item of value) yield* texts(item);
	else if (typeof value === 'object' && value !== null) {
		for (const [key, item] of Object.entries(value)) if (!unread.has(key)) yield* texts(item);
	}
}

/** A piece of the expression that knows where it came from. */
export type Slice = { text: string; position: number };

/** The slice without its first `count` characters and without blanks around the rest. */
export function dropStart({ text, position }: Slice, count: number): Slice {
	return trimSlice({ text: text.slice(count), position: position + count });
}

/** The slice without the blanks around it. */
export function trimSlice({ text, position }: Slice): Slice {
	const start = text.trimStart();
	return { text: start.trimEnd(), position: position + text.length - start.length };
}

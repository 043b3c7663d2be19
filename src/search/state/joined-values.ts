/**
 * Several values as one text, joined by `~` (SRCH-6): `Toyota~Mazda`. A value's own `~` is `!~` and its `!` is `!!`, so that
 * any text comes back as it was, even from tools that write `~` as `%7E`.
 */
export const joinValues = (values: readonly string[]): string =>
	values.map((value) => value.replace(/[!~]/g, '!$&')).join('~');

/** The values of a joined text, empty ones left out. A `!` before any other character is itself. */
export function splitValues(text: string): string[] {
	const parts = text.match(/(?:![!~]|[^~])+/g) ?? [];
	return parts.map((part) => part.replace(/!([!~])/g, '$1'));
}

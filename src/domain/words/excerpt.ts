/**
 * A text cut to at most `most` characters at the end of a word, with `…` where something is left out (ROUTE-17, CAR-8): a
 * model's description of 200 characters is shown whole, one of 201 is cut.
 */
export function excerptOf(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most + 1);
	const end = cut.search(/\s\S*$/);
	const kept = end > 0 ? cut.slice(0, end) : text.slice(0, most);
	return `${kept.replace(/[\s,.;:–-]+$/u, '')}…`;
}

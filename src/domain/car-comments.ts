const mostCharacters = 120;

/**
 * What is seen of a dealer's comments before the rest is asked for: null for those of up to 120 characters, which are
 * shown whole; longer ones are cut at the end of a word (CAR-8).
 */
export function commentsStart(text: string): string | null {
	if (text.length <= mostCharacters) return null;
	const cut = text.slice(0, mostCharacters + 1);
	const end = cut.search(/\s\S*$/);
	const kept = end > 0 ? cut.slice(0, end) : text.slice(0, mostCharacters);
	return `${kept.replace(/[\s,.;:–-]+$/u, '')}…`;
}

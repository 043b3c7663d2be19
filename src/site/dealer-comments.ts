const mostCharacters = 120;

/** The dealer's comments; `start` is what is seen of long ones before the rest is asked for. */
export type DealerComments = { title: string; text: string; start: string | null };

/** Comments of more than 120 characters are cut for a start, at the end of a word (CAR-8). */
export function dealerComments(text: string, title: string): DealerComments {
	return { title, text, start: text.length > mostCharacters ? cutAtWord(text, mostCharacters) : null };
}

function cutAtWord(text: string, length: number): string {
	const cut = text.slice(0, length + 1);
	const end = cut.search(/\s\S*$/);
	const kept = end > 0 ? cut.slice(0, end) : text.slice(0, length);
	return `${kept.replace(/[\s,.;:–-]+$/u, '')}…`;
}

/** A person's name for those who need not know it: `Jane Smith` → `J. S…`, `Jane` → `J…`; empty for no name. */
export function maskedName(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
		(word) => [...(word ?? '')][0]?.toUpperCase() ?? '',
	);
	if (!first) return '';
	return last ? `${first}. ${last}…` : `${first}…`;
}

/**
 * What to bring to a visit, from a dealer's sentence: `Please bring: your driver licence.` of `Your driver licence.` A name or an
 * abbreviation at its start stays as it is.
 */
export function pleaseBring(sentence: string): string {
	return `Please bring: ${sentence.replace(/^(?:Your|The|An?|Any|Every(?:one)?)\b/, (word) => word.toLowerCase())}`;
}

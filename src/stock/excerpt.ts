const longest = 60;

/** A value of a feed as the stock report shows it: on one line, shortened. */
export function excerpt(value: unknown): string {
	if (value === undefined || value === null) return '';
	const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 4 * longest);
	const oneLine = text.replace(/\s+/g, ' ').trim();
	return oneLine.length > longest ? `${oneLine.slice(0, longest - 1)}…` : oneLine;
}

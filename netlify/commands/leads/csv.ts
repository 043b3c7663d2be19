/** A line of CSV (RFC 4180). Lists and objects are JSON; nothing is empty. */
export function csvLine(values: readonly unknown[]): string {
	return `${values.map((value) => csvCell(asText(value))).join(',')}\r\n`;
}

/**
 * A cell that no spreadsheet takes for a formula: what starts with one of `= + - @`, a tab or a line break gets an apostrophe in front, which
 * spreadsheets do not show. `+61 491 570 156` → `'+61 491 570 156`.
 */
function csvCell(text: string): string {
	const safe = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
	return /[",\r\n]|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function asText(value: unknown): string {
	if (value === null || value === undefined) return '';
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

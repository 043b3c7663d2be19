/** A table as CSV (RFC 4180): cells with a comma, a quote or a line break are quoted. Line breaks are LF. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
	rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

function cell(value: string | number): string {
	const text = String(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

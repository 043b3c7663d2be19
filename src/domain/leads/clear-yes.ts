/** Words that forms and programs send for yes. */
const yesWords: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1', 'on']);

/** Whether a value that was sent means yes beyond doubt: `true`, `1`, `"Yes"`. What is not clear is no: `"No"`, `"false"`, `{}`. */
export function isClearYes(value: unknown): boolean {
	if (typeof value === 'string') return yesWords.has(value.trim().toLowerCase());
	return value === true || value === 1;
}

/**
 * How long a warranty is, in months, as dealers write it: `3 years / 175,000 km` is 36, `Balance of 5 year warranty` nobody knows, and
 * neither does `Until March 2028` say how long from now. Null where it does not say.
 */
export function warrantyMonths(text: string): number | null {
	if (/\b(?:balance|remain|rest|until|expires?|to)\b/i.test(text)) return null;
	const [, count, unit = ''] = /(\d{1,3})[ -]*(years?|yrs?|months?|mths?)\b/i.exec(text) ?? [];
	if (count === undefined) return null;
	return Number(count) * (/^y/i.test(unit) ? 12 : 1);
}

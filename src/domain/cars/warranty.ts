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

/**
 * Until when at least a maker's warranty runs of which only the balance is left: it begins when the vehicle is first delivered, which is
 * never before it was built. `Balance of the 3-year warranty` of one that was built in `12/2024` runs to `12/2027`; null where the
 * text has no years, says itself until when, or counts kilometres too.
 */
export function warrantyUntil(text: string, built: string): string | null {
	if (!/\b(?:balance|remain|rest)/i.test(text) || /\b(?:until|expires?|km|kilomet|miles?)/i.test(text)) return null;
	const [, years] = /(\d{1,2})[ -]*(?:years?|yrs?)\b/i.exec(text) ?? [];
	const { year, month } =
		(/^(?<year>\d{4})-(?<month>\d{1,2})/.exec(built) ?? /^(?<month>\d{1,2})[-/](?<year>\d{4})$/.exec(built))?.groups ??
		{};
	if (years === undefined || year === undefined || month === undefined) return null;
	return `${month.padStart(2, '0')}/${Number(year) + Number(years)}`;
}

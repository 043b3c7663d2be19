/** A formatter for each time zone, made once: making one takes longer than using it a hundred times. */
export function zoneFormats(
	locale: string,
	options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
	const made = new Map<string, Intl.DateTimeFormat>();
	return (timeZone) => {
		const known = made.get(timeZone);
		if (known) return known;
		const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
		made.set(timeZone, format);
		return format;
	};
}

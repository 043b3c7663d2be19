/** Longer words may be parted at their hyphen where a column is narrow: `Mercedes-` / `Benz`. */
const longest = 7;

/** A name in parts, of which those that are whole must not be parted: `2026 Isuzu `, whole `D-MAX`. */
export function wholeWords(name: string): { text: string; whole: boolean }[] {
	return name
		.split(/(\S*-\S*)/)
		.filter(Boolean)
		.map((text) => ({ text, whole: text.includes('-') && text.length <= longest }));
}

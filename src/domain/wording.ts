/**
 * Wording of displayed text (SITE-9): texts are written in Australian English and swapped for en-US, `colour` →
 * `color`, `enquiry` → `inquiry`, `tyres` → `tires`, `kilometres` → `miles`, `postcode` → `ZIP code`. Routes, categories, field names and stored values are never passed through here.
 */
const usWording: readonly [RegExp, string][] = [
	[/\b(col)our/gi, '$1or'],
	[/\b(favo)u(?=rit)/gi, '$1'],
	[/\be(nquir)/gi, 'i$1'],
	[/\b(t)yre/gi, '$1ire'],
	[/\b(licen)c(?=e)/gi, '$1s'],
	[/\b(cent)re/gi, '$1er'],
	[/\bkilomet(?:re)(?=s?\b)/gi, 'mile'],
	[/\bpostcode/gi, 'ZIP code'],
	[/\b(gr)ey\b/gi, '$1ay'],
];

/** The text in the spelling of the locale. */
export function localiseText(text: string, locale: string): string {
	if (locale !== 'en-US') return text;
	return usWording.reduce(
		(current, [pattern, spelling]) =>
			current.replace(pattern, (found, kept: unknown) =>
				inCaseOf(found, spelling.replace('$1', typeof kept === 'string' ? kept : '')),
			),
		text,
	);
}

/** `rental cars` → `Rental cars`. */
export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function inCaseOf(model: string, text: string): string {
	if (model === model.toUpperCase()) return text.toUpperCase();
	return model.charAt(0) === model.charAt(0).toUpperCase() ? capitalised(text) : text;
}

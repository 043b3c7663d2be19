/**
 * Spelling of displayed text (SITE-9): texts are written in Australian English and swapped for en-US, `colour` →
 * `color`, `enquiry` → `inquiry`. Routes, categories, field names and stored values are never passed through here.
 */
const usSpelling: readonly [RegExp, string][] = [
	[/\b(col)our/gi, '$1or'],
	[/\be(nquir)/gi, 'i$1'],
];

/** The text in the spelling of the locale. */
export function localiseText(text: string, locale: string): string {
	if (locale !== 'en-US') return text;
	return usSpelling.reduce(
		(current, [pattern, spelling]) =>
			current.replace(pattern, (found, kept: string) => inCaseOf(found, spelling.replace('$1', kept))),
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

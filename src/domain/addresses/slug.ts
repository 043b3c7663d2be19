import { foldLetters } from '../words/folded-letters.ts';

/** Lower case, diacritics folded: `ŠKODA` → `skoda`. */
export function withoutMarks(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase();
}

/**
 * Text as part of a URL: lower case, diacritics folded, apostrophes dropped, everything else that is not a letter or a
 * digit one hyphen. `2024 ŠKODA Kamiq 85TSI` → `2024-skoda-kamiq-85tsi`, `O'Connor` → `oconnor`. Empty where the text
 * has no Latin letter or digit (ROUTE-6).
 */
export function slugify(text: string): string {
	return foldLetters(withoutMarks(text))
		.replace(/['’]/g, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** Whether a car's page may be asked for under this slug: letters, digits, hyphen and underscore only (ROUTE-6). */
export function isCarSlug(text: string): boolean {
	return /^[A-Za-z0-9_-]+$/.test(text);
}

import { phoneHref } from './phone-href.ts';

/**
 * Phone numbers in running text, each of which is a link to call it: `Call 1800 160 401, at any hour.` A number has an area code in
 * brackets, or starts with 0, 1300 or 1800, and has 8 to 11 digits in groups; so prices, years and distances are none.
 */
type TextPart = { text: string; href: string | null };

const gap = '[ \\u00a0-]';
const inGroups = new RegExp(
	`(?<![\\d$.,])(?:\\(\\d{2,3}\\)|0\\d{1,3}|1[38]00)(?:${gap}\\d{2,4}){2,3}(?![\\d.,]?\\d)`,
	'g',
);

/** The text in parts, those with an address being numbers. */
export function phonesInText(text: string): TextPart[] {
	const parts: TextPart[] = [];
	let end = 0;
	for (const { 0: number, index } of text.matchAll(inGroups)) {
		const { length: digits } = number.replace(/\D/g, '');
		if (digits < 8 || digits > 11) continue;
		if (index > end) parts.push({ text: text.slice(end, index), href: null });
		parts.push({ text: number, href: phoneHref(number) });
		end = index + number.length;
	}
	if (end < text.length) parts.push({ text: text.slice(end), href: null });
	return parts;
}

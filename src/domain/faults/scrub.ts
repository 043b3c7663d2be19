import { escapePattern } from '../words/escape-pattern.ts';
import { scrubUrl } from './scrub-url.ts';

/** Shorter texts that a visitor typed, such as a number of seats, would blot out half of a message. */
const shortestTyped = 3;
const longest = 500;

/**
 * Takes personal data out of a fault's message (SITE-17): what the visitor typed, emails, phone numbers, VINs, plates, tokens and
 * ids, the queries of addresses, and quoted texts of several words. Names cannot be told from other words: they are found where
 * they were `typed`, quoted, or assigned to a key such as `name`.
 */
export function scrubText(text: string, typed: readonly string[] = []): string {
	const kept = withoutTyped(text, typed);
	const cut = kept.length > longest ? `${kept.slice(0, longest)}…` : kept;
	return patterns.reduce((rest, [pattern, put]) => rest.replace(pattern, put as string), cut);
}

/** The longest first: a name is part of an email. */
function withoutTyped(text: string, typed: readonly string[]): string {
	const words = typed.flatMap((value) => [value.trim(), ...wordsOf(value)]);
	const known = [...new Set(words)].filter((word) => word.length >= shortestTyped);
	return known
		.toSorted((one, other) => other.length - one.length)
		.reduce((rest, word) => rest.replaceAll(new RegExp(escapePattern(word), 'giu'), '[typed]'), text);
}

/** The words of a name. Those of a whole message are anybody's. */
function wordsOf(value: string): string[] {
	const words = value.trim().split(/\s+/);
	return words.length <= 3 ? words : [];
}

type Put = string | ((match: string, ...groups: string[]) => string);

const patterns: readonly [RegExp, Put][] = [
	// Engines quote what could not be read.
	[/^.*is not valid JSON.*$/gs, 'A text is not valid JSON'],
	[
		/\bhttps?:\/\/[^\s"'<>()]+|\?[^\s"'<>()=?]*=[^\s"'<>()]*/gi,
		(found) => (found.startsWith('?') ? '?[query]' : scrubUrl(found)),
	],
	[
		/\b(first_name|last_name|name|firstName|lastName|address)(["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^,;&\n]+)/gi,
		'$1$2[name]',
	],
	[/[^\s"'<>()=:,;]+@[^\s"'<>(),;]+/g, '[email]'],
	[/\b(?=[A-HJ-NPR-Z0-9]*\d)[A-HJ-NPR-Z0-9]{17}\b/gi, '[vin]'],
	[/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{10,})*/g, '[token]'],
	[/\+?\(?\d(?:[\s().-]{0,2}\d){5,}/g, '[number]'],
	[/\b(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,8}\b/g, '[plate]'],
	[/\b(?:[A-Z]{2,3}[ -]\d{2,3}(?:[ -]?[A-Z]{1,2})?|\d{2,3}[ -][A-Z]{2,3}|\d[A-Z]{2}[ -]\d[A-Z]{2})\b/g, '[plate]'],
	[/"([^"\n]*)"|'([^'\n]*)'|“([^”\n]*)”|‘([^’\n]*)’/g, quoted],
];

/** Code names one thing in quotes: `reading 'length'`. More than a word may be what somebody wrote. */
function quoted(match: string, ...groups: string[]): string {
	const content = groups.slice(0, 4).find((group) => group !== undefined) ?? '';
	return /^[\w$.#[\]-]*$/.test(content) ? match : '[text]';
}

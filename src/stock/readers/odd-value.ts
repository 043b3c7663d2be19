import { kindOfWord, wordKey } from './field-words.ts';
import { notKnown, type Reader, type Reading, unreadable } from './reading.ts';
import { line } from './text-readers.ts';

const vin = /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/i;
const longestWord = 60;

/**
 * What a text is that can't be a value of any field of words: a VIN, an address, a number. Such values come from columns
 * that have shifted; without this each becomes a filter and a page of the site (SITE-5, SRCH-2).
 */
function strangeKind(text: string): string | undefined {
	if (text.length === 17 && vin.test(text)) return 'a VIN';
	if (/^(?:https?:|\/\/|www\.)/i.test(text)) return 'an address on the web';
	if (/^[\w.+-]+@[\w-]+\./.test(text)) return 'an e-mail address';
	return text.length > longestWord ? `a text of more than ${longestWord} characters` : undefined;
}

/** Why a text is not a value of a field, in words: `a VIN, not a fuel`. Undefined for one that may be. */
export function oddity(text: string, kind: string): string | undefined {
	const isNumber = /^[\d\s.,-]+$/.test(text);
	const found = strangeKind(text) ?? (isNumber ? 'a number' : kindOfWord(wordKey(text), kind));
	return found && `${found}, not ${kind}`;
}

/** A value that belongs to another field: the fact is not known, and the dealer should hear of it. */
export function odd(note: string): { note: string; fault: true; odd: true } {
	return { note, fault: true, odd: true };
}

/** A line of text that names something, such as a city: never a VIN, an address or a number. `kind` is `a city`. */
export function name(kind: string): Reader<string> {
	return (found): Reading<string> => {
		const reading = line(found);
		const fault = reading.value === undefined ? undefined : oddity(reading.value, kind);
		return fault === undefined ? reading : odd(fault);
	};
}

/** The same for what may be a number: Peugeot sells a 208. */
export function nameOrNumber(kind: string): Reader<string> {
	return (found): Reading<string> => {
		const reading = line(found);
		const strange = strangeKind(reading.value ?? '');
		return strange === undefined ? reading : odd(`${strange}, not ${kind}`);
	};
}

/** A colour as the dealer names it; feeds put warranties, dates and codes there too: `5 years`, `2018/07`, `40Fa60`. */
export function colour(found: unknown): Reading<string> {
	const reading = line(found);
	const { value } = reading;
	if (value === undefined) return reading;
	if (/^other$/i.test(value)) return notKnown;
	const fault = oddity(value, 'a colour');
	if (fault !== undefined) return odd(fault);
	return /^\d|\bkms?$/i.test(value) ? unreadable('not a colour') : reading;
}

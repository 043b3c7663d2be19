/**
 * How phone numbers are written (SITE-9): a number that the dealer has set in groups stays as it is; bare digits are
 * grouped as the country does. en-AU 0491570006 → 0491 570 006, 0255500100 → (02) 5550 0100, 1800160401 → 1800 160 401;
 * en-NZ 095550101 → 09 555 0101; en-US 2125550101 → (212) 555-0101.
 */
import type { Locale } from './locale.ts';

type Grouping = readonly [bare: RegExp, written: string];

const australian: readonly Grouping[] = [
	[/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
	[/^(0[2378])(\d{4})(\d{4})$/, '($1) $2 $3'],
	[/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
	[/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
	[/^(\+61)(4\d\d)(\d{3})(\d{3})$/, '$1 $2 $3 $4'],
	[/^(\+61)([2378])(\d{4})(\d{4})$/, '$1 $2 $3 $4'],
];

const newZealand: readonly Grouping[] = [
	[/^(0[89]00)(\d{3})(\d{3,4})$/, '$1 $2 $3'],
	[/^(02\d)(\d{3})(\d{3,5})$/, '$1 $2 $3'],
	[/^(0[34679])(\d{3})(\d{4})$/, '$1 $2 $3'],
	[/^(\+64)(2\d)(\d{3})(\d{3,5})$/, '$1 $2 $3 $4'],
	[/^(\+64)([34679])(\d{3})(\d{4})$/, '$1 $2 $3 $4'],
];

const american: readonly Grouping[] = [
	[/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'],
	[/^\+?1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3'],
];

const groupings: Record<Locale, readonly Grouping[]> = {
	'en-AU': australian,
	'en-NZ': newZealand,
	'en-US': american,
};

/** The number as it is shown; one that the country's plan does not know stays as it was written (SITE-9). */
export function displayPhone(number: string, locale: Locale): string {
	const found = groupings[locale].find(([bare]) => bare.test(number));
	return found ? number.replace(...found) : number;
}

const keptCharacters = 5;

/** A phone number until it is asked for: its first 5 characters, later digits as `*`; `(07) 7010 1200` → `(07) **** ****` (CAR-2). */
export function maskPhone(number: string): string {
	return number.slice(0, keptCharacters) + number.slice(keptCharacters).replace(/\d/g, '*');
}

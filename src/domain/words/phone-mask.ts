const keptCharacters = 5;

/** A phone number until it is asked for: its first 5 characters, later digits as `*`; `(07) 7010 1200` → `(07) **** ****` (CAR-2). */
export function maskPhone(number: string): string {
	return number.slice(0, keptCharacters) + number.slice(keptCharacters).replace(/\d/g, '*');
}

/** The text with the number in place of its mask: `Call (07) **** ****` → `Call (07) 7010 1200`. */
export const unmasked = (text: string, number: string): string =>
	text.replace(/[(+\d][\d()+ -]*\*(?:[* ()-]*\*)?/, () => number);

/**
 * A VIN as somebody typed it (USER-10): 17 letters and digits, none of them I, O or Q. `6t1 bf3fk-10x123456` is
 * 6T1BF3FK10X123456. The check digit is not asked for: outside North America few makers have one.
 */
export type ReadVin = { vin: string } | { fault: string };

const length = 17;
const twins: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0 or 9' };

/** What Japan stamps on cars for its own market, and what its used imports keep: `NZE121-1234567`. */
const frameNumber = /^(?:[A-Z0-9]{2,4}-)?[A-Z0-9]{2,8}-\d{5,7}$/;

/** The VIN, in capitals; or what is wrong with it, in words for the visitor. */
export function readVin(text: string): ReadVin {
	const typed = text.normalize('NFKC').trim().toUpperCase();
	const vin = typed.replace(/[\s-]/g, '');
	if (vin === '') return { fault: 'Enter the VIN.' };
	if (frameNumber.test(typed) && vin.length !== length) return { fault: isFrame };
	const faults = [...wrongCharacters(vin), ...wrongLength(vin)];
	return faults.length === 0 ? { vin } : { fault: faults.join(' ') };
}

const isFrame =
	'This is a chassis (frame) number of a Japanese import, not a VIN. Leave it out and fill in the vehicle’s details yourself.';

function wrongCharacters(vin: string): string[] {
	const letters = [...new Set(vin)].filter((letter) => letter in twins);
	const others = [...new Set(vin)].filter((letter) => !/[A-Z0-9]/.test(letter));
	return [
		...letters.map((letter) => `A VIN has no letter ${letter}; did you mean ${twins[letter]}?`),
		...(others.length > 0 ? [`A VIN has only letters and digits; found ${others.join(' ')}`] : []),
	];
}

function wrongLength(vin: string): string[] {
	const found = [...vin].length;
	return found === length ? [] : [`A VIN has ${length} characters; this has ${found}.`];
}

/**
 * Small whole numbers, one per row, are written as digits to the base of 91: one text for the highest digit of all rows,
 * one for the next. That is half as long as decimal numbers with commas, and packs better. The digits are the
 * characters from # to ~ but for the backslash, which JSON would escape.
 */
export type Digits = number | readonly string[];

const base = 91;
const first = 35;
const backslash = 92;

/** The numbers as digits, or the one number if all are the same. */
export function packDigits(numbers: readonly number[]): Digits {
	const largest = numbers.reduce((max, number) => Math.max(max, number), 0);
	if (numbers.every((number) => number === largest)) return largest;
	const planes: string[] = [];
	for (let weight = 1; weight <= largest; weight *= base) {
		planes.unshift(numbers.map((number) => digit(Math.floor(number / weight) % base)).join(''));
	}
	return planes;
}

function digit(value: number): string {
	const character = first + value;
	return String.fromCharCode(character < backslash ? character : character + 1);
}

/** The number of each row. */
export function readDigits(digits: Digits, rowCount: number): Uint32Array {
	const numbers = new Uint32Array(rowCount);
	if (typeof digits === 'number') return numbers.fill(digits);
	for (const plane of digits) {
		for (let row = 0; row < rowCount; row++) {
			const character = plane.charCodeAt(row);
			numbers[row] = (numbers[row] ?? 0) * base + character - (character < backslash ? first : first + 1);
		}
	}
	return numbers;
}

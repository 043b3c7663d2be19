/** Values of letters in the sum; digits count as themselves. */
const values: Readonly<Record<string, number>> = Object.fromEntries(
	['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
		[...letters].map((letter) => [letter, index + 1]),
	),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Whether a VIN has the check digit that North America asks for (49 CFR 565): position 9 is the weighted sum modulo 11, X for
 * 10. Other markets need none, so a VIN without one is not wrong (USER-10).
 */
export function hasCheckDigit(vin: string): boolean {
	const sum = [...vin].reduce((so, mark, index) => so + worthOf(mark) * (weights[index] ?? 0), 0);
	return vin[8] === '0123456789X'[sum % 11];
}

const worthOf = (mark: string): number => values[mark] ?? Number(mark);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextMatcher } from '../../../src/search/text/text-matcher.ts';
import { goldenCars } from '../golden.ts';
import { found, textColumns } from './support.ts';

const seeded = { seed: 20_261_121, numRuns: 300 };

const fields = ['make', 'model', 'badge', 'name', 'stocknum'];
const matcher = createTextMatcher(textColumns(goldenCars, fields), goldenCars.length);
const rowsOf = (query: string, among?: Uint8Array) => {
	const rows = found(matcher, query, among);
	return new Set(rows === 'all' ? goldenCars.keys() : rows);
};

const words = [...new Set(goldenCars.flatMap((car) => String(car['name']).split(' ')))];
const plainWord = fc.constantFrom(...words.filter((word) => /^[A-Za-z0-9]+$/.test(word)));
const aQuery = fc
	.array(fc.oneof(plainWord, fc.string({ maxLength: 8 }), fc.constantFrom('-', '"', '-"', '*', 'toyta', 'cx 5')))
	.map((parts) => parts.join(' '));
const aFilter = fc.option(
	fc.integer({ min: 2, max: 400 }).map((step) => Uint8Array.from(goldenCars, (_, row) => Number(row % step === 0))),
	{ nil: undefined },
);

test('whatever is typed, there is an answer of cars that pass the filter', () => {
	const typed = fc.oneof(aQuery, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 3_000 }));
	fc.assert(
		fc.property(typed, aFilter, (query, among) => {
			const match = matcher(query, among);
			if (match === 'all') return;
			expect(match.rows.length).toBe(goldenCars.length);
			for (const [row, hit] of match.rows.entries()) {
				if (hit !== Number((match.score[row] ?? 0) > 0)) expect.fail(`row ${row} has a wrong score`);
				if (hit > (among?.[row] ?? 1)) expect.fail(`row ${row} does not pass the filter`);
			}
		}),
		seeded,
	);
});

test('T1 a car’s own full name finds it', () => {
	const isPlain = (name: string) => !/(^| )-/.test(name);
	for (const [row, car] of goldenCars.entries()) {
		const name = String(car['name']);
		if (isPlain(name) && !rowsOf(name).has(row)) expect.fail(`${name} does not find itself`);
	}
});

test('T1 a car’s own stock number finds it', () => {
	for (const [row, car] of goldenCars.entries()) {
		if (!rowsOf(String(car['stocknum'])).has(row)) expect.fail(`${car['stocknum']} does not find itself`);
	}
});

test('T6 -word never adds a car', () => {
	fc.assert(
		fc.property(fc.array(plainWord, { minLength: 1, maxLength: 4 }), plainWord, aFilter, (query, word, among) => {
			const before = rowsOf(query.join(' '), among);
			const after = rowsOf(`${query.join(' ')} -${word}`, among);
			expect([...after].filter((row) => !before.has(row))).toEqual([]);
		}),
		seeded,
	);
});

test('W1, W2 case, accents and marks change nothing', () => {
	const disguise: readonly ((word: string) => string)[] = [
		(word) => word.toUpperCase(),
		(word) => word.replace(/[aeiou]/g, '$&\u0301').normalize('NFC'),
		(word) => `(${word})`,
		(word) => `${word.slice(0, 1)}-${word.slice(1)}`,
	];
	const disguised = fc.tuple(plainWord, fc.constantFrom(...disguise));
	fc.assert(
		fc.property(fc.array(disguised, { minLength: 1, maxLength: 4 }), (parts) => {
			const plain = parts.map(([word]) => word).join(' ');
			const other = parts.map(([word, change]) => change(word)).join('  ');
			expect(rowsOf(other)).toEqual(rowsOf(plain));
		}),
		seeded,
	);
});

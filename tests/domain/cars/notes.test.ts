import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commentsStart } from '../../../src/domain/cars/notes.ts';

test('CAR-8 comments of up to 120 characters are shown whole', () => {
	expect(commentsStart('a'.repeat(120))).toBeNull();
	expect(commentsStart('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});

test('CAR-8 longer ones start with whole words, without the mark at their end', () => {
	expect(commentsStart(`${'word '.repeat(23)}ends, here and goes on`)).toBe(`${'word '.repeat(23)}ends…`);
});

test('CAR-8 they are cut where a sentence ends, not in a number and not after a word or two', () => {
	const first = 'The LS-M is the one that people ask us for.';
	expect(
		commentsStart(
			`${first} 2.0L petrol with an official 7.4 L/100 km, easy to park in town and settled on the highway.`,
		),
	).toBe(first);
	expect(commentsStart(`Great! ${'word '.repeat(40)}`)).toMatch(/^Great! word .*word…$/);
});

test('CAR-8 the start is the beginning of the text and at most 120 characters', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 121, maxLength: 400, unit: 'grapheme' }), (text) => {
			fc.pre(text.length > 120);
			const cut = commentsStart(text) ?? '';
			expect(cut).toMatch(/[….!?]$/);
			expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
			expect(cut.length).toBeLessThanOrEqual(121);
		}),
		{ seed: 8 },
	);
});

import { expect, test } from 'vitest';
import { ownWords } from '../../../src/client/saved/own-words.ts';

function words(stored: unknown = null) {
	const kept = new Map<string, unknown>([['saved_words', stored]]);
	const store = {
		read: (name: string) => kept.get(name) ?? null,
		write: (name: string, value: unknown) => {
			kept.set(name, value);
			return true;
		},
	};
	return { kept, own: ownWords(store) };
}

test('USER-1 a note about a car is kept, changed and taken away', () => {
	const { kept, own } = words();
	expect(own.of(7)).toBe('');
	own.keep(7, ' Ask about the tyres ');
	own.keep(8, 'Red');
	expect(own.of(7)).toBe('Ask about the tyres');
	own.keep(7, '  ');
	expect(own.of(7)).toBe('');
	own.keep(8, '');
	expect(kept.get('saved_words')).toBeNull();
});

test('USER-1 what another script left in its place does no harm, and a note is not endless', () => {
	for (const stored of [[1], 'x', 7, { 7: 8, 9: '' }]) expect(words(stored).own.of(7)).toBe('');
	const { own } = words({ 7: 'x'.repeat(9_000) });
	expect(own.of(7)).toHaveLength(500);
	for (let id = 1; id <= 250; id++) own.keep(id, 'x');
	expect([own.of(50), own.of(51)]).toEqual(['', 'x']);
});

import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Of } from '../../../scripts/publish/render/utf8.ts';

test('any text becomes the bytes that the web’s encoder makes of it, halves of characters included', () => {
	const web = new TextEncoder();
	assert(
		property(string({ unit: 'binary', maxLength: 300 }), (text) => {
			expect(utf8Of(text)).toEqual(Buffer.from(web.encode(text)));
		}),
	);
	expect(utf8Of('a\ud800b').toString()).toBe('a\ufffdb');
});

test('a text that is longer than any before it is whole, and the bytes of an earlier one stay as they were', () => {
	const first = utf8Of('Škoda …');
	for (const times of [50_000, 200_000]) {
		const long = 'Citroën 😀 '.repeat(times);
		expect(utf8Of(long).equals(Buffer.from(long))).toBe(true);
	}
	expect(first.toString()).toBe('Škoda …');
});

import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { Headers, TextEncoder } from '../../../scripts/astro/plain-http.ts';

const encode = (text: string) => Buffer.from(new TextEncoder().encode(text));

test('any text becomes the bytes that the web’s encoder makes of it, halves of characters included', () => {
	const web = new globalThis.TextEncoder();
	assert(
		property(string({ unit: 'binary', maxLength: 300 }), (text) => {
			expect(encode(text)).toEqual(Buffer.from(web.encode(text)));
		}),
	);
	expect(encode('a\ud800b').toString()).toBe('a\ufffdb');
});

test('a text that is longer than any before it is whole, and the bytes of an earlier one stay as they were', () => {
	const first = encode('Škoda …');
	const long = 'Citroën 😀 '.repeat(100_000);
	expect(encode(long).equals(Buffer.from(long))).toBe(true);
	expect(first.toString()).toBe('Škoda …');
});

test('headers are found in either case, and what is appended stands beside what was there', () => {
	const headers = new Headers({ 'Content-Type': 'text/html' });
	headers.append('content-type', 'charset=utf-8');
	expect(headers.get('CONTENT-TYPE')).toBe('text/html, charset=utf-8');
	headers.delete('Content-Type');
	expect([...headers]).toEqual([]);
});

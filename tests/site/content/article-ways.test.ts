import { expect, test } from 'vitest';
import { readingText, shareWays } from '../../../src/site/content/article-ways.ts';

test('ROUTE-15 an article says how long it takes to read', () => {
	expect(readingText('<p>Short.</p>')).toBe('1 min read');
	expect(readingText(`<p>${'word '.repeat(660)}</p>`)).toBe('3 min read');
});

test('ROUTE-15 an article is passed on with its title and address', () => {
	expect(shareWays('A & B', 'https://a.example/blog/a/').map(({ href }) => href)).toEqual([
		'mailto:?subject=A%20%26%20B&body=https%3A%2F%2Fa.example%2Fblog%2Fa%2F',
		'https://wa.me/?text=A%20%26%20B%20https%3A%2F%2Fa.example%2Fblog%2Fa%2F',
	]);
});

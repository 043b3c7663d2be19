import { expect, test } from 'vitest';
import { sentence } from '../../../src/client/privacy/forget-panel.ts';

test.each([
	[[], 'nothing, as nothing was kept'],
	[['Your searches'], 'your searches'],
	[
		['Your favourites', 'Your searches', 'Forms that you began'],
		'your favourites, your searches and forms that you began',
	],
])('USER-5 what was forgotten, in words: %o', (words, text) => {
	expect(sentence(words)).toBe(text);
});

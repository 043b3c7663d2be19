import { constantFrom, oneof, property, assert as propertyHolds, string, webPath } from 'fast-check';
import { expect, test } from 'vitest';
import { absoluteUrl } from '../../../src/domain/addresses/absolute-url.ts';

const sites = ['https://www.dealer.example', 'https://www.dealer.example/', 'http://localhost:8080/a/b?c#d'];

test('a path on a site is the address that the web makes of it', () => {
	const odd = [
		'/',
		'/cars/2020-kia-rio/',
		'//other.example/a',
		'/a/../b',
		'/./a',
		'/a/.',
		'/a b',
		'/é',
		'/a?b#c',
		'/a\\b',
	];
	for (const path of [...odd, 'a', '', 'https://OTHER.example/a b', '/a//b', '/..'])
		for (const site of sites) expect(absoluteUrl(path, site)).toBe(new URL(path, site).href);
});

test('so is any path', () => {
	const path = oneof(
		webPath(),
		string({ unit: 'grapheme-ascii' }).map((text) => `/${text}`),
	);
	propertyHolds(
		property(path, constantFrom(...sites), (given, site) => {
			if (URL.canParse(given, site)) expect(absoluteUrl(given, site)).toBe(new URL(given, site).href);
		}),
		{ seed: 17, numRuns: 300 },
	);
});

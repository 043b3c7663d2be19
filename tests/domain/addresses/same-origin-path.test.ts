import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameOriginPath } from '../../../src/domain/addresses/same-origin-path.ts';

test.each([
	['/cars/x/', '/cars/x/'],
	['/cars/x/?a=1#b', '/cars/x/?a=1#b'],
	['/', '/'],
	['//evil.example', null],
	['/\\evil.example', null],
	['/\t/evil.example', null],
	['/a\\b', null],
	['https://evil.example', null],
	['javascript:alert(1)', null],
	['cars/x', null],
	['', null],
	[null, null],
])('ROUTE-11 %j leads to %j', (text, path) => {
	expect(sameOriginPath(text)).toBe(path);
});

test('ROUTE-11 no text leads a browser to another site', () => {
	const text = fc.string({
		unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', 'a', '?', '#', '%'),
		maxLength: 8,
	});
	fc.assert(
		fc.property(text, (written) => {
			const path = sameOriginPath(written);
			if (path !== null) expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
		}),
		{ seed: 11, numRuns: 2000 },
	);
});

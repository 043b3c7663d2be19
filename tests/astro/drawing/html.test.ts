import { addAttribute } from 'astro/runtime/server/index.js';
import { constant, oneof, property, assert as propertyHolds, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAttribute, drawAttributes } from '../../../scripts/astro/drawing/attributes.ts';
import { drawTemplate, Html, markup } from '../../../scripts/astro/drawing/html.ts';

describe('a template', () => {
	test('is its markup with the values between, texts escaped, nothing for what is not there', () => {
		const drawn = drawTemplate`<p>${'a < b & "c"'}</p>${new Html('<br>')}${0}${false}${null}${undefined}${''}`;
		expect(String(drawn)).toBe('<p>a &lt; b &amp; &quot;c&quot;</p><br>0');
	});

	test('shows lists one after the other, and lists in lists', () => {
		expect(String(drawTemplate`${['<', [1, new Html('<i>')]]}`)).toBe('&lt;1<i>');
	});

	test('is a promise only where a value is one, and keeps the order', async () => {
		const late = Promise.resolve('<late>');
		const drawn = drawTemplate`1${markup(late)}2${[late, '&']}3`;
		expect(drawn).toBeInstanceOf(Promise);
		expect(String(await drawn)).toBe('1<late>2&lt;late&gt;&amp;3');
	});

	test('refuses an object, which Astro would show as [object Object]', () => {
		expect(() => drawTemplate`${{ name: 'x' }}`).toThrow('A template shows [object Object], expected a text');
	});
});

describe('an attribute', () => {
	const names =
		'href id data-x aria-label class class:list style hidden popover download checked open defer async'.split(' ');
	const value = oneof(string(), constant(true), constant(false), constant(null), constant(undefined), constant(3));

	test.each(names)('%s is what Astro writes', (name) => {
		propertyHolds(
			property(value, (given) => {
				expect(drawAttribute(given, name).text).toBe(String(addAttribute(given, name)));
			}),
			{ seed: 17, numRuns: 30 },
		);
	});

	test('with a name that no tag may have is left out', () => {
		expect(drawAttributes({ 'a b': 1, id: 'y' }).text).toBe(' id="y"');
	});
});

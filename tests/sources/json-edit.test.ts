import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPlaces, lineOf, withValue } from '../../scripts/sources/json-edit.ts';

const text = `{
	"name": "Acme, {Motors}",
	"theme": {
		"colours": { "brand": "#112233", "accent": "#445566" },
		"fonts": ["Inter", "Outfit"]
	},
	"locations": [
		{ "id": 1, "name": "Bathurst" }
	],
	"labels": {}
}
`;

test.each([
	['a value', ['theme', 'colours', 'brand'], '#000000', '"#112233"', '"#000000"'],
	['one with brackets in it', ['name'], 'Bolt', '"Acme, {Motors}"', '"Bolt"'],
	['a list', ['theme', 'fonts'], ['Manrope'], '["Inter", "Outfit"]', '["Manrope"]'],
	[
		'a key of an object on one line',
		['theme', 'colours', 'ground'],
		'#ffffff',
		'"accent": "#445566" }',
		'"accent": "#445566", "ground": "#ffffff" }',
	],
	[
		'a key of an object on several lines',
		['theme', 'hero'],
		'wide',
		'"fonts": ["Inter", "Outfit"]\n',
		'"fonts": ["Inter", "Outfit"],\n\t\t"hero": "wide"\n',
	],
	[
		'a key of an empty object',
		['labels', 'used'],
		'pre-owned',
		'"labels": {}',
		'"labels": {\n\t\t"used": "pre-owned"\n\t}',
	],
	[
		'a key whose objects are missing',
		['forms', 'messages', 'sent'],
		true,
		'"labels": {}\n',
		'"labels": {},\n\t"forms": {\n\t\t"messages": {\n\t\t\t"sent": true\n\t\t}\n\t}\n',
	],
	[
		'no key: one in the middle',
		['theme', 'colours'],
		undefined,
		'"colours": { "brand": "#112233", "accent": "#445566" },\n\t\t',
		'',
	],
	['no key: the last', ['labels'], undefined, ',\n\t"labels": {}', ''],
])('SITE-3 a site.json with %s, all else as it was written', (_, path, value, before, after) => {
	expect(text).toContain(before);
	expect(withValue(text, path, value)).toBe(text.replace(before, after));
});

test('SITE-3 the line of a value', () => {
	const placeAt = jsonPlaces(text);
	expect(lineOf(text, placeAt(['theme', 'fonts'])?.start ?? 0)).toBe(5);
	expect(placeAt(['theme', 'none'])).toBeNull();
});

test('SITE-3 whatever is set, the text says it and nothing else differs', () => {
	const key = fc.constantFrom('a', 'b', '"q"', 'é', '__proto__');
	const inner = fc.oneof(
		fc.string(),
		fc.integer(),
		fc.boolean(),
		fc.constant(null),
		fc.array(fc.string(), { maxLength: 3 }),
	);
	const object = fc.dictionary(key, fc.oneof(inner, fc.dictionary(key, inner)));
	fc.assert(
		fc.property(
			object,
			fc.array(key, { minLength: 1, maxLength: 2 }),
			inner,
			fc.constantFrom('\t', '  ', 0),
			(given, path, value, space) => {
				const [first = '', second] = path;
				const held = Object.hasOwn(given, first) ? given[first] : {};
				fc.pre(second === undefined || (typeof held === 'object' && held !== null && !Array.isArray(held)));
				const fresh =
					second === undefined ? value : Object.fromEntries([...Object.entries(Object(held)), [second, value]]);
				const expected = Object.fromEntries([...Object.entries(given), [first, fresh]]);
				const edited = withValue(JSON.stringify(given, null, space), path, value);
				expect(JSON.parse(edited)).toEqual(JSON.parse(JSON.stringify(expected)));
			},
		),
		{ seed: 16, numRuns: 300 },
	);
});

test('SITE-3 of a list the entries that stay are written as they were, wherever they stand', () => {
	const entry = '{ "name": "Cars",   "url": "/a/" }';
	const other = '{\n\t\t\t"name": "About",\n\t\t\t"tags": ["x",   "y"]\n\t\t}';
	const text = `{\n\t"menu": [\n\t\t${entry},\n\t\t${other}\n\t]\n}\n`;
	const [cars, about] = JSON.parse(text).menu;
	expect(withValue(text, ['menu'], [about, cars])).toBe(`{\n\t"menu": [\n\t\t${other},\n\t\t${entry}\n\t]\n}\n`);
	const renamed = withValue(text, ['menu'], [cars, { ...about, name: 'Us' }]);
	expect(renamed).toBe(text.replace('"About"', '"Us"'));
});

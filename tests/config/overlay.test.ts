import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFromDashboard, layOver } from '../../src/config/overlay.ts';

const seed = { seed: 20261122, numRuns: 200 };
/** JSON whose objects have few keys, so that both sides often share some; no nulls. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
	json: fc.oneof(
		{ maxDepth: 3, depthSize: 'small' },
		fc.constantFrom(0, 1, true, 'a', ''),
		fc.array(tie('json'), { maxLength: 2 }),
		fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), tie('json'), { maxKeys: 3 }),
	),
}));
/** As configs are: a key is an object, a list or a plain value in all of them. */
const typed = fc.record(
	{
		a: fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.integer()),
		b: fc.array(json, { maxLength: 2 }),
		c: fc.string(),
	},
	{ requiredKeys: [] },
);
const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), json, { maxKeys: 4 });

describe('SITE-2 the dashboard’s answer laid over the file', () => {
	test.each([
		[{ a: 'b' }, { a: 'c' }, { a: 'c' }],
		[{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
		[{ a: 'b' }, { a: null }, {}],
		[{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
		[{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
		[{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
		[{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
		[{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
		[{ a: 'foo' }, { a: { b: { c: null } } }, { a: { b: {} } }],
		[{ a: [{ b: 1 }] }, { a: [{ b: 2, c: null }] }, { a: [{ b: 2 }] }],
		[{ a: 1 }, {}, { a: 1 }],
	])('%j with %j is %j', (file, answer, laid) => {
		expect(layOver(file, answer)).toEqual(laid);
	});

	test('an empty answer changes nothing; the same answer twice is the same as once', () => {
		fc.assert(
			fc.property(object, object, (file, answer) => {
				expect(layOver(file, {})).toEqual(file);
				const once = layOver(file, answer);
				expect(layOver(once, answer)).toEqual(once);
			}),
			seed,
		);
	});

	test('two answers one after the other are one answer that has both', () => {
		fc.assert(
			fc.property(typed, typed, typed, (file, first, second) => {
				expect(layOver(layOver(file, first), second)).toEqual(layOver(file, layOver(first, second)));
			}),
			seed,
		);
	});

	test('a list or plain value of the answer stands; null takes a key away; neither input is changed', () => {
		fc.assert(
			fc.property(object, json, (file, value) => {
				const before = structuredClone(file);
				const laid = layOver(file, { a: value, b: null }) as Record<string, unknown>;
				if (Array.isArray(value) || typeof value !== 'object') expect(laid['a']).toEqual(value);
				expect(Object.hasOwn(laid, 'b')).toBe(false);
				expect(file).toEqual(before);
				expect(Object.getPrototypeOf(laid)).toBe(Object.prototype);
			}),
			seed,
		);
	});
});

test.each([
	['name', true],
	['phone', false],
	['missing', false],
	['theme', false],
	['theme.colours.brand', true],
	['theme.colours.accent', false],
	['locations[1].name', true],
	['locations[1].address.missing', true],
	['pages["/a.b/"].title', true],
	['pages["/other/"].title', false],
	['gone', true],
	['map.zoom', true],
	['map.missing', true],
])('SITE-3 is %s from the dashboard? %s', (place, expected) => {
	const file = {
		name: 1,
		phone: 2,
		theme: { colours: { accent: 1 } },
		pages: { '/other/': { title: 1 }, '/a.b/': {} },
		locations: [],
	};
	const answer = {
		name: 3,
		theme: { colours: { brand: 1 } },
		pages: { '/a.b/': { title: 1 } },
		locations: [{}, {}],
		gone: null,
		map: { zoom: 1 },
	};
	expect(isFromDashboard(place, { file, answer })).toBe(expected);
});

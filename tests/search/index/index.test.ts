import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { IndexError, openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';

const schema = {
	id: { type: 'id' },
	make: { type: 'string' },
	slug: { type: 'string' },
	price: { type: 'float' },
	year: { type: 'int32' },
	sold: { type: 'bool' },
	images: { type: 'json' },
} as const;

const carried = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const document = fc.record(
	{
		id: fc.integer(),
		make: fc.oneof(fc.constantFrom('Kia', 'ŠKODA'), fc.string({ minLength: 1, unit: 'binary' })),
		slug: fc.string({ minLength: 1 }).map((text) => `https://example.com/${text}.jpg`),
		price: fc.oneof(
			fc.constantFrom(9_990, 0),
			fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
		),
		year: fc.oneof(fc.integer({ min: 2010, max: 2026 }), fc.integer(), fc.maxSafeInteger()),
		sold: fc.boolean(),
		images: fc.oneof(
			fc.constant([]),
			fc.array(fc.record({ image: fc.record({ url: fc.webUrl() }) }), { maxLength: 3 }),
		),
	},
	{ requiredKeys: [] },
);

describe('SRCH-7 the packed index', () => {
	test('gives every car back as it was, the last imported first', () => {
		const check = (documents: readonly object[]) => {
			const index = openIndex(carried(packIndex(documents as never, schema, { meta: { a: 1 } })));
			expect(index.rowCount).toBe(documents.length);
			expect(documents.map((_, row) => index.document(row))).toEqual(carried(documents.toReversed()));
			expect(index.meta).toEqual({ a: 1 });
		};
		fc.assert(fc.property(fc.array(document, { maxLength: 250 }), check), { seed: 20_261_121, numRuns: 200 });
	});

	test('names and slugs that other fields make are not written again', () => {
		const car = (id: number, more: object) => {
			const name = `2020 ŠKODA Octavia RS ${id}`;
			return {
				id,
				year: 2020,
				make: 'ŠKODA',
				model: 'Octavia',
				badge: `RS ${id}`,
				name,
				slug: `2020-skoda-octavia-rs-${id}-${id}`,
				...more,
			};
		};
		const odd = [{ name: 'Odd one' }, { badge: undefined }, { name: '', slug: undefined }, { slug: 'own-slug' }];
		const cars = Array.from({ length: 20 }, (_, id) => car(id, odd[id] ?? {}));
		const packed = packIndex(cars, stockSchema);
		expect(packed.columns['name']).toMatchObject({ kind: 'recipe', except: { 19: 'Odd one', 17: '' } });
		expect(packed.columns['slug']).toMatchObject({ kind: 'recipe', recipe: { isSlug: true } });
		const index = openIndex(carried(packed));
		expect(cars.map((_, row) => index.document(row))).toEqual(
			carried(cars.toReversed().map((each) => ({ ...each, name: each.name || undefined }))),
		);
	});

	test('a null, an empty text and a field outside the schema are left out', () => {
		const index = openIndex(packIndex([{ id: 5, make: '', year: null, colour: 'Red' }], schema));
		expect(index.document(0)).toEqual({ id: 5 });
	});

	test('says which field holds a value that it cannot', () => {
		expect(() => packIndex([{ year: '2020' }], schema)).toThrow('field year: "2020" is not a number');
		expect(() => packIndex([{ sold: 1 }], schema)).toThrow('field sold: 1 is not a boolean');
		expect(() => packIndex([{ price: Number.NaN }], schema)).toThrow('field price: null is not a number');
	});

	test('searches what it is told to, or what of the usual fields it has', () => {
		expect(packIndex([], schema).queryBy).toEqual(['make']);
		expect(packIndex([], schema, { queryBy: ['slug'] }).queryBy).toEqual(['slug']);
	});

	test('facts that are only shown cannot be filtered by', () => {
		expect(Object.keys(openIndex(packIndex([], schema)).filterSchema)).not.toContain('images');
	});
});

describe('SRCH-7 what is not an index is refused', () => {
	const codeOf = (packed: unknown) => {
		try {
			openIndex(packed);
			return 'opened';
		} catch (error) {
			return error instanceof IndexError ? error.code : 'another error';
		}
	};

	test.each([
		['nothing', undefined, 'wrong-shape'],
		['null', null, 'wrong-shape'],
		['a text', 'index', 'wrong-shape'],
		['a list', [], 'wrong-shape'],
		['a page', { title: 'Not found' }, 'wrong-shape'],
		['an older version', { ...packIndex([], schema), version: 0 }, 'wrong-version'],
		['no columns', { ...packIndex([], schema), columns: undefined }, 'wrong-shape'],
		['a column of another kind', { ...packIndex([], schema), columns: { make: 5 } }, 'wrong-shape'],
		['an index', packIndex([], schema), 'opened'],
	])('%s', (_what, packed, code) => expect(codeOf(packed)).toBe(code));
});

import fc from 'fast-check';
import type { SearchRequest, SortKey } from '../../../src/search/engine/search-request.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';

/** Cars with values that search has to be careful with. */
export const carSchema = {
	id: { type: 'id' },
	make: { type: 'string' },
	badge: { type: 'string' },
	city: { type: 'string' },
	year: { type: 'int32' },
	km: { type: 'int32' },
	price: { type: 'float' },
	custom_rank: { type: 'int32' },
	certified: { type: 'bool' },
} as const;

const texts = [
	'Land Rover',
	'ŠKODA',
	'Rover',
	"O'Connor",
	'e:HEV RS',
	'"Black" && White',
	'A3 S/Back',
	'GT, Limited',
	'(4x4) || AWD',
	'-N Line',
	'*',
	'toString',
	'__proto__',
	'日本',
];
const text = fc.constantFrom(...texts);

type Car = { id: string } & Record<string, unknown>;

const facts = fc.record(
	{
		make: text,
		badge: fc.oneof(text, fc.constant('')),
		city: fc.constantFrom('Bathurst', 'Cowra'),
		year: fc.integer({ min: 2015, max: 2020 }),
		km: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 300_000 })),
		price: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(26_988.25, 0.5, 1e9)),
		custom_rank: fc.integer({ min: -2, max: 2 }),
		certified: fc.boolean(),
	},
	{ requiredKeys: ['make', 'city'] },
);

export const stock: fc.Arbitrary<Car[]> = fc
	.array(facts, { maxLength: 60 })
	.map((cars) => cars.map((car, index) => ({ ...car, id: `${900 + 3 * index}` })));

const quoted = text.filter((value) => /[a-z\d\u0080-\uffff]/i.test(value)).map((value) => `\`${value}\``);
const number = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 2014, max: 2021 }));
const condition = fc.oneof(
	fc
		.tuple(fc.constantFrom('make', 'badge'), fc.constantFrom(':=', ':', ':!=', ':!'), quoted)
		.map((parts) => parts.join('')),
	fc
		.tuple(
			fc.constantFrom('make', 'badge'),
			fc.constantFrom(':=', ':!='),
			fc.array(quoted, { minLength: 1, maxLength: 3 }),
		)
		.map(([field, operator, list]) => `${field}${operator}[${list.join(', ')}]`),
	fc
		.tuple(fc.constantFrom('make', 'badge'), fc.constantFrom('r', 'Land R', 'GT'))
		.map(([field, start]) => `${field}:${start}*`),
	fc
		.tuple(fc.constantFrom('year', 'km', 'price'), fc.constantFrom(':', ':!=', ':<', ':>=', ':<='), number)
		.map((parts) => parts.join('')),
	fc.tuple(fc.constantFrom('year', 'km'), number, number).map(([field, a, b]) => `${field}:[${a}..${b}]`),
	fc.tuple(fc.constantFrom(':', ':!='), fc.boolean()).map(([operator, value]) => `certified${operator}${value}`),
	fc.constantFrom('id:=[900, 903, 950]', 'id:!=903', 'id:*', 'city:=Cowra'),
);
const { expression } = fc.letrec<{ expression: string; chain: string }>((tie) => ({
	expression: fc.oneof(
		{ maxDepth: 3 },
		condition,
		tie('chain').map((inside) => `(${inside})`),
	),
	chain: fc
		.array(fc.tuple(fc.constantFrom('&&', '||'), tie('expression')), { minLength: 1, maxLength: 3 })
		.map((parts) => parts.flat().slice(1).join(' ')),
}));

const filter = fc.oneof(fc.constant(''), expression).map((written) => {
	const parsed = parseFilter(written, carSchema);
	if (!parsed.ok) throw new Error(`${written}: ${parsed.errors.map(({ message }) => message).join('; ')}`);
	return parsed.filter;
});

const sortKey: fc.Arbitrary<SortKey> = fc.record(
	{
		field: fc.constantFrom('year', 'km', 'price', 'custom_rank', 'certified'),
		direction: fc.constantFrom('asc', 'desc'),
		missing: fc.constantFrom('first', 'last'),
	},
	{ requiredKeys: ['field', 'direction'] },
);

export const request: fc.Arbitrary<SearchRequest> = fc.record(
	{
		filter,
		facets: fc.subarray(['make', 'badge', 'city', 'year', 'km', 'price', 'certified']),
		maxFacetValues: fc.constantFrom(1, 3, 100),
		sort: fc.array(sortKey, { maxLength: 3 }),
		page: fc.integer({ min: 1, max: 4 }),
		perPage: fc.constantFrom(0, 1, 7, 20),
		offset: fc.integer({ min: 0, max: 60 }),
	},
	{ requiredKeys: ['filter', 'facets'] },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { compileFilter } from '../../../src/search/filter/compile.ts';
import { formatFilterProblem } from '../../../src/search/filter/format-problem.ts';
import { joinFilters } from '../../../src/search/filter/join.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';
import { goldenRequests } from '../golden.ts';
import { passes } from './support.ts';

const seeded = { seed: 20_261_121, numRuns: 400 };

type Sample = { make: string; badge?: string; year: number; km?: number; sold: boolean };
type Expression = { text: string; holds: (car: Sample) => boolean };

const values = ['Land Rover', 'ŠKODA', 'Delica D:5', 'A3 S/Back', 'Hilux SR5 (4X4)', 'e:HEV RS', 'RS', 'Rover (RS)'];
const car: fc.Arbitrary<Sample> = fc.record(
	{
		make: fc.constantFrom(...values),
		badge: fc.constantFrom(...values),
		year: fc.integer({ min: 2018, max: 2022 }),
		km: fc.integer({ min: 0, max: 4 }),
		sold: fc.boolean(),
	},
	{ requiredKeys: ['make', 'year', 'sold'] },
);

/** Written apart from the code under test: plain ASCII words, by way of the spelling alone. */
const reference = (text: string) =>
	text
		.replace('Š', 'S')
		.toLowerCase()
		.replace(/[^a-z0-9 ]/g, '');

const equals: fc.Arbitrary<Expression> = fc
	.tuple(fc.constantFrom('make', 'badge'), fc.subarray(values, { minLength: 1 }), fc.boolean())
	.map(([field, wanted, negated]) => ({
		text: `${field}:${negated ? '!' : ''}=[${wanted.map((value) => `\`${value}\``).join(', ')}]`,
		holds: (sample) => wanted.some((value) => value === sample[field as 'make']) !== negated,
	}));

const contains: fc.Arbitrary<Expression> = fc
	.tuple(fc.constantFrom('make', 'badge'), fc.constantFrom('rs', 'Rover', 'ROVER land', '4x4 hilux'), fc.boolean())
	.map(([field, wanted, negated]) => ({
		text: `${field}:${negated ? '!' : ''}${wanted}`,
		holds: (sample) => {
			const text = ` ${reference(sample[field as 'make'] ?? '')} `;
			return (
				reference(wanted)
					.split(' ')
					.every((word) => text.includes(` ${word} `)) !== negated
			);
		},
	}));

const number: fc.Arbitrary<Expression> = fc
	.tuple(
		fc.constantFrom('year', 'km'),
		fc.constantFrom('<', '<=', '>', '>=', '=', '!='),
		fc.integer({ min: 0, max: 4 }),
	)
	.map(([field, operator, offset]) => {
		const limit = field === 'year' ? 2018 + offset : offset;
		return {
			text: `${field}:${operator}${limit}`,
			holds: (sample) => {
				const value = sample[field as 'year'] as number | undefined;
				if (operator === '!=') return value !== limit;
				if (value === undefined) return false;
				if (value === limit) return operator.includes('=');
				return operator.startsWith(value < limit ? '<' : '>');
			},
		};
	});

const bool: fc.Arbitrary<Expression> = fc.boolean().map((wanted) => ({
	text: `sold:${wanted}`,
	holds: (sample) => sample.sold === wanted,
}));

const { expression } = fc.letrec<{ expression: Expression; group: Expression }>((tie) => ({
	expression: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		fc.oneof(equals, contains, number, bool),
		tie('group'),
	),
	group: fc
		.tuple(tie('expression'), fc.array(fc.tuple(fc.constantFrom('&&', '||'), tie('expression')), { maxLength: 3 }))
		.map(([first, rest]) => ({
			text: `(${[first.text, ...rest.map(([operator, { text }]) => `${operator} ${text}`)].join(' ')})`,
			holds: (sample) => {
				let verdict = first.holds(sample);
				for (const [operator, { holds }] of rest) {
					verdict = operator === '&&' ? verdict && holds(sample) : verdict || holds(sample);
				}
				return verdict;
			},
		})),
}));

describe('SITE-6 open inputs', () => {
	test('any expression holds where a plain reading of it holds', () => {
		const check = ({ text, holds }: Expression, cars: Sample[]) => {
			expect(cars.map((sample) => passes(text, sample))).toEqual(cars.map(holds));
		};
		fc.assert(fc.property(expression, fc.array(car, { minLength: 1, maxLength: 20 }), check), seeded);
	});

	test('two joined filters hold where both hold', () => {
		const check = (a: Expression, b: Expression, sample: Sample) => {
			expect(passes(joinFilters(a.text, b.text), sample)).toBe(a.holds(sample) && b.holds(sample));
		};
		fc.assert(fc.property(expression, expression, car, check), seeded);
	});

	test('the parser answers any text, with places inside it', () => {
		const piece = fc.constantFrom(
			'make',
			':',
			'=',
			'!',
			'`',
			'[',
			']',
			'(',
			')',
			'&',
			'|',
			' ',
			'..',
			'<',
			'price',
			'5',
			'*',
			',',
			'$',
			'\n',
		);
		const text = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.array(piece, { maxLength: 30 }).map((parts) => parts.join('')),
		);
		const check = (input: string) => {
			const parsed = parseFilter(input, stockSchema);
			const problems = parsed.ok ? parsed.warnings : parsed.errors;
			for (const problem of problems) {
				expect(problem.position).toBeGreaterThanOrEqual(0);
				expect(problem.position).toBeLessThanOrEqual(input.length);
				expect(formatFilterProblem(input, problem, stockSchema)).toContain('^ ');
			}
			if (parsed.ok) expect(typeof compileFilter(parsed.filter)({ make: 'Kia', price: 5 })).toBe('boolean');
			else expect(problems.length).toBeGreaterThan(0);
		};
		fc.assert(fc.property(text, check), { ...seeded, numRuns: 3_000 });
	});
});

describe('SITE-6 joining', () => {
	test.each([
		['', '', ''],
		[' ', 'make:=Kia', '(make:=Kia)'],
		['city:=[Bathurst,Cowra]', 'sold:false || year:>2020', '(city:=[Bathurst,Cowra]) && (sold:false || year:>2020)'],
	])('%j and %j become %j', (a, b, joined) => expect(joinFilters(a, b)).toBe(joined));

	test('L3 an open backtick of one does not swallow the other', () => {
		const joined = joinFilters('make:=`Kia', 'year:2020');
		expect(passes(joined, { make: 'Kia', year: 2020 })).toBe(true);
		expect(passes(joined, { make: 'Kia', year: 2021 })).toBe(false);
	});

	test('every valid filter of the golden set can be joined', () => {
		const filters = goldenRequests.map(({ params }) => params.filter_by ?? '');
		const valid = [...new Set(filters)].filter((filter) => parseFilter(filter, stockSchema).ok);
		const broken = valid.filter((filter) => !parseFilter(joinFilters(filter, 'sold:false'), stockSchema).ok);
		expect(valid.length).toBeGreaterThan(1_000);
		expect(broken).toEqual([]);
	});
});

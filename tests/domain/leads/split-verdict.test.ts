import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { chanceBetter, type Tally } from '../../../src/domain/leads/chance-better.ts';
import { splitVerdict } from '../../../src/domain/leads/split-verdict.ts';

/** The same by adding up 40,000 narrow columns of the two densities. */
function integrated(first: Tally, second: Tally): number {
	const columns = 40_000;
	const height = ({ tried, worked }: Tally, at: number): number => {
		const top = tried === 0 ? 0 : worked / tried;
		const log = (share: number) =>
			(worked === 0 ? 0 : worked * Math.log(share)) + (tried === worked ? 0 : (tried - worked) * Math.log(1 - share));
		return Math.exp(log(at) - (tried === 0 ? 0 : log(top)));
	};
	let [below, both, all] = [0, 0, 0];
	for (let column = 0; column < columns; column++) {
		const at = (column + 0.5) / columns;
		const one = height(first, at);
		const other = height(second, at);
		both += other * (below + one / 2);
		below += one;
		all += other;
	}
	return both / (below * all);
}

test.each([
	[
		{ tried: 0, worked: 0 },
		{ tried: 0, worked: 0 },
	],
	[
		{ tried: 0, worked: 0 },
		{ tried: 1, worked: 1 },
	],
	[
		{ tried: 412, worked: 9 },
		{ tried: 405, worked: 14 },
	],
	[
		{ tried: 1000, worked: 20 },
		{ tried: 1000, worked: 40 },
	],
	[
		{ tried: 9000, worked: 310 },
		{ tried: 1200, worked: 38 },
	],
])('SITE-11 the chance that %j is worse than %j is the integral of their densities', (first, second) => {
	expect(chanceBetter(first, second)).toBeCloseTo(integrated(first, second), 4);
});

const tally = record({ tried: integer({ min: 0, max: 20_000 }), worked: integer({ min: 0, max: 400 }) });

test('SITE-11 one of two is better: their chances add up to 1, and one lead more never makes it less probable', () => {
	assert(
		property(tally, tally, (first, second) => {
			const chance = chanceBetter(first, second);
			expect(chance + chanceBetter(second, first)).toBeCloseTo(1, 6);
			const more = chanceBetter(first, { ...second, worked: second.worked + 1 });
			if (second.worked < second.tried) expect(more).toBeGreaterThan(chance - 1e-9);
		}),
		{ seed: 11, numRuns: 100 },
	);
});

const judge = (original: number, variant: number, set: object = {}) =>
	splitVerdict({
		original: { tried: 1000, worked: original },
		variant: { tried: 1000, worked: variant },
		variants: 1,
		days: 20,
		...set,
	});

test('SITE-11 a verdict waits for visitors, leads and days', () => {
	expect(judge(20, 40)).toMatchObject({ says: 'better' });
	expect(judge(40, 20)).toMatchObject({ says: 'worse' });
	expect(judge(20, 24)).toMatchObject({ says: 'open' });
	expect(judge(20, 40, { days: 9 })).toMatchObject({ says: 'early', missing: { visitors: 0, leads: 0, days: 5 } });
	expect(judge(1, 8)).toMatchObject({ says: 'early', missing: { leads: 1 } });
	expect(judge(20, 40, { variant: { tried: 30, worked: 10 } })).toMatchObject({
		says: 'early',
		missing: { visitors: 70 },
	});
});

test('SITE-11 of several variants each has to be more certain', () => {
	expect(judge(20, 33)).toMatchObject({ says: 'better' });
	expect(judge(20, 33, { variants: 3 })).toMatchObject({ says: 'open' });
});

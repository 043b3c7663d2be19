import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oldAddresses } from '../../../src/domain/stock/gone-cars.ts';
import type { CarKeys } from '../../../src/domain/stock/same-car.ts';
import { type FeedCar, nextHistory, type StockHistory } from '../../../src/domain/stock/stock-history.ts';

const none: StockHistory = { began: '', cars: [], gone: [] };

type Told = { slug: string; vin?: string; stocknum?: string; state?: FeedCar['state']; goneSince?: string };

const told = ({ slug, vin = '', stocknum = '', state = 'listed', goneSince }: Told): FeedCar => ({
	slug,
	keys: [vin, stocknum, ''] as CarKeys,
	state,
	goneSince,
});

/** The history after one feed a day, from 1 June. */
function after(...feeds: Told[][]): StockHistory {
	return feeds.reduce(
		(history, feed, index) => nextHistory(history, feed.map(told), `2026-06-0${index + 1}`).history,
		none,
	);
}

const answers = (history: StockHistory) => oldAddresses(history, '2026-06-09');

describe('a car keeps one page', () => {
	test('its old address leads to the new one when its model is called something else', () => {
		const history = after([{ slug: 'ram-1500', vin: 'V1' }], [{ slug: 'ram-other', vin: 'V1' }]);
		expect(answers(history)).toEqual({ gone: {}, moved: { 'ram-1500': 'ram-other' } });
		expect(history.cars[0]).toMatchObject({ since: '2026-06-01', slug: 'ram-other' });
	});

	test('all its addresses lead straight to the last one', () => {
		const feeds = ['a', 'b', 'c'].map((slug) => [{ slug, stocknum: 'S1' }]);
		expect(answers(after(...feeds)).moved).toEqual({ a: 'c', b: 'c' });
	});

	test('and none leads to itself when it gets its first one back', () => {
		const feeds = ['a', 'b', 'a'].map((slug) => [{ slug, stocknum: 'S1' }]);
		expect(answers(after(...feeds)).moved).toEqual({ b: 'a' });
	});

	test('an old address that another car has now is that car’s', () => {
		const history = after(
			[{ slug: 'a', vin: 'V1' }],
			[
				{ slug: 'b', vin: 'V1' },
				{ slug: 'a', vin: 'V2' },
			],
		);
		expect(answers(history)).toEqual({ gone: {}, moved: {} });
	});

	test('also when it was away, and comes back under another name', () => {
		const history = after([{ slug: 'a', vin: 'V1' }], [], [{ slug: 'b', vin: 'V1' }]);
		expect(answers(history)).toEqual({ gone: {}, moved: { a: 'b' } });
		expect(history.cars[0]?.since).toBe('2026-06-01');
	});

	test('of two records with its VIN the one that stays has the visitors of the other', () => {
		const two = [
			{ slug: 'a', vin: 'V1', stocknum: 'S1' },
			{ slug: 'b', vin: 'V1', stocknum: 'S2' },
		];
		expect(answers(after(two, two.slice(1)))).toEqual({ gone: {}, moved: { a: 'b' } });
	});

	test('an old record that says sold does not make a listed car gone', () => {
		const sold = { slug: 'a', vin: 'V1', stocknum: 'S1', state: 'sold', goneSince: '2026-06-01' } as const;
		const history = after([{ slug: 'a', vin: 'V1', stocknum: 'S1' }], [sold, { slug: 'b', vin: 'V1', stocknum: 'S2' }]);
		expect(answers(history)).toEqual({ gone: {}, moved: { a: 'b' } });
	});
});

describe('what a feed has lost', () => {
	const lost = (before: Told[], now: Told[]) =>
		nextHistory(after(before), now.map(told), '2026-06-02').lost.map(({ slug }) => slug);
	const car = { slug: 'a', vin: 'V1' };

	test.each<[string, Told[], string[]]>([
		['a car that is not in it any more', [], ['a']],
		['a car that it keeps off the site', [{ ...car, state: 'off' }], ['a']],
		['a car whose record cannot be read', [{ ...car, state: 'unread' }], ['a']],
		['a car in whose place there is another one', [{ slug: 'a', vin: 'V2' }], ['a']],
		['no car that it says is sold', [{ ...car, state: 'sold' }], []],
		['no car that has another address', [{ slug: 'b', vin: 'V1' }], []],
	])('is %s', (_, now, found) => {
		expect(lost([car], now)).toEqual(found);
	});

	test('a car whose record cannot be read is not called gone, and is once it has left the feed', () => {
		const unread = after([car], [{ ...car, state: 'unread' }]);
		expect(answers(unread)).toEqual({ gone: {}, moved: { a: null } });
		expect(answers(after([car], [{ ...car, state: 'unread' }], [])).gone).toHaveProperty('a');
	});
});

test('SITE-7 a car that was sold before the site knew it is gone since that day', () => {
	const history = after([{ slug: 'a', vin: 'V1', state: 'sold', goneSince: '2026-05-30' }]);
	expect(answers(history).gone).toEqual({ a: '2026-05-30' });
	expect(after([], [{ slug: 'a', state: 'off' }]).gone).toEqual([]);
});

test('whatever feeds come: no listed car is told gone, every moved address leads to a listed one, none loops', () => {
	const key = (letter: string) => fc.constantFrom('', `${letter}1`, `${letter}2`, `${letter}3`);
	const told = fc.record({
		slug: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
		keys: fc.tuple(key('V'), key('S'), key('I')),
		state: fc.constantFrom<FeedCar['state']>('listed', 'listed', 'listed', 'sold', 'off', 'unread'),
		price: fc.constantFrom(undefined, 1_000, 2_000),
		isSold: fc.boolean(),
	});
	const feed = fc.uniqueArray(told, { selector: ({ slug }) => slug, maxLength: 5 });
	fc.assert(
		fc.property(fc.array(feed, { minLength: 1, maxLength: 8 }), (feeds) => {
			let history = none;
			for (const [index, cars] of feeds.entries()) {
				history = nextHistory(history, cars, `2026-06-0${index + 1}`).history;
				const listed = cars.filter(({ state }) => state === 'listed');
				const slugs = new Set(listed.map(({ slug }) => slug));
				const vins = new Set(listed.map(({ keys }) => keys[0]).filter(Boolean));
				const { gone, moved } = oldAddresses(history, `2026-06-0${index + 1}`);
				for (const slug of [...Object.keys(gone), ...Object.keys(moved)]) expect(slugs).not.toContain(slug);
				for (const to of Object.values(moved)) if (to !== null) expect(slugs).toContain(to);
				for (const car of history.gone) if (car.keys[0]) expect(vins).not.toContain(car.keys[0]);
				expect(history.cars.map(({ slug }) => slug)).toEqual(listed.map(({ slug }) => slug));
				expect(history.cars.map(({ prices }) => prices.at(-1)?.price ?? undefined)).toEqual(
					listed.map(({ price }) => price),
				);
				expect(history.cars.map(({ sold }) => sold !== null)).toEqual(listed.map(({ isSold }) => isSold));
				for (const car of history.gone) expect(car.prices.at(-1)?.price ?? null).toBeNull();
				expect(history.began).toBe('2026-06-01');
			}
		}),
		{ seed: 11, numRuns: 1_000 },
	);
});

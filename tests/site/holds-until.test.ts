import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteConfig, SiteInput } from '../../src/config/site.ts';
import { secondsPerDay } from '../../src/domain/hours/days.ts';
import type { StockHistory } from '../../src/domain/stock/stock-history.ts';
import { noContent, type TenantContent } from '../../src/site/content/content.ts';
import { holdsUntil } from '../../src/site/holds-until.ts';
import { openSite } from '../../src/site/open-site.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { dropRule, rememberedCars } from '../../src/stock/car/remembered-car.ts';
import { selectListed } from '../../src/stock/listing/listing.ts';
import { soldAway } from '../../src/stock/listing/sold-away.ts';
import { makeCar, makeConfig, testNow } from '../support/make-site.ts';

const hour = 3_600;
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

type Fleet = { config: SiteConfig; content: TenantContent; cars: Car[]; history: StockHistory };

/** All that a site says at a moment, as far as anything of it goes by the clock. */
function told({ config, content, cars, history }: Fleet, now: number): string {
	const { include_sold_cars_days: soldDays, search_filters: searchFilters } = config;
	const { listed, notListed } = selectListed(cars, { searchFilters, soldDays, now });
	const known = rememberedCars(listed, { history, dropRule: dropRule(config), now });
	const gone = soldAway(cars, { searchFilters, soldDays, now });
	const site = openSite({ slug: config.slug, config, cars: known, content, css: '', now });
	return JSON.stringify([
		notListed,
		gone,
		site.slugs().map((slug) => [site.card(slug), site.availability(slug)]),
		(['just_arrived', 'price_drops'] as const).map((of) => site.latest(of, '', 50).map(({ slug }) => slug)),
		[site.holidays(), site.articleSlugs(), site.articles(0, 50), site.offers(), site.counts()],
		[site.summary(), site.stockVersion(), site.sitemap()],
	]);
}

/** A moment some days from now, by half a day at most more or less: on the minute, or a second beside it. */
const momentOf = (...days: number[]) =>
	fc
		.record({
			day: fc.constantFrom(...days),
			minutes: fc.integer({ min: -720, max: 720 }),
			off: fc.constantFrom(-1, 0, 1),
		})
		.map(({ day, minutes, off }) => testNow + day * secondsPerDay + minutes * 60 + off);

const car = fc.record(
	{
		created_at_timestamp: momentOf(-8, -8, -1, 0),
		sold_date_timestamp: momentOf(-9, -4, -1, 0),
		available_from_timestamp: momentOf(-1, 0, 1),
		status: fc.constantFrom('in_stock', 'in_stock', 'sold'),
	},
	{ requiredKeys: ['status'] },
);

const places: Partial<SiteInput>[] = [
	{},
	{ time_zone: 'Australia/Perth' },
	{ time_zone: 'Australia/Lord_Howe' },
	{ time_zone: 'Pacific/Chatham' },
	{ locale: 'de-DE' },
];

const fleets = fc
	.record({
		cars: fc.array(car, { maxLength: 4 }),
		place: fc.constantFrom(...places),
		days: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 3 }),
		soldDays: fc.constantFrom(1, 4, 9),
		isDated: fc.boolean(),
	})
	.map(({ cars, place, days, soldDays, isDated }): Fleet => {
		const dates = days.map((day) => iso(testNow + day * secondsPerDay));
		const config = makeConfig({
			...place,
			include_sold_cars_days: soldDays,
			special_hours: [...new Set(dates)].map((date) => ({ date, status: 'Closed' as const })),
			offers: isDated ? dates.map((date) => ({ title: date, starts: date, expires: date })) : [],
		});
		const made = cars.map((set, index) =>
			makeCar({ ...set, stocknum: `S${index}`, slug: `car-${index}`, price: 9_000 }),
		);
		const known = made.map(({ slug }, index) => ({
			keys: ['', '', ''] as const,
			slug,
			since: dates[index % dates.length] ?? '',
			former: [],
			prices: [
				{ day: iso(testNow - 30 * secondsPerDay), price: 10_000 },
				{ day: iso(testNow - 13 * secondsPerDay), price: 9_000 },
			],
			sold: null,
		}));
		const article = { title: 'News', description: 'New', html: '', source: 'content/blog/a.md' };
		const articles = isDated ? dates.map((date, at) => ({ ...article, date, slug: `news-${at}` })) : [];
		const content = { ...noContent, articles: articles as unknown as TenantContent['articles'] };
		return {
			config,
			content,
			cars: made,
			history: { began: iso(testNow - 90 * secondsPerDay), cars: known, gone: [] },
		};
	});

test('a site says the same from any moment until the one that is named', () => {
	const runs = fc.record({ fleet: fleets, now: momentOf(-1, 0, 1), part: fc.double({ min: 0, max: 1, noNaN: true }) });
	const same = fc.property(runs, ({ fleet, now, part }) => {
		const until = holdsUntil(fleet, now);
		expect(until).toBeGreaterThan(now);
		expect(until).toBeLessThanOrEqual(now + secondsPerDay);
		const before = told(fleet, now);
		for (const later of [until - 1, now + Math.floor((until - 1 - now) * part)])
			expect(told(fleet, later)).toBe(before);
	});
	fc.assert(same, { seed: 11, numRuns: 300 });
});

describe('the moment that is named', () => {
	// 10:00 in Sydney, midnight in UTC.
	const midnight = Date.UTC(2026, 5, 15) / 1000;
	const config = makeConfig({ include_sold_cars_days: 3 });
	const until = (now: number, set: Partial<Fleet> = {}) =>
		holdsUntil({ config, content: noContent, cars: [], ...set }, now);

	test('is the next half day of UTC where nothing else goes by the clock', () => {
		expect(until(midnight)).toBe(midnight + 12 * hour);
		expect(until(midnight + 12 * hour)).toBe(midnight + 24 * hour);
		expect(until(midnight - 1)).toBe(midnight);
	});

	test('is the dealer’s midnight where there are offers, in quarters of an hour', () => {
		const offers = [{ title: 'Winter' }];
		const of = (time_zone: string) => ({ config: makeConfig({ offers, time_zone }) });
		expect(until(midnight, of('Australia/Perth'))).toBe(midnight + 12 * hour);
		expect(until(midnight + 12 * hour, of('Australia/Perth'))).toBe(midnight + 16 * hour);
		expect(until(midnight + 11 * hour, of('Pacific/Chatham'))).toBe(midnight + 11.25 * hour);
	});

	test('is the one at which a car is no longer new, or no longer shown as sold, to the second', () => {
		const created = midnight + hour - 8 * secondsPerDay;
		expect(until(midnight, { cars: [makeCar({ created_at_timestamp: created })] })).toBe(midnight + hour + 1);
		const sold = midnight + hour - 3 * secondsPerDay;
		const cars = [makeCar({ status: 'sold', sold_date_timestamp: sold })];
		expect(until(midnight, { cars })).toBe(midnight + hour);
		expect(until(midnight + hour, { cars })).toBe(midnight + 12 * hour);
	});
});

import { expect, test } from 'vitest';
import { summaryText } from '../../../scripts/publish/report/summary-text.ts';
import { makeBuild } from '../../support/make-build.ts';
import { testNow } from '../../support/make-site.ts';

const car = { vin: '6T1BE42K000000001', price: 20_000, km: 9, colour: 'Red', images: ['https://cdn.example/1.jpg'] };
const site = {
	share_pictures: 'photo',
	price_basis: 'drive_away',
	ad_feeds: { google_vehicle_ads: { store_code: 'A' } },
};
const file = 'one/feeds/google-vehicle-ads.csv';

test('the report says what each feed has and why cars are not in it; only a change of a car writes a feed again', async () => {
	const cars = [
		car,
		{ ...car, vin: '6T1BE42K000000002', colour: '' },
		{ ...car, vin: '1', sold: true, sold_date: '2026-06-14' },
	];
	const built = makeBuild({ one: { site, cars } });
	const report = await built.run(testNow);
	const [tenant] = report.tenants;
	const reasons = [
		{ reason: 'no colour', cars: 1, examples: ['car-1'] },
		{ reason: 'sold', cars: 1, examples: ['car-2'] },
	];
	expect(tenant?.adFeeds).toEqual([{ file: '/feeds/google-vehicle-ads.csv', cars: 1, leftOut: 2, reasons }]);
	expect(tenant?.warnings.filter((warning) => warning.startsWith('ad_feeds'))).toEqual([
		'ad_feeds.google_vehicle_ads: 1 left out: no colour (car-1)',
	]);
	expect(summaryText(report)).toContain('/feeds/google-vehicle-ads.csv: 1 car, 2 left out (1 no colour, 1 sold)\n');
	expect(built.text(file).split('\n')).toHaveLength(3);
	expect((await built.run(testNow)).tenants[0]?.pages.written).toBe(0);

	built.rewrite({ one: { site, cars: [{ ...car, price: 19_000 }, ...cars.slice(1)] } });
	await built.run(testNow);
	expect(built.text(file)).toContain(',19000 AUD,drive_away_price,');
});

test('cars that an advertiser would refuse are a warning only where they are many', async () => {
	const vin = (index: number) => `6T1BE42K0000${10_000 + index}`;
	const cars = Array.from({ length: 9 }, (_, index) => ({ ...car, vin: vin(index) }));
	const bare = [1, 2].map((index) => ({ ...car, vin: vin(20 + index), colour: '', images: [] }));
	const built = makeBuild({
		few: { site, cars: [...cars, ...bare] },
		many: { site, cars: [...cars.slice(3), ...bare] },
	});
	const { tenants } = await built.run(testNow);
	for (const { adFeeds } of tenants)
		expect(adFeeds[0]?.reasons).toMatchObject([{ reason: expect.stringMatching(/^no .+ and no .+$/), cars: 2 }]);
	const said = tenants.map(({ warnings }) => warnings.filter((warning) => warning.startsWith('ad_feeds')).length);
	expect(said).toEqual([0, 1]);
});

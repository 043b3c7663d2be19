import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cars, day, makeTenant, now, vinOf } from './remembering-tenant.ts';

describe('the gate', () => {
	test('keeps the site and the feed, says what would be gone and what to type, and publishes when told to', async () => {
		const built = makeTenant({ cars: cars(60) });
		await built.run(now);
		built.rewrite({ cars: cars(42) });
		const held = await built.run(now + day);
		expect(held.says).toMatch(
			/stock_feed: found 18 of 60 published cars that are no longer in the feed and were not sold: car-42, car-43, car-44, …, expected at most 9 gone within a day \(max_gone_share 15 %/,
		);
		expect(held.says).toContain('npm run build -- a --accept-shrink');
		expect(await built.status('/cars/car-59/')).toBe(200);
		const kept = join(built.work, 'held-feed.jsonl');
		expect(held.says).toContain(kept);
		expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(42);
		expect(statSync(kept).mode & 0o777).toBe(0o600);
		expect(held.tenant?.cars.listed).toBe(42);
		expect(await built.run(now + day, { acceptShrink: true })).toMatchObject({ ok: true });
		expect(await built.status('/cars/car-59/')).toBe(410);
		expect(existsSync(kept)).toBe(false);
		expect(await built.run(now + day)).toMatchObject({ ok: true });
	});

	test('asks which cars: as many others are as bad, sold ones are not a loss, and losses of a day are added up', async () => {
		const built = makeTenant({ cars: cars(20) });
		await built.run(now);
		const others = cars(20, (index) => ({ vin: vinOf(100 + index), slug: `other-${index}`, stocknum: `T${index}` }));
		built.rewrite({ cars: others });
		expect((await built.run(now + day)).says).toContain('20 of 20 published cars');
		const sold = cars(20, (index) => (index < 15 ? { status: 'sold', sold_date_timestamp: now - 9 * day } : {}));
		built.rewrite({ cars: sold });
		expect(await built.run(now + day)).toMatchObject({ ok: true, says: '' });
		built.rewrite({ cars: [...sold.slice(0, 18), ...others.slice(0, 4)] });
		expect(await built.run(now + day + 60)).toMatchObject({ ok: true, says: '' });
		built.rewrite({ cars: [...sold.slice(0, 16), ...others.slice(0, 4)] });
		expect((await built.run(now + day + 120)).says).toContain('4 of 7 published cars');
	});

	test('holds a feed without a car back, always, unless the config says that there is no stock', async () => {
		const built = makeTenant({ cars: [] });
		expect((await built.run(now)).says).toContain('found no car to list');
		expect(existsSync(built.site)).toBe(false);
		built.rewrite({ files: { 'stock.csv': 'make,model,year\n' }, feed: { path: 'stock.csv' } });
		expect((await built.run(now)).says).toContain('found no car to list');
		expect(await built.run(now, { acceptShrink: true })).toMatchObject({ ok: true });
		expect((await built.run(now)).says).toContain('"type": "none"');
		built.rewrite({ feed: { type: 'none', path: undefined } });
		expect(await built.run(now)).toMatchObject({ ok: true, says: '' });
	});

	test('holds a feed back that has grown beyond reason, that breaks off, or that is too old where the config says so', async () => {
		const built = makeTenant({ cars: cars(2) });
		await built.run(now);
		built.rewrite({ cars: cars(60) });
		expect((await built.run(now + day)).says).toContain('found 60 cars to list, where the published site has 2');
		const rows = 'make,model,year,vin\nKia,Rio,2021,6FPAAAJGSW0000000\nKia,Rio,2021,6FPAAAJGSW0000001\nKia,Ri';
		built.rewrite({ files: { 'stock.csv': rows }, feed: { path: 'stock.csv', max_left_out_share: 1 } });
		const cut = await built.run(now + day);
		expect(cut.says).toContain('an incomplete feed: its last row, line 4, has 2 values where the header has 4');
		expect(readFileSync(join(built.work, 'held-feed.csv'), 'utf8')).toBe(rows);
		built.rewrite({ files: { 'stock.csv': `${rows},"2021` }, feed: { path: 'stock.csv' } });
		expect((await built.run(now + day)).says).toContain('a quote that is never closed');
		expect(existsSync(join(built.work, 'held-feed.csv'))).toBe(true);
		built.rewrite({ cars: cars(2), feed: { max_age_days: 30 } });
		const age = Math.floor(Date.now() / 1000) + 40 * day;
		expect((await built.run(age)).says).toMatch(
			/found a feed that is (39|40) days old, expected a feed at most 30 days old/,
		);
		built.rewrite({ cars: cars(2) });
		expect((await built.run(age)).warnings.join()).toMatch(/the feed is (39|40) days old/);
	});
});

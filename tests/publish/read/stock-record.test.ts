import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileStamps, writtenFiles } from '../../../scripts/bench/files.ts';
import { cars, day, days, makeTenant, now, record, serve, vinOf } from './remembering-tenant.ts';

describe('what the site remembers', () => {
	test('outlives a deleted .forecourt: guard, 410, 301, first day, days of the sitemap', async () => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		const rest = cars(8, (index) => (index === 2 ? { slug: 'car-2-classic', model: 'Rio Classic' } : {}));
		built.rewrite({ cars: rest.slice(0, 7) });
		expect(await built.run(now + day)).toMatchObject({ ok: true, says: '' });
		const before = {
			map: days(built.text('sitemap.xml')),
			rules: built.text('_redirects'),
			record: built.text(record),
		};
		expect([await built.status('/cars/car-7/'), await built.status('/cars/car-2/')]).toEqual([410, 301]);
		expect(before.map['/contact/']).toBe('2026-06-15');
		expect(before.map['/cars/car-2-classic/']).toBe('2026-06-16');

		built.forget('.forecourt');
		expect(await built.run(now + 5 * day)).toMatchObject({ ok: true, says: '' });
		expect(days(built.text('sitemap.xml'))).toEqual(before.map);
		expect(built.text('_redirects')).toBe(before.rules);
		expect(built.text(record)).toBe(before.record);
		expect(before.record).toContain('["car-2-classic","2026-06-15"');

		built.forget('.forecourt');
		built.rewrite({ cars: rest.slice(0, 3) });
		expect((await built.run(now + 6 * day)).says).toContain('4 of 7 published cars');
	});

	test('is written only with a reason: nothing changed, nothing written', async () => {
		const built = makeTenant({ cars: cars(2) });
		await built.run(now);
		const before = fileStamps(built.site);
		expect((await built.run(now + 9 * day)).tenant?.pages).toMatchObject({ rendered: 0, written: 0 });
		expect(writtenFiles(before, fileStamps(built.site))).toEqual([]);
	});

	test('is not a page for search engines, has no VIN, and is asked for each time', async () => {
		const built = makeTenant({ cars: cars(2) });
		await built.run(now);
		expect(built.text('_headers')).toMatch(
			/\/stock-record\.json\n {2}Cache-Control: no-cache\n {2}X-Robots-Tag: noindex\n/,
		);
		expect(built.text('sitemap.xml')).not.toContain(record);
		expect(built.text(record)).not.toContain('6FPAAAJGSW0');
	});

	test('is read over HTTP on a machine that has nothing', async () => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		const elsewhere = makeTenant({ cars: cars(8).slice(0, 7) });
		const published = await serve(built.site);
		expect(await elsewhere.run(now + day, { published })).toMatchObject({ ok: true });
		expect(await elsewhere.status('/cars/car-7/')).toBe(410);
		expect(days(elsewhere.text('sitemap.xml'))['/contact/']).toBe('2026-06-15');

		elsewhere.forget('all');
		elsewhere.rewrite({ cars: cars(8).slice(0, 3) });
		expect((await elsewhere.run(now + day, { published })).says).toContain('5 of 8 published cars');
		expect(existsSync(elsewhere.site)).toBe(false);
	});

	test('is not there at a first publication: the site answers 404', async () => {
		const built = makeTenant({ cars: cars(1) });
		const published = await serve(built.site);
		expect(await built.run(now, { published })).toMatchObject({ ok: true, says: '' });
	});

	const newer = JSON.stringify({ format: 'forecourt stock record', version: 4 });
	test.each([
		['a server that fails', { status: 503, body: '' }, 'found status 503'],
		['a page in its place', { status: 200, body: '<!doctype html>' }, 'found a record that is damaged'],
		['a newer record', { status: 200, body: newer }, 'which a newer Forecourt has written'],
	])('with %s in its place is never taken for none', async (_, answer, says) => {
		const built = makeTenant({ cars: cars(1) });
		const published = await serve(built.site, answer);
		const refused = await built.run(now, { published });
		expect(refused.says).toContain(says);
		expect(refused.says).toContain('--accept-shrink');
		expect(existsSync(built.site)).toBe(false);
		const accepted = await built.run(now, { published, acceptShrink: true });
		expect(accepted).toMatchObject({ ok: true });
		expect(accepted.warnings.join()).toContain('Without it the build does not know which cars the site listed');
	});

	test('of another site, or cut in the published folder, is refused; the pages stand in for one that is not there', async () => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		const whole = built.text(record);
		for (const [text, says] of [
			[whole.replace('"tenant":"a"', '"tenant":"b"'), 'the record of the site "b"'],
			[whole.slice(0, -20), 'a record that is damaged'],
			[whole.replace(/\["car-7".*?\]\],?/, ''), 'a record that is damaged'],
		] as const) {
			writeFileSync(join(built.site, record), text);
			expect((await built.run(now + day)).says).toContain(says);
		}
		rmSync(join(built.site, record));
		built.rewrite({ cars: cars(3) });
		expect((await built.run(now + day)).says).toContain('5 of 8 published cars');
	});
});

describe('a clock that was wrong for one build', () => {
	test.each([
		['100 days ahead', 100],
		['100 days behind', -100],
		['ten years ahead', 3650],
	])('%s loses no 410, and no day lies ahead afterwards', async (_, wrong) => {
		const built = makeTenant({ cars: cars(8) });
		await built.run(now);
		built.rewrite({ cars: cars(7) });
		await built.run(now + day);
		built.rewrite({ cars: cars(7, (index) => (index === 0 ? { price: 12_345 } : {})).slice(0, 6) });
		expect(await built.run(now + (2 + wrong) * day)).toMatchObject({ ok: true });
		expect(await built.run(now + 3 * day)).toMatchObject({ ok: true });
		expect(await built.status('/cars/car-7/')).toBe(410);
		expect(await built.status('/cars/car-6/')).toBe(410);
		const after = Object.values(days(built.text('sitemap.xml'))).sort();
		expect(after.filter((one) => String(one) > '2026-06-18')).toEqual([]);
		await built.run(now + 4 * day);
		await built.run(now + 5 * day);
		expect(built.text(record)).not.toMatch(/202[7-9]|203\d|2026-(0[7-9]|1)/);
		const still = days(built.text('sitemap.xml'));
		await built.run(now + 60 * day);
		expect(days(built.text('sitemap.xml'))).toEqual(still);
		expect(await built.status('/cars/car-7/')).toBe(410);
	});
});

test('two records with one VIN are reported as that, and a car called something else keeps one page', async () => {
	const vin = vinOf(1);
	const built = makeTenant({
		cars: [{ vin, slug: 'ram' }, { vin, slug: 'ram' }, { vin: vinOf(2) }],
		feed: { max_left_out_share: 1 },
	});
	expect((await built.run(now)).warnings).toContainEqual('stock: 1 left out: another record has the same VIN');
	built.rewrite({ cars: [{ vin, slug: 'ram-other', model: 'Other' }, { vin: vinOf(2) }, {}] });
	expect((await built.run(now + day)).says).toBe('');
	expect(await built.location('/cars/ram/')).toBe('/cars/ram-other/');
	expect(built.text('_redirects')).not.toContain('410');
});

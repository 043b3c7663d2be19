import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { behaviours } from '../../support/receiver.ts';
import { key, type LookUpLab, noon, openLookUpLab, paths, says } from './lab.ts';

const hilux = { make: 'Toyota', model: 'Hilux', year: 2019, variant: null, body: ' Ute ', vin: 'MR0FR22G900123456' };
const plate = { rego: 'xyz 12a', state: 'nsw' };
const asked = { rego: 'XYZ12A', state: 'NSW' };
const day = 24 * 60 * 60_000;

describe.each(engines)('look-ups of vehicles on $name', (engine) => {
	let lab: LookUpLab;
	beforeAll(async () => {
		lab = await openLookUpLab(engine);
	});
	afterAll(() => lab.stop());
	beforeEach(async () => {
		await emptyTables(lab.db, ['look_ups', 'look_up_counts', 'rate_limits']);
		lab.setClock(noon);
		lab.writeSite('dealer');
		lab.provider.behave(says({ vehicle: hilux }));
		lab.provider.received.length = 0;
		lab.logged();
	});
	const calls = () => lab.provider.received.map(({ path, body }) => [path, JSON.parse(body) as unknown]);

	test('USER-10 a plate with its state is a vehicle; the key goes to the provider alone', async () => {
		const { status, json, headers } = await lab.look(paths.nevdis, plate);
		expect(status).toBe(200);
		const { variant: _, ...known } = hilux;
		expect(json).toEqual({ vehicle: { ...asked, ...known, body: 'Ute' }, source: 'provider' });
		expect(headers['cache-control']).toBe('no-store');
		expect(JSON.stringify(json)).not.toContain(key);
		expect(calls()).toEqual([['/nevdis', { plate: 'XYZ12A', state: 'NSW' }]]);
		expect(lab.provider.received[0]?.headers.authorization).toBe(`Bearer ${key}`);
	});

	test('USER-10 a range comes from AutoGrab and RedBook; one figure becomes a range, and it ends', async () => {
		lab.provider.behave((response, { path }) =>
			says(
				path === '/autograb'
					? { vehicle: hilux, valuation: { price: 20_000 } }
					: { vehicle: hilux, pricing: { tradeMin: 18_210, tradeMax: 20_390 } },
			)(response),
		);
		const body = { ...plate, kms: 85_000, condition: 'Good' };
		const one = await lab.look(paths.autograb, body);
		const fixed = { currency: 'AUD', at: noon, until: noon + 7 * day, sample: false };
		expect(one.json['valuation']).toEqual({ low: 18_400, high: 21_600, ...fixed, by: 'AutoGrab' });
		const other = await lab.look(paths.redbook, body);
		expect(other.json['valuation']).toEqual({ low: 18_200, high: 20_400, ...fixed, by: 'RedBook' });
		expect(calls()).toEqual([
			['/autograb', { region: 'au', plate: 'XYZ12A', state: 'NSW', kms: 85_000, condition: 'Good' }],
			['/redbook', { registration: 'XYZ12A', state: 'NSW', odometer: 85_000, condition: 'Good' }],
		]);
	});

	test('a vehicle that is known and not valued has none; range and term follow the site', async () => {
		lab.provider.behave(says({ vehicle: hilux, valuation: null }));
		expect((await lab.look(paths.autograb, plate)).json).toMatchObject({ source: 'provider', valuation: null });
		lab.writeSite('dealer', { look_ups: { range_percent: 20, valuation_days: 2 } });
		lab.provider.behave(says({ vehicle: hilux, valuation: { price: 10_000 } }));
		const { json } = await lab.look(paths.autograb, { vin: 'MR0FR22G900123456' });
		expect(json['valuation']).toMatchObject({ low: 8_000, high: 12_000, until: noon + 2 * day });
	});

	test.each([
		[{ vin: '6TOBF3FK10X123456' }, { vin: 'A VIN has no letter O; did you mean 0?' }],
		[{ vin: '6T1BF3FK10X12345' }, { vin: 'A VIN has 17 characters; this has 16.' }],
		[{ vin: 'NZE121-1234567' }, { vin: expect.stringContaining('chassis (frame) number') }],
		[{ rego: 'ABC123' }, { state: 'Choose the state: ACT, NSW, NT, QLD, SA, TAS, VIC, WA.' }],
		[{}, { rego: 'Enter the number plate.', state: expect.any(String) }],
		[{ ...plate, kms: -1 }, { kms: expect.any(String) }],
		[{ ...plate, owner: 'Sam' }, expect.any(Object)],
	])('USER-10 %j is refused, and says what is wrong; nobody is asked', async (body, fields) => {
		for (const path of Object.values(paths)) {
			const { status, json } = await lab.look(path, body);
			expect([status, json['code'], json['fields']]).toEqual([422, 'invalid', fields]);
		}
		expect(calls()).toEqual([]);
	});

	test('USER-10 a wrong check digit blocks nothing', async () => {
		const { status } = await lab.look(paths.nevdis, { vin: '1HGCM82643A004352' });
		expect(status).toBe(200);
		expect(calls()).toEqual([['/nevdis', { vin: '1HGCM82643A004352' }]]);
	});

	test('USER-10 a plate that nobody knows; a VIN still says its make', async () => {
		lab.provider.behave(says({ error: 'no such vehicle' }, 404));
		for (const path of Object.values(paths)) {
			const { status, json } = await lab.look(path, plate);
			expect([status, json['code']]).toEqual([404, 'unknown_vehicle']);
			expect(json['error']).toMatch(/We can’t find XYZ12A in NSW\..*fill in the details yourself/);
		}
		const { json } = await lab.look(paths.nevdis, { vin: 'TMBJJ7NE1E0123456' });
		const vehicle = { vin: 'TMBJJ7NE1E0123456', make: 'Škoda', country: 'Czech Republic', year: 2014 };
		expect(json).toEqual({ vehicle, source: 'vin' });
		expect((await lab.look(paths.autograb, { vin: 'TMBJJ7NE1E0123456' })).json).toEqual({
			vehicle,
			source: 'vin',
			valuation: null,
		});
	});

	test('SITE-10 each look-up whose flag is off is a 404 with an error, whatever is sent', async () => {
		for (const path of Object.values(paths)) {
			const { status, json } = await lab.look(path, plate, 'off');
			expect([status, json]).toEqual([404, { error: 'This site does not have this look-up.', code: 'not_found' }]);
			expect((await lab.ask('GET', path, { tenant: 'dealer' })).status).toBe(405);
		}
	});

	test('SITE-10 without an account a VIN says its make, and a plate is not looked up', async () => {
		const { json } = await lab.look(paths.nevdis, { vin: '6T1BF3FK10X123456' }, 'bare');
		expect(json).toEqual({
			vehicle: { vin: '6T1BF3FK10X123456', make: 'Toyota', country: 'Australia' },
			source: 'vin',
		});
		for (const path of Object.values(paths)) {
			const { status, json: said } = await lab.look(path, plate, 'bare');
			expect([status, said['code']]).toEqual([503, 'unavailable']);
			expect(said['error']).toMatch(/cannot be looked up on this site yet/);
		}
		expect(lab.logged()).toContain('"message":"BARE__NEVDIS_URL is not set."');
	});

	test('USER-10 a demonstration knows made-up plates, which it calls samples; another state’s is another car', async () => {
		const one = await lab.look(paths.nevdis, { rego: 'demo01', state: 'NSW' }, 'show');
		const other = await lab.look(paths.nevdis, { rego: 'demo01', state: 'VIC' }, 'show');
		expect(one.json).toMatchObject({ source: 'sample', vehicle: { rego: 'DEMO01', state: 'NSW' } });
		expect(other.json['vehicle']).not.toMatchObject({ model: Reflect.get(Object(one.json['vehicle']), 'model') });
		const valued = await lab.look(paths.redbook, { rego: 'DEMO01', state: 'NSW', kms: 60_000 }, 'show');
		expect(valued.json['valuation']).toMatchObject({ by: 'Sample data', sample: true, currency: 'AUD' });
		const { low, high } = Object(valued.json['valuation']) as { low: number; high: number };
		expect(low).toBeGreaterThan(1_000);
		expect(high).toBeGreaterThan(low);
		expect((await lab.look(paths.redbook, { rego: 'DEMO01', kms: 60_000 }, 'kiwi')).json['valuation']).toMatchObject({
			currency: 'NZD',
		});
		const unknown = await lab.look(paths.nevdis, plate, 'show');
		expect([unknown.status, unknown.json['code']]).toEqual([404, 'unknown_vehicle']);
		expect(unknown.json['error']).toContain('DEMO01 to DEMO06');
	});

	test('USER-10 New Zealand’s import number is not a vehicle, and says why', async () => {
		const { status, json } = await lab.look(paths.nevdis, { vin: '7AT0H60FX12345678' }, 'kiwi');
		expect([status, json['code']]).toEqual([404, 'unknown_vehicle']);
		expect(json['error']).toMatch(/when it came to New Zealand/);
	});

	test('USER-10 the same question is paid for once, for as long as the site keeps answers', async () => {
		await lab.look(paths.nevdis, plate);
		await lab.look(paths.nevdis, { rego: 'XYZ-12A', state: 'New South Wales' });
		expect(calls()).toHaveLength(1);
		await lab.look(paths.nevdis, { ...plate, state: 'VIC' });
		expect(calls()).toHaveLength(2);
		lab.setClock(noon + 7 * day);
		await lab.look(paths.nevdis, plate);
		expect(calls()).toHaveLength(3);
		lab.writeSite('dealer', { look_ups: { keep_days: 0 } });
		for (const _ of [1, 2]) await lab.look(paths.nevdis, { ...plate, state: 'TAS' });
		expect(calls()).toHaveLength(5);
	});

	test('USER-10 a valuation that is kept keeps its day', async () => {
		lab.provider.behave(says({ vehicle: hilux, valuation: { price: 20_000 } }));
		const first = await lab.look(paths.autograb, plate);
		lab.setClock(noon + 3 * day);
		expect((await lab.look(paths.autograb, plate)).json).toEqual(first.json);
		expect(calls()).toHaveLength(1);
	});

	test('USER-10 twenty who ask the same at once are one call', async () => {
		lab.provider.behave((response) => void setTimeout(() => says({ vehicle: hilux })(response), 50));
		const answers = await Promise.all(Array.from({ length: 20 }, () => lab.look(paths.nevdis, plate)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(calls()).toHaveLength(1);
	});

	test('USER-10 nothing in the database or the log names a plate, a VIN or a key', async () => {
		await lab.look(paths.nevdis, plate);
		lab.provider.behave(behaviours.answersGarbage);
		await lab.look(paths.nevdis, { vin: 'WVWZZZ1KZ8W123456' });
		await lab.look(paths.autograb, { rego: 'QQQ99Z', state: 'QLD' });
		const rows = [...(await lab.db.selectFrom('look_ups').selectAll().execute())];
		const counts = await lab.db.selectFrom('look_up_counts').selectAll().execute();
		const text = JSON.stringify(rows) + JSON.stringify(counts) + lab.logged();
		expect(rows.length).toBeGreaterThan(0);
		expect(text).toContain('not JSON');
		for (const word of ['XYZ12A', 'Hilux', 'MR0FR', 'WVWZZZ', 'QQQ99Z', key]) expect(text).not.toContain(word);
	});

	test('USER-10 a day’s calls end at the ceiling, also for calls at the same moment, and begin again at midnight', async () => {
		lab.writeSite('dealer', { look_ups: { a_day: 1 } });
		lab.runtime.rateFactor = 5;
		const ask = (from: number) =>
			Promise.all(
				Array.from({ length: 9 }, (_, at) => lab.look(paths.nevdis, { rego: `AB${from + at}`, state: 'NSW' })),
			);
		const answers = await ask(10);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
		const refused = answers.find(({ status }) => status === 503);
		expect(refused?.json['code']).toBe('unavailable');
		expect(refused?.headers['retry-after']).toBe(String(12 * 60 * 60));
		expect(calls()).toHaveLength(5);
		expect(lab.logged()).toContain('look_ups.a_day is reached');
		lab.setClock(noon + day / 2);
		expect((await ask(30)).filter(({ status }) => status === 200)).toHaveLength(5);
		lab.runtime.rateFactor = 1_000;
	});

	test('USER-10 a visitor who asks too often has to wait', async () => {
		lab.runtime.rateFactor = 1;
		const statuses: number[] = [];
		for (let turn = 0; turn < 31; turn++) statuses.push((await lab.look(paths.nevdis, plate)).status);
		expect(statuses.filter((status) => status === 429)).toHaveLength(1);
		lab.runtime.rateFactor = 1_000;
	});
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchAnswer, ProviderFault } from '../../../netlify/look-ups/asking/fetch-answer.ts';
import { createPatience } from '../../../netlify/look-ups/asking/policy.ts';
import { asRange } from '../../../netlify/look-ups/calls/valuation-range.ts';
import { findTroubles } from '../../../netlify/watch/alarms/troubles.ts';
import { checkLookUps } from '../../../netlify/watch/checkup/look-ups.ts';
import { engines } from '../../support/databases.ts';
import { type Behaviour, behaviours, type Receiver, startReceiver } from '../../support/receiver.ts';
import { key, type LookUpLab, noon, openLookUpLab, paths, says } from './lab.ts';

const [embedded] = engines;
const lies: readonly (readonly [string, Behaviour])[] = [
	['a page of HTML', behaviours.answersGarbage],
	['another shape', says({ ok: true })],
	['a year that is text', says({ vehicle: { make: 'Toyota', year: 'new' } })],
	['a name without end', says({ vehicle: { make: 'x'.repeat(100) } })],
	['an answer without end', says({ vehicle: {}, more: 'x'.repeat(300 * 1024) })],
	['a refusal of our key', behaviours.knowsUsNot],
	['a redirect', behaviours.leadsElsewhere],
	['a wait', behaviours.asksToWait],
];

describe('providers that fail or lie', () => {
	let lab: LookUpLab;
	let turn = 0;
	beforeAll(async () => {
		if (!embedded) throw new Error('There is always one engine.');
		lab = await openLookUpLab(embedded);
	});
	afterAll(() => lab.stop());
	beforeEach(() => {
		lab.provider.received.length = 0;
		lab.logged();
	});
	/** Another plate each time, and an address of its own, so that no breaker is open yet. */
	function look(path: string, body: object = {}) {
		turn++;
		process.env['DEALER__NEVDIS_URL'] = `${lab.provider.url}/nevdis/${turn}`;
		process.env['DEALER__AUTOGRAB_URL'] = `${lab.provider.url}/autograb/${turn}`;
		return lab.look(path, { rego: `ZZ${turn}`, state: 'NSW', ...body });
	}

	test.each(lies)('USER-10 %s: 503, once asked, and a line in the log', async (_, behave) => {
		lab.provider.behave(behave);
		const { status, json, headers } = await look(paths.nevdis);
		expect([status, json['code']]).toEqual([503, 'unavailable']);
		expect(json['error']).toMatch(/fill in the details yourself/);
		expect(headers['retry-after']).toBe('60');
		expect(lab.provider.received).toHaveLength(1);
		expect(lab.logged()).toMatch(/"provider":"nevdis","message":"[^"]+"/);
	});

	test.each([
		['an upper end below the lower one', { low: 9_000, high: 8_000 }],
		['a worth below nothing', { low: -5, high: 8_000 }],
		['more than any car is worth', { price: 1e9 }],
		['a figure that is text', { price: '19000' }],
	])('USER-10 %s is not a valuation: 503', async (_, valuation) => {
		lab.provider.behave(says({ vehicle: { make: 'Kia' }, valuation }));
		expect((await look(paths.autograb)).status).toBe(503);
	});

	test.each<[string, Behaviour]>([
		['is restarting', says({}, 503)],
		['breaks the connection', behaviours.resets],
		['stops in the middle', behaviours.closesMidBody],
	])('USER-10 one that %s is asked once more', async (_, fails) => {
		lab.provider.behave((response, received) => {
			lab.provider.behave(says({ vehicle: { make: 'Kia' } }));
			fails(response, received);
		});
		expect((await look(paths.nevdis)).json).toMatchObject({ vehicle: { make: 'Kia' }, source: 'provider' });
		expect(lab.provider.received).toHaveLength(2);
		lab.provider.received.length = 0;
		lab.provider.behave(fails);
		expect((await look(paths.nevdis)).status).toBe(503);
		expect(lab.provider.received).toHaveLength(2);
	});

	test('USER-10 a VIN says its make while the provider is down; a valuation does not come from it', async () => {
		lab.provider.behave(behaviours.fails);
		const { json } = await look(paths.nevdis, { vin: '6T1BF3FK10X123456' });
		expect(json).toMatchObject({ vehicle: { make: 'Toyota' }, source: 'vin' });
		expect((await look(paths.autograb, { vin: '6T1BF3FK10X123456' })).status).toBe(503);
	});

	test('USER-10 after five failures in a row the provider is left alone', async () => {
		lab.provider.behave(behaviours.fails);
		await look(paths.nevdis);
		for (let again = 0; again < 9; again++) {
			const { status } = await lab.look(paths.nevdis, { rego: `YY${again}`, state: 'NSW' });
			expect(status).toBe(503);
		}
		expect(lab.provider.received).toHaveLength(5);
		expect(lab.logged()).toContain('left alone for a while');
	});

	test('operators hear of a provider that fails, and of 80 % of a day’s calls', async () => {
		await lab.db.deleteFrom('look_up_counts').execute();
		const row = { tenant: 'dealer', day: noon - (noon % 86_400_000), failures_in_row: 0, failed_at: null };
		await lab.db
			.insertInto('look_up_counts')
			.values([
				{ ...row, provider: 'autograb', calls: 160 },
				{ ...row, provider: 'redbook', calls: 159 },
				{ ...row, provider: 'nevdis', calls: 9, failures_in_row: 6, failed_at: noon - 60_000 },
			])
			.execute();
		const { db, tenants } = lab.runtime;
		const troubles = await findTroubles({ db, tenants, now: noon, tenant: undefined });
		expect(
			troubles.filter(({ kind }) => kind === 'look-ups').map(({ subject, text }) => [subject, text.slice(0, 54)]),
		).toEqual([
			['autograb day', 'The site has asked autograb 160 times of 200 today. If'],
			['nevdis', 'nevdis has failed 6 times in a row: visitors fill in t'],
		]);
		const later = await findTroubles({ db, tenants, now: noon + 2 * 3_600_000, tenant: 'dealer' });
		expect(later.filter(({ kind }) => kind === 'look-ups')).toHaveLength(1);
	});

	test('SITE-10 npm run doctor names what a look-up needs', () => {
		const said = (slug: string) => {
			const tenant = lab.runtime.tenants.bySlug(slug);
			return tenant ? checkLookUps(tenant, lab.runtime).map(({ level, text }) => `${level} ${text}`) : [];
		};
		expect(said('dealer')[0]).toBe('ok nevdis: its account is set');
		expect(said('bare')[1]).toBe(
			'warning autograb: BARE__AUTOGRAB_URL is not set. Visitors fill in their vehicles by hand.',
		);
		expect(said('show')[2]).toBe('ok redbook: sample data, as on every demonstration');
		expect(said('off')).toEqual([]);
		process.env['BARE__AUTOGRAB_URL'] = 'http://autograb.example/';
		process.env['BARE__AUTOGRAB_KEY'] = key;
		expect(said('bare')[1]).toContain('BARE__AUTOGRAB_URL has to be an address with https.');
		delete process.env['BARE__AUTOGRAB_URL'];
		delete process.env['BARE__AUTOGRAB_KEY'];
	});
});

describe('patience with a provider', () => {
	let provider: Receiver;
	beforeAll(async () => {
		provider = await startReceiver();
	});
	afterAll(() => provider.stop());
	// Enough for a busy machine to answer, and to ask while a provider rests.
	const limits = { timeoutMs: 1500, pauseMs: 1, restMs: 2500 };
	const ask = (patience: ReturnType<typeof createPatience>) =>
		patience((signal) => fetchAnswer({ url: provider.url, key }, {}, signal));

	test.each<[string, Behaviour]>([
		['hangs', behaviours.hangs],
		[
			'drips its answer',
			(response) => {
				response.writeHead(200);
				const drip = setInterval(() => response.write(' '), 5);
				response.on('close', () => clearInterval(drip));
			},
		],
	])('USER-10 one that %s is given up in time, and not asked twice', async (_, behave) => {
		provider.received.length = 0;
		provider.behave(behave);
		await expect(ask(createPatience(limits))).rejects.toThrow(new ProviderFault('It did not answer within 1.5 s.'));
		expect(provider.received).toHaveLength(1);
	});

	test('USER-10 one that is well again is asked again after its rest, by one call', async () => {
		const patience = createPatience(limits);
		provider.behave(behaviours.fails);
		for (let turn = 0; turn < 7; turn++) await expect(ask(patience)).rejects.toThrow(ProviderFault);
		provider.received.length = 0;
		provider.behave(says({ fine: true }));
		await expect(ask(patience)).rejects.toThrow(/left alone/);
		expect(provider.received).toHaveLength(0);
		await expect
			.poll(() => ask(patience).catch(() => null), { interval: 100, timeout: 20_000 })
			.toEqual({ fine: true });
		expect(provider.received).toHaveLength(1);
	});
});

test.each([
	[{ low: 20_000, high: 20_000 }, 8, { low: 18_400, high: 21_600 }],
	[{ low: 18_210, high: 20_390 }, 8, { low: 18_200, high: 20_400 }],
	[{ low: 100, high: 100 }, 1, { low: 50, high: 150 }],
	[{ low: 20, high: 20 }, 1, { low: 0, high: 50 }],
])('USER-10 a valuation is a range: %j at %s %%', (value, percent, range) => {
	expect(asRange(value, percent)).toEqual(range);
	expect(range.high).toBeGreaterThan(range.low);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellOfWatchedCars } from '../../../netlify/accounts/alerts/watchlist-alerts.ts';
import { noLists } from '../../../src/domain/stock/known-lists.ts';
import type { GoneCar, KnownCar } from '../../../src/domain/stock/stock-history.ts';
import { carKeys } from '../../../src/stock/car/car-keys.ts';
import { storedRecord } from '../../../src/stock/feed/stock-record.ts';
import { engines } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { type SmtpDouble, startSmtpDouble } from '../../support/smtp-double.ts';
import { type Accounts, type Browser, serveAccounts } from './browser.ts';

/** Noon in Sydney on a day of June 2026. */
const noon = (day: number): number => Date.UTC(2026, 5, day, 2);
const dayText = (day: number): string => `2026-06-${String(day).padStart(2, '0')}`;
const hour = 60 * 60_000;
const letter = /t=([\w-]{22}\.[\w-]{22})/;

describe.each(engines)('USER-3 messages about watched cars, on $name', (engine) => {
	let accounts: Accounts;
	let mailServer: SmtpDouble;
	let out: string;
	let visitor: Browser;
	beforeAll(async () => {
		out = mkdtempSync(join(tmpdir(), 'forecourt-published-'));
		mailServer = await startSmtpDouble();
		const mail = { SMTP_URL: `smtp://${mailServer.url}`, MAIL_FROM: 'cars@platform.example' };
		accounts = await serveAccounts(engine, { FORECOURT_ANSWERS: join(out, '.forecourt'), ...mail });
	});
	afterAll(async () => {
		await accounts.stop();
		await mailServer.stop();
		rmSync(out, { recursive: true, force: true });
	});
	let sent = 0;
	beforeEach(async () => {
		await emptyTables(accounts.db, ['visitors', 'sign_in_codes', 'rate_limits', 'sms_messages']);
		accounts.setClock(noon(3));
		accounts.writeSite('north');
		publish([car(1, [[1, 27_990]]), car(2, [[1, 15_000]])]);
		mailServer.refuseWith(null);
		mailServer.mails.length = 0;
		visitor = accounts.browser();
		await visitor.signIn();
		for (const id of [1, 2]) await visitor.send('PUT', `/api/watchlist/${id}`);
		sent = accounts.messages().length;
	});

	const car = (
		id: number,
		prices: readonly (readonly [day: number, price: number])[],
		sold: number | null = null,
	): KnownCar => ({
		keys: carKeys({ id }),
		slug: `car-${id}`,
		since: dayText(1),
		former: [],
		prices: prices.map(([day, price]) => ({ price, day: dayText(day) })),
		sold: sold === null ? null : dayText(sold),
	});
	function publish(cars: readonly KnownCar[], gone: readonly GoneCar[] = [], slug = 'north'): void {
		mkdirSync(join(out, slug), { recursive: true });
		const losses = { since: 0, known: 0, lost: 0 };
		const history = { began: dayText(1), cars, gone };
		const record = { tenant: slug, built: 1, losses, priced: '', history, past: {}, lists: noLists, pages: new Map() };
		writeFileSync(join(out, slug, 'stock-record.json'), JSON.stringify(storedRecord(record)));
	}
	const want = (alerts: string, more = {}) => visitor.send('PUT', '/api/auth/user', { alerts, ...more });
	async function round(at: number): Promise<string[]> {
		accounts.setClock(at);
		await tellOfWatchedCars(accounts.runtime);
		const fresh = accounts.messages().slice(sent);
		sent += fresh.length;
		return fresh;
	}
	const dropped = () =>
		publish([
			car(1, [
				[1, 27_990],
				[9, 25_990],
			]),
			car(2, [[1, 15_000]]),
		]);

	test('by SMS: cheaper once, cheaper again, sold once; with the sender and the way out', async () => {
		await want('sms');
		expect(await round(noon(8))).toEqual([]);
		dropped();
		const [text, ...more] = await round(noon(9));
		expect(more).toEqual([]);
		expect(text).toMatch(
			/^To: \+61491570156\n\nnorth Motors: A car you saved is now \$25,990, down \$2,000: https:\/\/www\.north\.example\/cars\/car-1\/ Opt out: https:\/\/www\.north\.example\/api\/alerts\/stop\?t=[\w.-]{45}\n$/,
		);
		expect(await round(noon(9) + hour)).toEqual([]);
		publish([
			car(1, [
				[1, 27_990],
				[9, 25_990],
				[20, 24_990],
			]),
			car(2, [[1, 15_000]], 20),
		]);
		const [both] = await round(noon(20));
		expect(both).toContain(
			'is now $24,990, down $1,000: https://www.north.example/cars/car-1/ A car you saved has sold:',
		);
		publish(
			[
				car(
					1,
					[
						[1, 27_990],
						[9, 25_990],
						[20, 24_990],
					],
					21,
				),
			],
			[{ ...car(2, [[1, 15_000]], 20), gone: dayText(22), unread: false }],
		);
		expect(await round(noon(22))).toEqual([
			expect.stringContaining('A car you saved has sold: https://www.north.example/cars/car-1/'),
		]);
		expect(await round(noon(23))).toEqual([]);
	});

	test('only who asked for it, and only by day at the dealer', async () => {
		dropped();
		expect(await round(noon(9))).toEqual([]);
		await want('sms');
		// 7:59, 20:00 and 8:00 in Sydney.
		expect(await round(Date.UTC(2026, 5, 9, 21, 59))).toEqual([]);
		expect(await round(Date.UTC(2026, 5, 10, 10))).toEqual([]);
		expect(await round(Date.UTC(2026, 5, 10, 22))).toHaveLength(1);
	});

	test('by the zone that the site names, and in the word for what it sells', async () => {
		await want('sms');
		dropped();
		accounts.writeSite('north', { time_zone: 'Australia/Perth', template: 'motorcycle' });
		// 9:00 in Sydney is 7:00 in Perth.
		expect(await round(Date.UTC(2026, 5, 9, 23))).toEqual([]);
		const [text] = await round(Date.UTC(2026, 5, 10, 0));
		expect(text).toContain('north Motors: A motorcycle you saved is now $25,990');
	});

	test('once, however many processes look at the same moment', async () => {
		await want('sms');
		dropped();
		accounts.setClock(noon(9));
		await Promise.all([1, 2, 3, 4].map(() => tellOfWatchedCars(accounts.runtime)));
		expect(accounts.messages()).toHaveLength(sent + 1);
	});

	test('not beyond the SMS of the day, and then on the next one', async () => {
		await want('sms');
		dropped();
		accounts.runtime.rateFactor = 1;
		accounts.writeSite('north', { sign_in: { sms_a_day: 1 } });
		await accounts.browser().send('POST', '/api/auth/code', { phone: '0491570157' });
		accounts.setClock(noon(9));
		await accounts.browser().send('POST', '/api/auth/code', { phone: '0491570157' });
		sent = accounts.messages().length;
		expect(await round(noon(9))).toEqual([]);
		expect(await round(noon(10))).toHaveLength(1);
		accounts.runtime.rateFactor = 1000;
	});

	test('by mail, with the button of mailboxes; again after a failure that passes, not after one that stays', async () => {
		await want('email', { email: 'sam@example.com' });
		dropped();
		mailServer.refuseWith('451 Later');
		await round(noon(9));
		expect(mailServer.mails).toEqual([]);
		mailServer.refuseWith(null);
		await round(noon(9) + hour);
		await round(noon(9) + 2 * hour);
		expect(mailServer.mails).toHaveLength(1);
		const [mail] = mailServer.mails;
		const source = (mail?.source ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
		expect(mail).toMatchObject({ from: 'cars@platform.example', to: ['sam@example.com'] });
		expect(source).toContain('Subject: A car you saved has dropped in price');
		expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
		expect(source).toMatch(/List-Unsubscribe:\s+<https:\/\/www\.north\.example\/api\/alerts\/stop\?t=/);
		expect(source).toMatch(/Car 1 is now \$25,990, down \$2,000:\s+https:\/\/www\.north\.example\/cars\/car-1\//);
		expect(source).toMatch(/From: "?north Motors"? <cars@platform\.example>/);
		const html = source.slice(source.indexOf('text/html'));
		expect(html).toContain('>Car 1</a></p>Now $25,990, down $2,000</div>');
		expect(html).toMatch(
			/<a [^>]*href="https:\/\/www\.north\.example\/api\/alerts\/stop\?t=[^"]+"[^>]*>Unsubscribe<\/a>/,
		);
		expect(source).toContain('You asked north Motors to keep you posted on the cars you saved.');
		publish([
			car(
				1,
				[
					[1, 27_990],
					[9, 25_990],
				],
				11,
			),
		]);
		mailServer.refuseWith('550 No such mailbox');
		await round(noon(11));
		mailServer.refuseWith(null);
		await round(noon(12));
		expect(mailServer.mails).toHaveLength(1);
	});

	test('the way out: one click without a sign-in; a look at the link changes nothing', async () => {
		await want('sms');
		dropped();
		const [text = ''] = await round(noon(9));
		const [, token = ''] = letter.exec(text) ?? [];
		const path = `/api/alerts/stop?t=${token}`;
		const alerts = async () => (await visitor.get('/api/auth')).json['user'];
		const look = await accounts.ask('GET', path, { tenant: 'north' });
		expect(look).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
		expect(look.json['text']).toContain('<form method="post"><button>Stop the messages</button></form>');
		expect(await alerts()).toMatchObject({ alerts: 'sms' });
		const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
		for (const wrong of ['/api/alerts/stop', `/api/alerts/stop?t=${changed}`])
			expect(await accounts.ask('POST', wrong, { tenant: 'north' })).toMatchObject({ status: 404 });
		expect(await accounts.ask('POST', path, { tenant: 'south' })).toMatchObject({ status: 404 });
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		const click = { tenant: 'north', headers: form, body: 'List-Unsubscribe=One-Click' };
		for (let time = 0; time < 2; time++) expect(await accounts.ask('POST', path, click)).toMatchObject({ status: 200 });
		expect(await alerts()).toMatchObject({ alerts: 'none' });
		publish([car(1, [[1, 27_990]], 12)]);
		expect(await round(noon(12))).toEqual([]);
	});

	test('a record that is damaged or missing: nobody is told anything', async () => {
		await want('sms');
		writeFileSync(join(out, 'north', 'stock-record.json'), '{"format":');
		expect(await round(noon(9))).toEqual([]);
		dropped();
		expect(await round(noon(9))).toHaveLength(1);
	});
});

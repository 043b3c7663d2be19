import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAddress } from '../../../scripts/doctor/address-check.ts';
import { doctorCommand } from '../../../scripts/doctor/doctor-command.ts';
import { examine } from '../../../scripts/doctor/examine.ts';
import { type Look, within } from '../../../scripts/doctor/look.ts';
import { probe } from '../../../scripts/doctor/probe.ts';
import type { Finding } from '../../../src/contract/finding.ts';
import { noLists } from '../../../src/domain/stock/known-lists.ts';
import { storedRecord } from '../../../src/stock/feed/stock-record.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startSmtpDouble } from '../../support/smtp-double.ts';
import { hasOpenssl, startSelfSigned } from './self-signed.ts';

const now = Math.floor(Date.UTC(2026, 10, 22, 9) / 1000);
const day = 24 * 60 * 60;

/** What is answered at a path, or at a path of one tenant's site (`well/stock-record.json`); anything else is a 404. */
type Answers = Record<string, { status?: number; headers?: Record<string, string>; body: string }>;

async function startSite(answers: Answers): Promise<{ url: string; port: number; server: Server }> {
	const server = createServer(({ url = '', headers: { host = '' } }, response) => {
		const own = answers[`${host.split('.')[0]}${url}`];
		const { status = 200, headers = {}, body } = own ?? answers[url] ?? { status: 404, body: 'not here' };
		response.writeHead(status, headers).end(body);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, port, server };
}

const record = (tenant: string, built: number, cars: number): string =>
	JSON.stringify(
		storedRecord({
			tenant,
			built,
			losses: { since: built, known: cars, lost: 0 },
			priced: '',
			past: {},
			lists: noLists,
			history: {
				began: '2026-11-20',
				cars: Array.from({ length: cars }, (_, index) => ({
					slug: `car-${index}`,
					since: '2026-11-20',
					keys: ['', '', ''],
					former: [],
					prices: [],
					sold: null,
				})),
				gone: [],
			},
			pages: new Map(),
		}),
	);

describe('npm run doctor', () => {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-doctor-'));
	const tenantsDir = join(dir, 'tenants');
	const stops: (() => unknown)[] = [];
	let findings: Finding[];
	beforeAll(async () => {
		const car = { make: 'Kia', model: 'Rio', year: 2021, stocknum: 'K1', status: 'in_stock', car_type: 'used' };
		const feed = { ...car, show_on_dealer_website: true, images: [{ image: { url: 'http://127.0.0.1:9/a.jpg' } }] };
		const modified = { 'last-modified': new Date((now - 20 * day) * 1000).toUTCString() };
		const site = await startSite({
			'/well/feed.jsonl': { body: `${JSON.stringify({ ...feed, images: [] })}\n` },
			'/old/feed.jsonl': { body: `${JSON.stringify(feed)}\n`, headers: modified },
			'well/stock-record.json': { body: record('well', now - 3_600, 0) },
			'old/stock-record.json': { body: record('old', now - 3 * day, 40) },
			'/healthz': { body: '{"ok":true}' },
			'/api/captcha': { status: 500, body: '{}' },
		});
		const { url } = site;
		const crm = await startReceiver();
		const mail = await startSmtpDouble();
		stops.push(() => site.server.close(), crm.stop, mail.stop);
		const to = (destinations: object) => ({ destinations, routing: [{ to: Object.keys(destinations) }] });
		writeTenants(tenantsDir, {
			well: {
				site: {
					stock_feed: { type: 'url', url: `${url}/well/feed.jsonl` },
					leads: to({
						crm: { kind: 'dashboard', url: `${crm.url}/api`, token_env: 'CRM_TOKEN' },
						sales: { kind: 'mail', to: ['sales@dealer.example'] },
					}),
				},
			},
			old: {
				site: {
					stock_feed: { type: 'url', url: `${url}/old/feed.jsonl` },
					leads: to({
						crm: { kind: 'dashboard', url: 'http://127.0.0.1:1/api', token_env: 'CRM_TOKEN' },
						sales: { kind: 'mail', to: ['sales@dealer.example'] },
					}),
				},
			},
			dead: { site: { stock_feed: { type: 'url', url: 'http://127.0.0.1:1/feed.jsonl' }, url: 'http://127.0.0.1:1' } },
			wrong: { site: { locale: 'en-UK' } },
			noted: { site: { demo: true, forms: { opt_in_default: true } } },
		});
		const env = {
			...process.env,
			DATABASE_URL: '',
			FORECOURT_DATA: join(dir, 'data'),
			WELL__CRM_TOKEN: 'a-secret-token',
			SMTP_URL: `smtp://${mail.url}`,
			OLD__SMTP_URL: 'smtp://127.0.0.1:1',
		};
		const address = `http://{slug}.localhost:${site.port}`;
		findings = await examine({ slugs: 'all', tenantsDir, out: join(dir, 'dist'), url: address, env, now });
	});
	afterAll(async () => {
		for (const stop of stops) await stop();
		rmSync(dir, { recursive: true });
	});
	const said = (tenant: string, check: string) =>
		findings
			.filter((one) => one.tenant === tenant && one.check === check)
			.map(({ level, text }) => `${level}: ${text}`);

	test('looks at every tenant, one with a broken config too', () => {
		expect(new Set(findings.map(({ tenant }) => tenant))).toEqual(new Set(['dead', 'noted', 'old', 'well', 'wrong']));
		expect(said('wrong', 'config')[0]).toMatch(/^fault: .*locale: found "en-UK"/);
		expect(said('well', 'config')).toEqual(['ok: valid']);
		const [valid, optIn] = said('noted', 'config');
		expect(valid).toBe('ok: valid');
		expect(optIn).toMatch(/^note: .*forms\.opt_in_default: found true\. Under the Spam Act/);
	});

	test('SITE-5 a feed: how many cars, how old, dead, and what the next build would do with it', () => {
		expect(said('well', 'feed')).toEqual(['ok: 1 records, 1 cars to list, the site lists 0; its age is unknown']);
		expect(said('old', 'feed')[0]).toContain('the site lists 40; 20 days old');
		expect(said('old', 'feed')[1]).toMatch(/^fault: the next build will hold it back: .*--accept-shrink$/);
		expect(said('old', 'feed')[2]).toMatch(/^warning: .*20 days old \(warn_after_days 14\)/);
		expect(said('dead', 'feed')[0]).toMatch(
			/^fault: .*stock_feed.url: found .*expected a feed at http:\/\/127.0.0.1:1/,
		);
	});

	test('photos: a host that nobody can see', () => {
		expect(said('well', 'photos')).toEqual(['ok: none is on another host']);
		expect(said('old', 'photos')[0]).toMatch(/^fault: 127\.0\.0\.1:9 is not on the public internet/);
	});

	test('the published site and its age', () => {
		expect(said('well', 'site')).toEqual(['ok: built 1 hour ago']);
		expect(said('old', 'site')[0]).toMatch(/^warning: built 3 days ago\. .*npm run build -- old$/);
		expect(said('dead', 'site')[0]).toMatch(/^fault: .*answered 404/);
	});

	test('functions: each that does not answer', () => {
		expect(said('well', 'functions')[0]).toBe('ok: /healthz answers');
		expect(said('well', 'functions')[1]).toMatch(/^fault: \/api\/captcha answered 500/);
	});

	test('secrets by name, never by value; receivers and the mail server, without a lead or a mail', () => {
		expect(said('well', 'secrets')).toEqual(['ok: crm, sales: what they need is set']);
		expect(said('old', 'secrets')[0]).toMatch(/^fault: crm: The environment variable OLD__CRM_TOKEN is not set/);
		expect(said('well', 'receiver')[0]).toMatch(/^ok: crm: 127/);
		expect(said('old', 'receiver')[0]).toMatch(/^fault: crm: 127\.0\.0\.1:1: it refuses connections/);
		expect(said('well', 'mail')).toEqual(['ok: sales: the mail server takes mail']);
		expect(said('old', 'mail')[0]).toMatch(/^fault: sales: the mail server of SMTP_URL: it refuses connections/);
		expect(JSON.stringify(findings)).not.toContain('a-secret-token');
	});

	test('leads: a database that is not there is not made', () => {
		expect(said('well', 'leads')[0]).toMatch(/^ok: not checked: there is no database in/);
	});

	test('the command: what is wrong on the command line, the exit code and the text', async () => {
		const run = async (...args: string[]) => {
			let text = '';
			const write = (more: string): void => {
				text += more;
			};
			const code = await doctorCommand([...args, '--tenants', tenantsDir, '--out', join(dir, 'dist')], {
				env: { ...process.env, DATABASE_URL: '', FORECOURT_DATA: join(dir, 'data') },
				now,
				write,
			});
			return { code, text };
		};
		await expect(run()).rejects.toThrow('Name tenants, or --all.');
		await expect(run('well', '--url', 'ftp://x')).rejects.toThrow('--url: found "ftp://x"');
		await expect(run('wel')).rejects.toThrow('Did you mean "well"?');
		const { code, text } = await run('wrong');
		expect(code).toBe(1);
		expect(text).toMatch(/^wrong\n {2}FAULT {4}config {6}.*\n1 site: 1 fault, 0 warnings\.\n$/);
	});
});

describe.runIf(hasOpenssl())('a certificate', () => {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-certificate-'));
	const usual = getCACertificates('default');
	let signed: Awaited<ReturnType<typeof startSelfSigned>>;
	beforeAll(async () => {
		signed = await startSelfSigned(dir);
	});
	afterAll(() => {
		setDefaultCACertificates(usual);
		signed.stop();
		rmSync(dir, { recursive: true });
	});
	const look = async (days: number) => {
		const address = new URL(signed.url);
		const moment = Math.floor(Date.now() / 1000) + days * day;
		const [, said] = await checkAddress({ address, now: moment, timeoutMs: 5_000 } as Look);
		return `${said?.level}: ${said?.text}`;
	};

	test('that browsers refuse, that has expired, that ends soon, that is fine', async () => {
		expect(await look(0)).toMatch(/^fault: browsers refuse the certificate of 127\.0\.0\.1 \(/);
		expect(await look(20)).toMatch(/^fault: the certificate of 127\.0\.0\.1 expired on 20/);
		setDefaultCACertificates([signed.cert]);
		expect(await look(0)).toMatch(/^warning: the certificate of 127\.0\.0\.1 ends in (?:9|10) days/);
		expect(await look(-30)).toMatch(/^ok: the certificate of 127\.0\.0\.1 is valid for (?:39|40) days/);
	});
});

test('without a network each look says so, and none hangs', async () => {
	const answer = await probe(new URL('http://nobody.invalid/'), { timeoutMs: 2_000 });
	expect('why' in answer && answer.why).toMatch(/name|answer/);
	const [said] = await within(1, new Promise(() => undefined));
	expect(said?.text).toContain('not done after');
});

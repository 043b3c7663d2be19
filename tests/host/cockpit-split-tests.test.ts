import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFleet } from '../../netlify/fleet/fleet.ts';
import { databasePlace, openDatabase } from '../../netlify/platform/db/database.ts';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { openTenants } from '../../netlify/platform/runtime/tenants.ts';
import { createAdmission } from '../../scripts/host/cockpit/admission/admission.ts';
import { leadRate, verdictWords } from '../../scripts/host/cockpit/split/split-words.ts';
import { makeSite } from '../config/read.ts';
import { engines, type TestDatabase } from '../support/databases.ts';
import { type Hosted, startHost } from './hosted.ts';

const day = 24 * 60 * 60_000;
const local = { host: 'localhost' };
let database: TestDatabase;
let db: Db;
let host: Hosted;

beforeAll(async () => {
	const [embedded] = engines;
	if (!embedded) throw new Error('There is always one engine.');
	database = await embedded.make();
	db = await openDatabase(databasePlace(database.env));
	const tenantsDir = join(database.env.FORECOURT_DATA, 'tenants');
	const split_tests = [{ name: 'home-hero', page: '/', variants: [{ name: 'finance-first', share: 50 }] }];
	for (const slug of ['acme', 'bolt']) {
		mkdirSync(join(tenantsDir, slug), { recursive: true });
		writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(makeSite({ slug, split_tests })));
	}
	writeFileSync(join(tenantsDir, 'fleet.json'), JSON.stringify({ split_testing: ['acme'] }));
	const env = { ...database.env, FORECOURT_TENANTS: tenantsDir };
	const fleet = createFleet({ db, env, tenants: openTenants(env), now: Date.now });
	const files = { 'acme/index.html': 'Acme', 'bolt/index.html': 'Bolt' };
	host = await startHost(files, { openFleet: async () => fleet, admission: createAdmission({}) });
	const counted = { tenant: 'acme', test: 'home-hero', first_at: Date.now() - 20 * day };
	await db
		.insertInto('split_counts')
		.values([
			{ ...counted, variant: 'original', visitors: 412, leads: 9 },
			{ ...counted, variant: 'finance-first', visitors: 405, leads: 14 },
			{ ...counted, test: 'ended', variant: 'original', visitors: 999, leads: 9 },
		])
		.execute();
});
afterAll(async () => {
	await host.close();
	await db.destroy();
	await database.drop();
});

test('SITE-11 the cockpit shows what came of each variant, and what to make of it', async () => {
	expect((await host.get('/tenants/acme/', local)).text).toContain('/tenants/acme/split-tests/');
	const { status, text } = await host.get('/tenants/acme/split-tests/', local);
	expect(status).toBe(200);
	const cells = [...text.matchAll(/<t[hd][^>]*>([^<]+|<a [^>]*>[^<]*<\/a>)<\/t[hd]>/g)].map(([, cell = '']) =>
		cell.replace(/<[^>]*>/g, ''),
	);
	expect(cells.slice(5)).toEqual([
		...['original', '50 %', '412', '9', '2.2'],
		...['finance-first', '50 %', '405', '14', '3.5'],
	]);
	expect(text).toContain('The chance that “finance-first” is the better one is 85 in 100; it takes 95.');
	expect(text).toMatch(/href="http:\/\/acme\.localhost[^"]*\/\?variant=finance-first"/);
	expect(text).not.toContain('>999<');
});

test('SITE-11 a tenant without split tests, or that the fleet does not list, has a page that says so and how to start one', async () => {
	expect((await host.get('/tenants/bolt/', local)).text).toContain('/tenants/bolt/split-tests/');
	const { status, text } = await host.get('/tenants/bolt/split-tests/', local);
	expect(status).toBe(200);
	expect(text).toContain('<h2>No split tests</h2>');
	expect(text).toMatch(/fleet\.json.*split_tests.*site\.json/s);
	expect((await host.get('/tenants/none/split-tests/', local)).status).toBe(404);
});

test('SITE-11 only operators see it', async () => {
	expect((await host.get('/tenants/acme/split-tests/', { host: 'cockpit.example' })).text).not.toContain(
		'finance-first',
	);
});

const tally = (name: string, visitors: number, leads: number) => ({ name, visitors, leads });
const words = (own: [number, number], other: [number, number], days = 20) =>
	verdictWords({ original: tally('original', ...own), variant: tally('b', ...other), variants: 1, days });

test.each<[[number, number], [number, number], number, string]>([
	[
		[1000, 20],
		[1000, 45],
		20,
		'“b” brings more leads than the page as it is. The chance that this is so is more than 99 in 100. You can make it the page.',
	],
	[
		[1000, 45],
		[1000, 20],
		20,
		'“b” brings fewer leads than the page as it is. The chance that this is so is more than 99 in 100. You can end the test.',
	],
	[
		[1000, 24],
		[1000, 20],
		20,
		'No winner yet between “b” and the page as it is. The chance that the page is the better one is 72 in 100; it takes 95. The difference may be luck, so let the test run.',
	],
	[
		[90, 3],
		[99, 6],
		13,
		'Too early to say of “b”: 10 more visitors for each of the two, 1 more lead and 1 more day to go.',
	],
	[
		[0, 0],
		[0, 0],
		0,
		'Too early to say of “b”: 100 more visitors for each of the two, 10 more leads and 14 more days to go.',
	],
])('SITE-11 %j against %j after %d days: %s', (own, other, days, said) => {
	expect(words(own, other, days)).toBe(said);
});

test('a rate of nobody is a dash', () => expect(leadRate(tally('b', 0, 0))).toBe('–'));

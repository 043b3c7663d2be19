import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitResults } from '../../../netlify/fleet/split-results.ts';
import { makeSite } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const variants = [
	{ name: 'short', share: 20 },
	{ name: 'long', share: 30 },
];
const split_tests = [{ name: 'home', page: '/', variants }];

describe.each(engines)('SITE-11 what is counted of a split test on $name', (engine) => {
	let served: Served;
	let tenantsDir: string;
	beforeAll(async () => {
		tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
		for (const slug of ['tested', 'unlisted']) {
			mkdirSync(join(tenantsDir, slug));
			writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(makeSite({ slug, split_tests })));
		}
		writeFileSync(join(tenantsDir, 'fleet.json'), JSON.stringify({ split_testing: ['tested'] }));
		served = await serveFunctions(engine, { tenantsDir });
	});
	afterAll(async () => {
		await served.stop();
		rmSync(tenantsDir, { recursive: true });
	});

	const see = (variant: string, tenant = 'tested', test = 'home') =>
		served.send('POST', '/api/events/split_view', { test, variant }, { tenant });
	const counts = async () => {
		const [result] = await splitResults(served.runtime, 'tested');
		return result?.variants.map(({ name, share, visitors, leads }) => [name, share, visitors, leads]);
	};

	test('visitors, by variant; calls at the same moment all count', async () => {
		expect(await counts()).toEqual([
			['original', 50, 0, 0],
			['short', 20, 0, 0],
			['long', 30, 0, 0],
		]);
		const answers = await Promise.all([...Array<string>(8).fill('short'), 'original'].map((name) => see(name)));
		expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(202));
		expect(await counts()).toMatchObject([
			['original', 50, 1, 0],
			['short', 20, 8, 0],
			['long', 30, 0, 0],
		]);
	});

	test.each([
		['an unknown variant', 'other', 'tested', 'home', 404],
		['an unknown test', 'short', 'tested', 'other', 404],
		['a site that the fleet does not list', 'short', 'unlisted', 'home', 404],
		['a text that is not a name', '<b>', 'tested', 'home', 422],
	])('not %s', async (_, variant, tenant, name, status) => {
		expect(await see(variant, tenant, name)).toMatchObject({ status, json: { error: expect.any(String) } });
	});

	test('a complete lead counts once, an incomplete one and a program’s do not', async () => {
		const headers = served.key('tested');
		const send = (over: object, options: object = {}) =>
			served.send(
				'POST',
				'/api/leads',
				{ lead: lead({ website_slug: 'tested', split_tests: { home: 'short', gone: 'x' }, ...over }) },
				{ tenant: 'tested', ...options },
			);
		await send({}, { headers });
		expect(await counts()).toMatchObject([{}, ['short', 20, 8, 0], {}]);
		const captcha = async () => ({ captcha: await served.solve('tested') });
		const post = async (over: object) =>
			served.send(
				'POST',
				'/api/leads',
				{
					...(await captcha()),
					lead: lead({ website_slug: 'tested', split_tests: { home: 'short', gone: 'x' }, ...over }),
				},
				{ tenant: 'tested' },
			);
		const step = await post({ lead_status: 'Incomplete', form_completed: false });
		expect(step.status).toBe(201);
		expect(await counts()).toMatchObject([{}, ['short', 20, 8, 0], {}]);
		const put = (over: object = {}) =>
			served.send(
				'PUT',
				`/api/leads/${step.json['id']}`,
				{ lead: lead({ website_slug: 'tested', split_tests: { home: 'short' }, ...over }) },
				{ tenant: 'tested', headers: { 'lead-token': String(step.json['lead_token']) } },
			);
		expect((await put()).status).toBe(200);
		expect((await put({ message: 'And more.' })).status).toBe(200);
		expect(await counts()).toMatchObject([{}, ['short', 20, 8, 1], {}]);
		expect((await post({ split_tests: ['short'] })).status).toBe(201);
		expect(await counts()).toMatchObject([{}, ['short', 20, 8, 1], {}]);
	});
});

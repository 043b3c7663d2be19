import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStock } from '../../scripts/sources/stock.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';

let dir = '';
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'tenants-'));
	mkdirSync(join(dir, '_shared', 'pictures'), { recursive: true });
	cpSync('tenants/_shared/stock/start.jsonl', join(dir, '_shared', 'stock', 'start.jsonl'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

async function newTenant(...args: string[]) {
	const command = ['scripts/new-tenant.ts', ...args, '--tenants', dir];
	try {
		return { code: 0, ...(await promisify(execFile)(process.execPath, command)) };
	} catch (error) {
		return error as { code: number; stdout: string; stderr: string };
	}
}

describe('npm run new-tenant', () => {
	test('SITE-3 makes a tenant that is valid and says what to do next', async () => {
		const { code, stdout } = await newTenant('wheel-works');
		expect(code).toBe(0);
		expect(stdout).toContain(join(dir, 'wheel-works', 'site.json'));
		expect(stdout).toContain('http://wheel-works.localhost:4321');
		const { tenants, problems } = readTenants(dir, 'all');
		expect(problems).toEqual([]);
		expect(tenants.map(({ slug, parsed }) => [slug, parsed.ok])).toEqual([['wheel-works', true]]);
	});

	test('FORM-6 its forms ask for little, and no opt-in is ticked', async () => {
		await newTenant('wheel-works');
		const [parsed] = readTenants(dir, 'all').tenants.map((tenant) => tenant.parsed);
		expect(parsed?.ok && parsed.site.forms).toMatchObject({
			message_required: false,
			message_about_car: 'Hi, is the {car} still available?',
			contact_required: 'either',
			test_drive_asks_first: 'when',
			opt_in_default: false,
			name_extra_characters: "'’-.",
		});
		expect(parsed?.ok && parsed.warnings.map(formatProblem).join()).not.toContain('opt_in_default');
	});

	test('what it writes is a demonstration, and is refused as anything else until it has stock and an address', async () => {
		await newTenant('wheel-works');
		const file = join(dir, 'wheel-works', 'site.json');
		const { demo, ...site } = JSON.parse(readFileSync(file, 'utf8'));
		expect(demo).toBe(true);
		writeFileSync(file, JSON.stringify({ ...site, mock: true, payment_provider: 'test' }));
		const [tenant] = readTenants(dir, 'all').tenants;
		const problems = tenant?.parsed.ok === false ? tenant.parsed.problems.map(formatProblem) : [];
		const hint = 'If the site is a demonstration, set "demo": true: then search engines are kept out of it.';
		expect(problems.map((text) => text.slice(text.indexOf('site.json: ') + 11))).toEqual([
			`mock: found true, expected false, because enquiries to /mock are thrown away. ${hint}`,
			`stock_feed.path: found "../_shared/stock/start.jsonl", expected the dealer's own stock. ${hint}`,
			`payment_provider: found "test", expected "stripe" or none, because nobody gets the deposits. ${hint}`,
			`locations[0].address.street: found "1 Example Street", expected the dealer's own address. ${hint}`,
			'leads.destinations: found {}, expected a destination for the leads, such as { "mail": { "kind": "mail", "to": ["leads@dealer.example"] } }. Or set "demo": true if this is not a real dealer.',
		]);
		const destinations = { mail: { kind: 'mail', to: ['leads@dealer.example'] } };
		const own = { stock_feed: { type: 'file', path: 'stock.csv' }, locations: [], leads: { destinations } };
		writeFileSync(file, JSON.stringify({ ...site, ...own }));
		expect(readTenants(dir, 'all').tenants.map(({ parsed }) => parsed.ok)).toEqual([true]);
	});

	test('SITE-5 it has cars to look at, all at its one place; without a feed of such it says that it has none', async () => {
		await newTenant('wheel-works');
		const [tenant] = readTenants(dir, 'all').tenants;
		if (!tenant?.parsed.ok) throw new Error('The new tenant is not valid.');
		const { site } = tenant.parsed;
		const { records, assumeListed } = await readStock(site.stock_feed, {
			tenantDir: tenant.dir,
			siteFile: tenant.file,
		});
		const { cars, report } = normaliseStock(records, { now: Date.now() / 1000, assumeListed });
		expect(cars.length).toBe(60);
		expect(report.leftOut).toEqual([]);
		expect(new Set(cars.map(({ location_id, location_name }) => `${location_id} ${location_name}`))).toEqual(
			new Set(site.locations.map(({ id, name }) => `${id} ${name}`)),
		);
		rmSync(join(dir, '_shared'), { recursive: true });
		await newTenant('without');
		expect(JSON.parse(readFileSync(join(dir, 'without', 'site.json'), 'utf8')).stock_feed).toEqual({ type: 'none' });
	});

	test('SITE-8 takes a template and a name', async () => {
		await newTenant('tide', '--template', 'motorcycle', '--name', 'Throttle & Tide');
		const site = JSON.parse(readFileSync(join(dir, 'tide', 'site.json'), 'utf8'));
		expect(site).toMatchObject({ slug: 'tide', template: 'motorcycle', name: 'Throttle & Tide' });
	});

	test('SITE-1 refuses a slug that is there, and leaves it alone', async () => {
		await newTenant('wheel-works', '--name', 'First');
		const { code, stderr } = await newTenant('wheel-works', '--name', 'Second');
		expect(code).toBe(1);
		expect(stderr).toContain('found "wheel-works", expected a slug that no tenant has yet.');
		expect(readFileSync(join(dir, 'wheel-works', 'site.json'), 'utf8')).toContain('First');
	});

	test.each(['../evil', 'Wheel', 'a--b'])('SITE-1 refuses the slug %s', async (slug) => {
		const { code, stderr } = await newTenant(slug);
		expect(code).toBe(1);
		expect(stderr).toContain(`found "${slug}", expected a slug: 1 to 63 lower-case letters, digits and single hyphens`);
		expect(readTenants(dir, 'all').tenants).toEqual([]);
	});

	test('SITE-8 refuses an unknown template, and writes nothing', async () => {
		const { code, stderr } = await newTenant('wheel-works', '--template', 'motorcycel');
		expect(code).toBe(1);
		expect(stderr).toContain('template: found "motorcycel", expected one of car, truck');
		expect(stderr).toContain('Did you mean "motorcycle"?');
		expect(readTenants(dir, 'all').tenants).toEqual([]);
	});

	test('without a slug it says how it is used', async () => {
		const { code, stderr } = await newTenant();
		expect(code).toBe(1);
		expect(stderr).toContain('Usage: npm run new-tenant -- <slug>');
	});
});

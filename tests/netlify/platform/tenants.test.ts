import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const site = (slug: string, over: object = {}) =>
	JSON.stringify({
		slug,
		name: slug,
		url: `https://www.${slug}.example`,
		stock_feed: { type: 'file', path: 'x' },
		...over,
	});

function makeDir(sites: Record<string, string>) {
	const dir = makeTempDir();
	const write = (slug: string, text: string, seconds = 1_000): void => {
		mkdirSync(join(dir, slug), { recursive: true });
		writeFileSync(join(dir, slug, 'site.json'), text);
		utimesSync(join(dir, slug, 'site.json'), seconds, seconds);
	};
	for (const [slug, text] of Object.entries(sites)) write(slug, text);
	return { dir, write };
}

test.each([
	['one.localhost', 'one'],
	['ONE.localhost:4321', 'one'],
	['one.localhost.', 'one'],
	['www.one.example', 'one'],
	['one.example', 'one'],
	['cars.example:443', 'two'],
	['www.two.example', 'two'],
	['three.localhost', undefined],
	['localhost', undefined],
	['..localhost', undefined],
	['', undefined],
])('SITE-1 the host %s is the site of %s', (host, slug) => {
	const { dir } = makeDir({ one: site('one'), two: site('two', { domain_name: 'www.cars.example' }) });
	expect(openTenants({ FORECOURT_TENANTS: dir }).at(host)?.slug).toBe(slug);
});

test('SITE-1 a deploy of one site is that site at every host', () => {
	const { dir } = makeDir({ one: site('one'), two: site('two') });
	for (const env of [{ TENANT_SLUG: 'two' }, { TENANT: 'two' }]) {
		expect(openTenants({ FORECOURT_TENANTS: dir, ...env }).at('one.localhost')?.slug).toBe('two');
	}
});

test('SITE-3 a changed site.json counts at once; a broken one leaves the tenant as it was', () => {
	const { dir, write } = makeDir({ one: site('one') });
	const tenants = openTenants({ FORECOURT_TENANTS: dir });
	expect(tenants.bySlug('one')?.site.name).toBe('one');
	write('one', site('one', { name: 'Other' }), 2_000);
	expect(tenants.bySlug('one')?.site.name).toBe('Other');
	write('one', '{', 3_000);
	expect(tenants.bySlug('one')?.site.name).toBe('Other');
});

test('SITE-2 the dashboard’s answer that the site was built with is laid over the file, without keys that it may not set', () => {
	const { dir } = makeDir({ one: site('one', { phone: '(02) 5550 0101' }) });
	const answers = makeTempDir();
	const keep = (value: object): void => {
		mkdirSync(join(answers, 'one'), { recursive: true });
		writeFileSync(join(answers, 'one', 'dashboard.json'), JSON.stringify({ value }));
	};
	const tenants = openTenants({ FORECOURT_TENANTS: dir, FORECOURT_ANSWERS: answers });
	expect(tenants.bySlug('one')?.site.name).toBe('one');
	const leads = { destinations: { mail: { kind: 'adf_mail', to: ['thief@elsewhere.example'] } } };
	keep({ name: 'Northern Cars', phone: null, url: 'https://north.example', unheard_of: 1, leads });
	const { name, phone, leads: own } = tenants.bySlug('one')?.site ?? {};
	expect([name, phone, own?.destinations]).toEqual(['Northern Cars', undefined, {}]);
	expect(tenants.at('north.example')?.slug).toBe('one');
	keep({ name: 'Southern Cars and more' });
	expect(tenants.bySlug('one')?.site.name).toBe('Southern Cars and more');
});

test('SITE-11 bot protection counts in the functions, at once; a broken file leaves it on', () => {
	const { dir } = makeDir({ one: site('one', { forms: { captcha: false } }) });
	const tenants = openTenants({ FORECOURT_TENANTS: dir });
	const asks = (text: string): boolean | undefined => {
		writeFileSync(join(dir, 'fleet.json'), text);
		return tenants.bySlug('one')?.site.forms.captcha;
	};
	expect(tenants.bySlug('one')?.site.forms.captcha).toBe(false);
	expect(asks('{"bot_protection":["one"]}')).toBe(true);
	expect(asks('{"bot_protection":["one"')).toBe(true);
	expect(asks('{"bot_protection":[]}')).toBe(false);
});

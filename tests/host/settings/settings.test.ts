import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groupOf, otherKeys, settingGroups } from '../../../scripts/host/cockpit/settings/groups.ts';
import { settingRows, settingSources } from '../../../scripts/host/cockpit/settings/rows.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { noteConfig } from '../../../scripts/publish/read/last-pull.ts';
import { writeKept } from '../../../scripts/sources/dashboard/kept-answer.ts';
import { siteFields } from '../../../src/config/site-fields.ts';
import { makeSite } from '../../config/read.ts';
import { startHost, writeReport } from '../hosted.ts';

const start = { host: 'localhost' };
const config = makeSite({
	slug: 'acme',
	phone: '02 6332 0000',
	theme: { colours: { brand: '#112233', accent: '#445566' } },
});
const answer = { phone: '02 6332 0000', theme: { colours: { brand: '#112233' } } };
const rowOf = (key: string, from: Record<string, unknown> | null = answer) =>
	settingRows(config, from).find((row) => row.key === key);

test('SITE-3 every key of a config is in exactly one group of the settings page', () => {
	const keys = settingGroups.flatMap((group) => group.keys);
	expect(new Set(keys).size).toBe(keys.length);
	expect(Object.keys(siteFields.shape).filter((key) => groupOf(key) === otherKeys)).toEqual([]);
	expect(groupOf('of_tomorrow')).toBe(otherKeys);
});

describe('SITE-3 the settings of a site', () => {
	test.each([
		['phone', 'dashboard', '02 6332 0000'],
		['theme.colours.brand', 'dashboard', '#112233'],
		['theme.colours.accent', 'site.json', '#445566'],
		['slug', 'site.json', 'acme'],
		['price_drops.shown', 'default', 'yes'],
	])('SITE-2 %s comes from: %s', (key, source, text) => {
		expect(rowOf(key)).toMatchObject({ source, text });
	});

	test('without a dashboard nothing comes from one, and each source counts its own', () => {
		const rows = settingRows(config, null);
		expect(rowOf('phone', null)?.source).toBe('site.json');
		const counts = settingSources.map((one) => rows.filter(({ source }) => source === one).length);
		expect(counts[1]).toBe(0);
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
	});

	test('say what they are for, deep ones and those of a union too', () => {
		expect(rowOf('theme.colours.brand')?.description).toBe('Buttons and links.');
		expect(rowOf('stock_feed.max_left_out_share')?.description).not.toBe('');
	});

	test('an object of a few plain values says them in a line, its kind first; of a longer one its keys', () => {
		const destinations = {
			mail: { kind: 'mail', to: ['a@acme.example', 'b@acme.example'], adf: false },
			long: { kind: 'mail', to: Array.from({ length: 9 }, (_, index) => `somebody-${index}@acme.example`) },
		};
		const rows = settingRows({ ...config, leads: { destinations } }, null);
		const textOf = (name: string) => rows.find(({ key }) => key === `leads.destinations.${name}`)?.text;
		expect(textOf('mail')).toBe('mail, to a@acme.example, b@acme.example, adf no');
		expect(textOf('long')).toBe('kind, to, ADF for a CRM');
	});

	test('lists and objects are folded; what may be a secret is not shown', () => {
		const navigation = { header: [{ label: 'Cars', url: '/search/' }] };
		const rows = settingRows({ ...config, navigation, of_tomorrow: { api_key: 'hunter2' } }, null);
		const menu = rows.find(({ key }) => key === 'navigation.header');
		expect([menu?.text, JSON.parse(menu?.whole ?? 'null')]).toEqual(['1 entry', [{ label: 'Cars', url: '/search/' }]]);
		expect(JSON.stringify(rows)).not.toContain('hunter2');
		expect(rows.find(({ key }) => key === 'of_tomorrow.api_key')).toMatchObject({
			group: otherKeys,
			text: '(not shown)',
		});
	});
});

test('SITE-3 the settings page: search, sources, and what a build refused with its file, field, value and remedy', async () => {
	const host = await startHost({ 'acme/index.html': 'Acme' });
	const dirs = tenantDirs(host.out, 'acme');
	mkdirSync(dirname(dirs.config), { recursive: true });
	noteConfig(dirs.config, config);
	writeKept(dirs.answer, { url: 'https://dashboard.example/1', confirmed: 1, value: answer });
	const problem = { file: 'tenants/acme/site.json', path: 'theme.colours.brand', found: '"#12"', expected: 'a colour' };
	writeReport(host, [{ slug: 'acme', name: 'Acme', ok: false, problems: [{ ...problem, hint: 'Write six digits.' }] }]);
	const get = async (query: string) => (await host.get(`/tenants/acme/config/${query}`, start)).text;
	const keys = (text: string) =>
		[
			...text.matchAll(
				/<li class="setting"[^>]*?( hidden)?><div class="setting-name">.*?<p class="about">.*?<code>([^<]+)/gs,
			),
		].flatMap(([, hidden, key]) => (hidden ? [] : [key]));

	const all = await get('');
	expect(keys(all)).toContain('theme.colours.accent');
	expect(all).toContain('<div class="setting-name">Theme › Colours › Brand</div>');
	const ofDealer = keys(all.slice(all.indexOf('id="dealer"'), all.indexOf('id="places-and-hours"')));
	expect(ofDealer.slice(0, 2)).toEqual(['name', 'phone']);
	expect(ofDealer).not.toContain('slug');
	expect(keys(await get(`?q=${encodeURIComponent('colours › accent')}`))).toContain('theme.colours.accent');
	const unfolded = (text: string) => [
		...text.matchAll(/<details class="fold setting-group" id="([^"]+)" data-unfolds open>/g),
	];
	expect(all).toMatch(
		/id="look-and-words" data-unfolds><summary><span class="name">Look and words<.*? 2 set for this site</,
	);
	expect(unfolded(all)).toEqual([]);
	expect(all).toContain('Held back (1)');
	expect(all).toContain('<strong>theme.colours.brand</strong> <span class="quiet">tenants/acme/site.json</span>');
	for (const text of ['<dd>&quot;#12&quot;</dd>', '<dd>a colour</dd>', '<dd>Write six digits.</dd>'])
		expect(all).toContain(text);
	expect(keys(await get('?q=BRAND+buttons'))).toEqual(['theme.colours.brand']);
	expect(unfolded(await get('?q=brand')).map(([, id]) => id)).toContain('look-and-words');
	expect(unfolded(await get('?source=dashboard')).map(([, id]) => id)).toEqual(['dealer', 'look-and-words']);
	expect(keys(await get('?source=dashboard'))).toEqual(['phone', 'theme.colours.brand']);
	expect(await get('')).toContain('What comes from the dashboard is changed there');
	expect(await get('?q=brand+buttons')).toMatch(/>All <span data-count="all" data-all="(?!1")\d+">1</);
	expect(keys(await get('?q=no+such+thing'))).toEqual([]);
	expect(await get('?q=no+such+thing')).toContain('<p class="empty" data-none>');
	await host.close();
});

import { beforeEach, describe, expect, test } from 'vitest';
import { createFleet, type Fleet } from '../../../netlify/fleet/fleet.ts';
import { deleteExpired } from '../../../netlify/platform/db/expire.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { recordBuild } from '../../../netlify/rebuilds/store/record.ts';
import { changesBetween } from '../../../scripts/host/cockpit/settings/history/changes-between.ts';
import { makeSite } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { useDatabase } from '../../support/use-database.ts';
import { facts } from '../cockpit.ts';
import { acmeSettings } from './settings-host.ts';

const config = makeSite({
	slug: 'acme',
	demo: true,
	theme: { colours: { brand: '#112233' } },
	offers: [{ title: 'Spring sale' }],
});
const brand = 'theme.colours.brand';

describe.each(engines)('on $name', ({ make }) => {
	let opened: { db: Db; fleet: Fleet };
	let now = Date.parse('2026-06-15T02:00:00Z');
	useDatabase({
		make,
		emptied: ['setting_changes', 'builds', 'rebuild_requests'],
		onOpen: ({ db, database }) => {
			const env = { FORECOURT_TENANTS: database.env.FORECOURT_DATA };
			opened = { db, fleet: createFleet({ db, env, tenants: openTenants(env), now: () => now }) };
		},
	});
	const acme = acmeSettings(config, [], { openFleet: async () => opened.fleet });
	beforeEach(() => {
		now = Date.parse('2026-06-15T02:00:00Z');
	});
	const history = async (query = '') => (await acme.get(`history/${query}`)).text;
	const built = (at: number) =>
		recordBuild(opened.db, {
			...{ tenant: 'acme', builder: 'b', by: 'Sam', why: '', message: null, facts },
			...{ outcome: 'published', started_at: at, finishedAt: at + 1_000 },
		});
	const saveAs = async (name: string, key: string, shown: string) => {
		const headers = { cookie: `${acme.here.headers['cookie']}; forecourt_name=${name}` };
		const { text: page } = await acme.get(`edit/?key=${key}`);
		const form = { token: acme.hidden(page, 'token'), version: acme.hidden(page, 'version'), key, act: 'save', shown };
		return acme.host.get('/tenants/acme/config/edit/', { host: 'localhost', headers, form });
	};

	test('SITE-3 the history of a site says who changed which setting, from what to what, and which build published it', async () => {
		expect(await history()).toContain('No setting has been changed here yet.');
		await saveAs('Nina', brand, '#0a5c2f');
		expect(await history()).toMatch(
			/<strong>Nina<\/strong> changed <a href="[^"]*" title="theme.colours.brand">[^<]*Brand.*?#112233<\/s>.*?→.*?#0a5c2f<\/strong>.*?Not on the site yet/s,
		);
		await built(now - 60_000);
		expect(await history()).toContain('Not on the site yet');
		await built(now + 60_000);
		expect(await history()).toMatch(
			/Published with <a href="\/tenants\/acme\/builds\/[\w-]+\/">the build of 15 June? 2026/,
		);
		expect(await history('?key=offers')).toContain('This setting has not been changed here yet.');
	});

	test('SITE-16 what is discarded before a build takes it leaves no rebuild in the queue; one that was asked for otherwise stays', async () => {
		const post = async (path: string, fields: Record<string, string>) => {
			const form = { token: acme.hidden((await acme.get('')).text, 'token'), ...fields };
			const { headers } = await acme.host.get(path, { ...acme.here, form });
			return headers.location?.replace(/^.*\//, '') ?? '';
		};
		const waiting = async () => (await opened.fleet.status('acme')).waiting.map(({ why }) => why);
		const [discard, rebuild] = ['/tenants/acme/config/discard/', '/tenants/acme/rebuild/'];
		await saveAs('Nina', brand, '#0a5c2f');
		await post(rebuild, { from: 'config' });
		expect(await waiting()).toEqual([expect.stringMatching(/^settings changed \(.*Brand.*\)$/)]);
		const said = await post(discard, { key: 'all' });
		expect(await waiting()).toEqual([]);
		expect((await acme.get(said)).text).toContain('The rebuild that was to publish it is cancelled.');
		await saveAs('Nina', brand, '#0a5c2f');
		await post(rebuild, {});
		expect(await post(discard, { key: 'all' })).not.toContain('cancelled');
		expect(await waiting()).toEqual(['']);
	});

	test('SITE-3 what a setting said before is put back by its form, which shows what changes first', async () => {
		await saveAs('Nina', brand, '#0a5c2f');
		const [, id = ''] =
			/&amp;back=([\w-]+)#outcome|&back=([\w-]+)#outcome/.exec(await history())?.filter(Boolean) ?? [];
		const { text: form } = await acme.get(`edit/?key=${brand}&back=${id}`);
		expect(form).toContain('This can be saved.');
		expect(acme.hidden(form, 'shown')).toBe('#112233');
		expect(acme.onDisk()).not.toBe(acme.text);
		now += 60_000;
		await saveAs('Tom', brand, acme.hidden(form, 'shown'));
		expect(acme.onDisk()).toBe(acme.text);
		const after = await history();
		expect(after.indexOf('<strong>Tom')).toBeLessThan(after.indexOf('<strong>Nina'));
		expect(after).toContain('Changed again before it was published');
		expect(after.match(/>Put back</g)).toHaveLength(1);
	});

	test('SITE-3 what is taken back and discarded is in the history too, each setting of several', async () => {
		await saveAs('Nina', brand, '#0a5c2f');
		const { text: page } = await acme.get(`?saved=${brand}`);
		const form = { token: acme.hidden(page, 'token') };
		now += 60_000;
		await acme.host.get('/tenants/acme/config/undo/', { ...acme.here, form });
		expect(await history()).toMatch(/<p>Took back <a/);
		now += 60_000;
		await saveAs('Nina', brand, '#0a5c2f');
		await saveAs('Nina', 'offers', '[{"title":"Spring sale"},{"title":"Winter sale"}]');
		now += 60_000;
		await acme.host.get('/tenants/acme/config/discard/', { ...acme.here, form: { ...form, key: 'all' } });
		const text = await history();
		const discards = text.match(/<p>Discarded the change of .*?<\/li>/gs) ?? [];
		expect(discards).toHaveLength(2);
		for (const line of discards) expect(line).not.toMatch(/Not on the site yet|>Put back</);
		expect(text.match(/Discarded before it was published/g)).toHaveLength(2);
		expect(text).toContain('Added: Winter sale');
	});

	test('SITE-3 whoever changes a setting without a name is asked for it once, and the history has it with that change', async () => {
		await acme.press(brand, 'save', { shown: '#0a5c2f' });
		now += 16 * 60_000;
		await acme.press('offers', 'save', { shown: '[]' });
		const { text: page } = await acme.get('?saved=offers');
		expect(page).toContain('Who made this change?');
		expect((await acme.get('')).text).not.toContain('Who made this change?');
		const form = { token: acme.hidden(page, 'token'), as: 'saved', key: 'offers', name: ' Nina ' };
		const answer = await acme.host.get('/tenants/acme/config/history/name/', { ...acme.here, form });
		expect(answer.headers.location).toBe('/tenants/acme/config/?saved=offers');
		const cookie = `${acme.here.headers['cookie']}; ${(answer.headers['set-cookie']?.[0] ?? '').replace(/;.*/, '')}`;
		const named = await acme.host.get('/tenants/acme/config/?saved=offers', { host: 'localhost', headers: { cookie } });
		expect(named.text).not.toContain('Who made this change?');
		expect(await history()).toMatch(
			/<strong>Nina<\/strong> changed <a [^>]*title="offers".*<p>Changed <a [^>]*title="theme/s,
		);
	});

	test('SITE-3 changes of settings are kept for two years, and only who has signed in reads them', async () => {
		await saveAs('Nina', brand, '#0a5c2f');
		const dayMs = 86_400_000;
		for (const [days, left] of [
			[729, 1],
			[731, 0],
		] as const) {
			await deleteExpired(opened.db, { now: now + days * dayMs, eventsFrom: 0 });
			expect((await opened.fleet.settingHistory('acme')).changes).toHaveLength(left);
		}
		expect((await acme.host.get('/tenants/acme/config/history/', { host: 'localhost' })).status).toBe(403);
	});
});

const plain = acmeSettings(config);

test('SITE-3 the page of a setting says that it is a draft, with what the site shows and the ways on', async () => {
	expect((await plain.get(`edit/?key=${brand}`)).text).not.toContain('data-state="draft"');
	await plain.press(brand, 'save', { shown: '#0a5c2f' });
	const { text: page } = await plain.get(`edit/?key=${brand}`);
	expect(page).toContain('<span class="state" data-state="draft">Draft</span>');
	expect(page).toMatch(/Saved, not on the site yet\..*?#112233<\/s>.*?#0a5c2f.*?Publish now.*?>Discard</s);
	expect((await plain.get('edit/?key=offers')).text).not.toContain('data-state="draft"');
	expect((await plain.get('history/')).text).toContain('this host has none');
});

test('SITE-16 the table of sites says how many changes are not published, and shows those sites alone', async () => {
	const fleet = async (query = '') => (await plain.host.get(`/fleet/${query}`, plain.here)).text;
	expect(await fleet()).not.toContain('unpublished change');
	await plain.press(brand, 'save', { shown: '#0a5c2f' });
	expect(await fleet()).toContain('href="/tenants/acme/config/#pending">1 unpublished change</a>');
	expect(await fleet('?only=unpublished')).toContain('1 unpublished change');
	await plain.press(brand, 'save', { shown: '#112233' });
	expect(await fleet()).not.toContain('unpublished change');
});

test('SITE-3 the history keeps nothing that may be a secret, and does not put back what it has not kept', () => {
	const text = (key: string): string => JSON.stringify({ chat: { url: 'https://x', api_key: key }, name: key });
	const [chat, name] = changesBetween({ before: text('one'), after: text('two') }, [['chat'], ['name']], 'saved');
	expect([chat?.before, chat?.isWhole]).toEqual(['{"url":"https://x","api_key":"(not shown)"}', false]);
	expect([name?.before, name?.after, name?.isWhole]).toEqual(['"one"', '"two"', true]);
	expect(changesBetween({ before: '{}', after: '{}' }, [['name']], 'saved')).toEqual([]);
});

import { readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../../config/read.ts';
import { acmeSettings } from './settings-host.ts';

const config = makeSite({
	slug: 'acme',
	description: 'Cars.',
	locations: [{ id: 1, name: 'Acme - Sales' }],
	pages: {
		'/about-us/': {
			title: 'About',
			blocks: [
				{ kind: 'hero', heading: 'Who we are', text: 'Since 1990.' },
				{ kind: 'rich-text', heading: 'Our story', paragraphs: ['One bay.', 'More bays.'] },
			],
		},
	},
	theme: { colours: { brand: '#112233', accent: '#445566' } },
	leads: {
		destinations: { hook: { kind: 'webhook', url: 'https://hook.example/', secret_env: 'HOOK' } },
		routing: [{ to: ['hook'] }],
	},
});

const acme = acmeSettings(config);
const { text, onDisk, get, hidden, press } = acme;

const unescaped = (text: string): string => text.replaceAll('&quot;', '"');

test('SITE-3 each setting of the file says its line, which leads to it', async () => {
	const line = text.split('\n').findIndex((one) => one.includes('"brand"')) + 1;
	const page = (await get('')).text;
	expect(page).toContain(`href="/tenants/acme/config/file/#L${line}">site.json:${line}</a>`);
	expect(page).toContain(`data-copy="${acme.file}">Copy path</button>`);
	expect((await get('file/')).text).toContain(`<li id="L${line}"><code>\t\t\t&quot;brand&quot;: &quot;#112233&quot;`);
});

test('SITE-3 a change is shown with its lines first, and written when it is saved', async () => {
	const preview = await press('theme.colours.brand', 'preview', { value: '#0a5c2f' });
	expect(preview.status).toBe(200);
	expect(preview.text).toContain('This can be saved.');
	expect(preview.text).toMatch(/data-kind="out">.*?#112233.*?data-kind="in">.*?#0a5c2f/s);
	expect(preview.text).toMatch(
		/<dt>After<\/dt><dd>.*?<span class="mini-button" style="background:#0a5c2f;color:#[0-9a-f]{6}">Enquire/s,
	);
	expect(onDisk()).toBe(text);
	const saved = await press('theme.colours.brand', 'save', { shown: '#0a5c2f' });
	expect([saved.status, saved.headers.location]).toEqual([303, '/tenants/acme/config/?saved=theme.colours.brand']);
	expect(onDisk()).toBe(text.replace('#112233', '#0a5c2f'));
	expect(readdirSync(dirname(acme.file))).toEqual(['site.json']);
	const overview = (await acme.host.get('/tenants/acme/', acme.here)).text;
	expect(overview).toContain('<strong>1 saved change is not on the site yet.</strong>');
	const after = (await get('?saved=theme.colours.brand')).text;
	expect(after.match(/<div class="notice|<p class="notice/g)).toHaveLength(1);
	expect(after).toMatch(
		/id="pending"><div><p class="saved" role="status">Saved <strong>.*?Publish now<.*?>Undo<.*?data-pending-bar><a href="#pending">1 change not on the site yet\.<\/a>/s,
	);
	expect(after).toContain('After the next build: <strong>#0a5c2f</strong>');
	expect(after).toContain('1 change not on the site yet.');
	expect(after).toContain(
		'<s><span class="swatch" style="background:#112233"></span>#112233</s> <span class="quiet">Next</span> <strong><span class="swatch" style="background:#0a5c2f"></span>#0a5c2f</strong>',
	);
});

test('SITE-3 what a build would refuse is named as a build names it, and cannot be saved', async () => {
	for (const act of ['preview', 'save']) {
		const refused = await press('theme.colours.brand', act, { value: '#12', shown: '#12' });
		expect(refused.status).toBe(422);
		expect(refused.text).toContain('<strong>theme.colours.brand</strong>');
		expect(refused.text).toContain('<dd>a colour such as #0b5fff</dd>');
		expect(refused.text).not.toContain('>Save</button>');
	}
	const typed = '[\n{"status": "Closed",\n"date" "2026-12-25"}]';
	const { text: broken } = await press('locations', 'preview-json', { value: typed });
	expect(broken).toContain('Line 3, in entry 1 › Date: &quot;2026-12-25&quot;}] cannot stand there.');
	expect((await press('slug', 'save', { shown: 'bolt' })).status).toBe(422);
	expect(onDisk()).toBe(text);
});

test('SITE-3 a key that the file does not have is added, and one that it has can be left to the default', async () => {
	await press('price_drops.shown', 'save', { shown: 'false' });
	expect(JSON.parse(onDisk())).toEqual({ ...JSON.parse(text), price_drops: { shown: false } });
	await press('theme.colours.accent', 'save-removal', { shown: '' });
	expect(onDisk()).not.toContain('accent');
});

test('SITE-3 the hours of a location and of holidays have a form of days, which writes the config', async () => {
	const week = 'locations.0.contact_detail.opening_hours';
	const { text: form } = await get(`edit/?key=${week}`);
	expect(form).toContain('aria-label="Opens, Monday"');
	const day = (index: number, day: string, parts: Record<string, string>) =>
		Object.fromEntries(Object.entries({ day, ...parts }).map(([part, value]) => [`row-${index}-${part}`, value]));
	const monday = day(0, '1', { state: 'Open', from: '08:30', to: '17:30' });
	const late = await press(week, 'preview', {
		...monday,
		...day(5, '6', { state: 'Open', from: '16:00', to: '09:00' }),
	});
	expect(late.status).toBe(422);
	expect(late.text).toContain('Saturday closes at 09:00, which is not after it opens at 16:00.');
	const alike = await press(week, 'weekdays', { ...monday, ...day(4, '5', {}), ...day(5, '6', { state: 'Closed' }) });
	expect(alike.text).toMatch(/name="row-4-from" value="08:30"/);
	expect(alike.text).toMatch(/name="row-5-from" value=""/);
	const preview = await press(week, 'preview', { ...monday, ...day(6, '0', { state: 'Closed' }) });
	expect(preview.text).toContain('This can be saved.');
	expect(preview.text).toContain('<dt>After</dt><dd><ul><li>Mon 8:30am-5:30pm</li><li>Sun Closed</li></ul></dd>');
	await press(week, 'save', { shown: unescaped(hidden(preview.text, 'shown')) });
	expect(JSON.parse(onDisk()).locations[0].contact_detail.opening_hours).toEqual([
		{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
		{ weekday: 0, status: 'Closed' },
	]);
	expect((await get('')).text).toContain('<strong>Mon 8:30am-5:30pm, Sun Closed</strong>');
	const holiday = await press('special_hours', 'preview', day(0, '2026-12-25', { state: 'Closed' }));
	await press('special_hours', 'save', { shown: unescaped(hidden(holiday.text, 'shown')) });
	expect(JSON.parse(onDisk()).special_hours).toEqual([{ status: 'Closed', date: '2026-12-25' }]);
});

test('SITE-3 a text of a page is a setting by its name, besides its page', async () => {
	const key = 'pages./about-us/.blocks.0.text';
	const { text: all } = await get('');
	for (const name of ['Top of the page › Text', 'Text › Paragraph 2']) expect(all).toContain(`About us › ${name}`);
	const { text: form } = await get(`edit/?key=${key}`);
	expect(form).toMatch(/<textarea[^>]*class="prose"[^>]*>Since 1990\.<\/textarea>/);
	await press(key, 'save', { shown: 'Since 1989.' });
	expect(JSON.parse(onDisk()).pages['/about-us/'].blocks[0].text).toBe('Since 1989.');
	const { text: after } = await get(`?saved=${key}`);
	expect(after).toContain('Saved <strong>About us › Top of the page › Text</strong>.');
	expect(after).toContain('1 change not on the site yet.');
	expect(after).toContain('<s>Since 1990.</s> <span class="quiet">Next</span> <strong>Since 1989.</strong>');
});

test('SITE-3 what dealers change most is one step away, by what they call it', async () => {
	const often = (await get('')).text.split('class="often"')[1]?.split('</section>')[0] ?? '';
	const names = [...often.matchAll(/<a[^>]* href="[^"]*">([^<]+)/g)].map(([, name]) => name);
	expect(names).toEqual([
		'Phone',
		'Hours: Acme - Sales',
		'Holidays and special dates',
		'Brand colour',
		'Accent colour',
		'Description for search engines',
	]);
	expect((await get('?q=brand')).text).not.toContain('class="often"');
});

test('SITE-3 what was saved last can be undone, until somebody else writes the file', async () => {
	await press('theme.colours.brand', 'save', { shown: '#0a5c2f' });
	const { text: after } = await get('?saved=theme.colours.brand');
	expect(after).toContain('>Undo</button>');
	const form = { token: hidden(after, 'token') };
	expect((await acme.host.get('/tenants/acme/config/undo/', { ...acme.here, form })).headers.location).toContain(
		'undone=',
	);
	expect(onDisk()).toBe(text);
	expect((await acme.host.get('/tenants/acme/config/undo/', { ...acme.here, form })).status).toBe(409);
});

test('SITE-3 a colour has a picker, a description room for sentences, and the search knows plain words', async () => {
	expect((await get('edit/?key=theme.colours.brand')).text).toMatch(/<input type="color" value="#112233"/);
	expect((await get('edit/?key=description')).text).toMatch(/<textarea[^>]*class="prose"/);
	const found = (await get('?q=saturday')).text;
	expect(found).toMatch(/data-find="special_hours[^"]*"><div/);
	expect(found).toMatch(/data-find="theme.colours.brand[^"]*" hidden>/);
});

test('SITE-3 a file that somebody has changed meanwhile is not written over', async () => {
	const { text: page } = await get('edit/?key=theme.colours.brand');
	const [token, version] = [hidden(page, 'token'), hidden(page, 'version')];
	const theirs = text.replace('#445566', '#000000');
	writeFileSync(acme.file, theirs);
	const form = { token, version, key: 'theme.colours.brand', act: 'save', shown: '#0a5c2f' };
	const late = await acme.host.get('/tenants/acme/config/edit/', { ...acme.here, form });
	expect(late.status).toBe(422);
	expect(late.text).toContain('has been changed meanwhile');
	expect(onDisk()).toBe(theirs);
});

test('settings are changed by those who have signed in only, and what may be a secret not at all', async () => {
	const nobody = { host: 'localhost' };
	for (const path of ['file/', 'edit/?key=theme.colours.brand'])
		expect((await acme.host.get(`/tenants/acme/config/${path}`, nobody)).status).toBe(403);
	const page = (await acme.host.get('/tenants/acme/config/', nobody)).text;
	expect(page).toContain('Settings can be read here, and changed once you have signed in.');
	expect(page).not.toContain('>Edit</a>');
	const token = hidden((await acme.host.get('/tenants/acme/', nobody)).text, 'token');
	const form = { token, key: 'theme.colours.brand', act: 'save', shown: '#0a5c2f' };
	expect((await acme.host.get('/tenants/acme/config/edit/', { ...nobody, form })).status).toBe(403);
	expect((await acme.host.get('/tenants/acme/config/edit/', nobody)).text).toContain('paste its code');
	expect((await get('edit/?key=leads.destinations.hook')).status).toBe(404);
	expect(onDisk()).toBe(text);
});

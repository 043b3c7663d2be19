import { expect, test } from 'vitest';
import { pressed, pressOf, readValue } from '../../../scripts/host/cockpit/settings/form/read-form.ts';
import { schemaAt } from '../../../scripts/host/cockpit/settings/form/shape.ts';
import { changeLines } from '../../../scripts/host/cockpit/settings/part-changes.ts';
import { stepsIn } from '../../../scripts/host/cockpit/settings/plain-problems.ts';
import { makeSite } from '../../config/read.ts';
import { acmeSettings } from './settings-host.ts';

const config = makeSite({
	slug: 'acme',
	demo: true,
	logo: '/assets/logo.svg',
	theme: { header: 'bar' },
	navigation: {
		header: [
			{ name: 'Cars', url: '/search/' },
			{ name: 'About', url: '/about-us/' },
		],
	},
});

const acme = acmeSettings(config, ['logo.svg', 'dark.svg', 'terms.pdf']);
const { text, onDisk, get, hidden, press } = acme;

test('SITE-3 a list has a form: an entry is added, filled in, shown and saved, and no other line changes', async () => {
	expect((await get('edit/?key=offers')).text).toContain('None yet.');
	const added = await press('offers', 'add:v', { base: '[]' });
	expect(added.text).toMatch(/<input id="v\/0\/title" name="v\/0\/title"/);
	expect(hidden(added.text, 'base')).toBe('[\n\t{}\n]');
	const empty = await press('offers', 'preview', { base: '[{}]', 'v/0/title': '' });
	expect(empty.status).toBe(422);
	expect(empty.text).toContain('<strong><a href="#v/0/title">Offers › entry 1 › Title</a></strong>: Write a text.');
	expect(empty.text).toMatch(/name="v\/0\/title"[^>]*aria-invalid="true" autofocus/);
	expect(empty.text).not.toContain('id="outcome"');
	const third = await press('offers', 'preview', { base: '[{"title":"A"},{"title":"B"},{}]' });
	expect(third.text).toContain('<details data-at="v/2" open>');
	expect(third.text).toContain('<details data-at="v/0"><summary>A');
	const filled = await press('offers', 'preview', { base: '[{}]', 'v/0/title': 'Spring sale' });
	expect(filled.text).toContain('This can be saved');
	expect(filled.text).toContain('<li>Added: Spring sale</li>');
	expect(filled.text).toContain('<details class="fold"><summary>For developers: the lines of the file');
	await press('offers', 'save', { shown: hidden(filled.text, 'shown') });
	expect(JSON.parse(onDisk())).toEqual({ ...JSON.parse(text), offers: [{ title: 'Spring sale' }] });
	const moved = await press('navigation.header', 'down:v/0', {
		base: JSON.stringify(JSON.parse(text).navigation.header),
	});
	expect(JSON.parse(hidden(moved.text, 'base')).map(({ name }: { name: string }) => name)).toEqual(['About', 'Cars']);
});

test('SITE-3 what a form does not ask for stays, and what is emptied goes', () => {
	const schema = schemaAt(['offers']) ?? {};
	const before = [{ title: 'Sale', price: '$1', own: 1, link: { text: 'More', url: '/' } }];
	const sent: Record<string, string> = {
		'v/0/price': '',
		'v/0/link/text': '',
		'v/0/link/url': '',
		'v/0/title': 'Sale',
	};
	expect(readValue(schema, before, (name) => sent[name] ?? null)).toEqual([{ title: 'Sale', own: 1 }]);
	expect(readValue(schemaAt(['leads', 'team']) ?? {}, ['Nina'], () => 'Nina\n\nTom\n')).toEqual(['Nina', 'Tom']);
});

test('SITE-3 a block is added by its kind, a location with the next number, a destination by its name', () => {
	const add = (act: string, value: unknown, path: string[], named = '') => {
		const asked = pressOf(act);
		return asked && pressed(value, asked, path, named);
	};
	expect(add('add:v/blocks=hero', { blocks: [] }, ['pages', '/x/'])).toEqual({ blocks: [{ kind: 'hero' }] });
	expect(add('add:v', [{ id: 7 }], ['locations'])).toEqual([{ id: 7 }, { id: 8 }]);
	expect(add('add:v=mail', {}, ['leads', 'destinations'], 'sales')).toEqual({ sales: { kind: 'mail' } });
	expect(add('drop:v/0', ['a', 'b'], ['offers'])).toEqual(['b']);
	expect(pressOf('save')).toBeNull();
	expect(stepsIn('pages["/x/"].blocks[0].title')).toEqual(['pages', '/x/', 'blocks', '0', 'title']);
});

test('SITE-3 a choice is offered in words, a picture among those of the site, and recipients of leads by themselves', async () => {
	const { text: choice } = await get('edit/?key=theme.header');
	expect(choice).toMatch(/<option value="bar" selected>Bar, as usual<\/option><option value="split">Split/);
	const { text: logo } = await get('edit/?key=logo');
	expect(logo).toContain('value="set:v=/assets/dark.svg"');
	expect(logo).not.toContain('terms.pdf');
	expect((await press('logo', 'set:v=/assets/dark.svg', {})).text).toContain('name="value" value="/assets/dark.svg"');
	expect((await get('picture/?path=/assets/dark.svg')).headers['content-type']).toBe('image/svg+xml');
	expect((await get('picture/?path=/assets/../site.json')).status).toBe(302);
	expect(
		(await acme.host.get('/tenants/acme/config/picture/?path=/assets/dark.svg', { host: 'localhost' })).status,
	).toBe(403);
	const mail = { base: '{"kind":"mail","to":[]}', 'v/to': 'sales@acme.example' };
	const { text: seen } = await press('leads.destinations.mail', 'preview', mail);
	await press('leads.destinations.mail', 'save', { shown: hidden(seen, 'shown') });
	expect(JSON.parse(onDisk()).leads.destinations).toEqual({ mail: { kind: 'mail', to: ['sales@acme.example'] } });
});

test('SITE-3 a date asks whether it is open, and a value that is put back waits for nothing', async () => {
	const unsaid = await press('special_hours', 'preview', { 'row-0-day': '2026-12-25', 'row-0-state': '' });
	expect(unsaid.status).toBe(422);
	expect(unsaid.text).toContain('Is it open or closed on 25 Dec 2026?');
	expect(unsaid.text).toContain('value="2026-12-25"');
	await press('theme.header', 'save', { shown: 'split' });
	expect((await get('?saved=theme.header')).text).toContain('1 change not on the site yet.');
	await press('theme.header', 'save', { shown: 'bar' });
	expect((await get('?saved=theme.header')).text).toContain('nothing waits to be published.');
});

test('SITE-3 a list of weekdays has a box for each by its name, and keeps the numbers', async () => {
	const key = 'test_drives.closed_weekdays';
	await press(key, 'save', { shown: '[0]' });
	const { text: form } = await get(`edit/?key=${key}`);
	expect(form).toContain('name="v" value="0" checked> Sunday');
	expect(form).toContain('name="v" value="1"> Monday');
	const { text: seen } = await press(key, 'preview', { base: '[0]', v: '0\n6' });
	expect(seen).toContain('<li>Added: Saturday</li>');
	expect(JSON.parse(hidden(seen, 'shown'))).toEqual([0, 6]);
	expect((await get('')).text).toContain('After the next build: <strong>Sunday</strong>');
	expect(changeLines({ closed_weekdays: [0] }, { closed_weekdays: [6] })).toEqual([
		'Closed weekdays: Removed: Sunday',
		'Closed weekdays: Added: Saturday',
	]);
});

test('SITE-3 an entry that is renamed is told as that, whatever comes besides', () => {
	const menu = [
		{ name: 'New', url: '/new/' },
		{ name: 'Pre-owned', url: '/used/', dropdownItems: [{ name: 'All', url: '/used/' }] },
	];
	const [first, second] = menu;
	const after = [first, { ...second, name: 'Used' }, { name: 'Blog', url: '/blog/' }];
	expect(changeLines(menu, after)).toEqual(['Added: Blog', 'Pre-owned › Name: “Pre-owned” → “Used”']);
});

test('SITE-3 a list whose only entry is added and removed again is as if nobody had touched it', async () => {
	await press('offers', 'save', { shown: '[{"title":"Spring sale"}]' });
	expect(JSON.parse(onDisk()).offers).toHaveLength(1);
	await press('offers', 'save', { shown: '[]' });
	expect(JSON.parse(onDisk())).toEqual(JSON.parse(text));
	expect((await get('')).text).not.toContain('not on the site yet');
	expect((await press('offers', 'preview', { base: '[]' })).text).toContain('Nothing changes');
});

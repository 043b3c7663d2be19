import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changeLines } from '../../../scripts/host/cockpit/settings/part-changes.ts';
import { makeSite } from '../../config/read.ts';
import { acmeSettings } from './settings-host.ts';

const config = makeSite({
	slug: 'acme',
	demo: true,
	description: 'Cars.',
	navigation: { header: ['Cars', 'About', 'Contact'].map((name) => ({ name, url: `/${name.toLowerCase()}/` })) },
});

const acme = acmeSettings(config);
const { text, onDisk } = acme;

const list = async (query = '') => (await acme.get(`${query}`)).text;
const post = async (action: string, fields: Record<string, string>) => {
	const token = /name="token" value="([^"]*)"/.exec(await list())?.[1] ?? '';
	return acme.host.get(`/tenants/acme/config/${action}/`, { ...acme.here, form: { token, ...fields } });
};
const change = (from: string, to: string): void => writeFileSync(acme.file, onDisk().replace(from, to));

test('SITE-3 what waits stands beside what the site shows, and each can be discarded later, and undone', async () => {
	change('"Cars."', '"New cars."');
	change('"name": "About"', '"name": "Who we are"');
	const both = onDisk();
	const page = await list();
	expect(page).toContain('<span class="quiet">On the site</span> <s>Cars.</s>');
	expect(page).toContain('<li>About › Name: “About” → “Who we are”</li>');
	expect(page).toContain('Not on the site yet: <strong>New cars.</strong>');
	const { headers } = await post('discard', { key: 'description' });
	expect(onDisk()).toBe(text.replace('"name": "About"', '"name": "Who we are"'));
	const after = await list(headers.location?.replace(/.*\?/, '?'));
	expect(after).toContain('Discarded the change of <strong>Description</strong>');
	await post('undo', {});
	expect(onDisk()).toBe(both);
	await post('discard', { key: 'all' });
	expect(onDisk()).toBe(text);
	expect(await list('?discarded=all')).not.toContain('id="pending"');
});

test('SITE-3 a setting that was added is taken out again, with the object that was made for it', async () => {
	change('"description": "Cars."', '"description": "Cars.", "theme": { "colours": { "accent": "#112233" } }');
	expect((await post('discard', { key: 'theme.colours.accent' })).status).toBe(303);
	expect(onDisk()).toBe(text);
	const other = { ...acme.here, form: { token: 'other', key: 'all' } };
	expect((await acme.host.get('/tenants/acme/config/discard/', other)).status).toBe(403);
});

test('SITE-3 a list says which of its entries came, went, moved and changed', () => {
	const [a, b, c] = ['A', 'B', 'C'].map((title) => ({ title, price: '$1' }));
	expect(changeLines([a, b, c], [c, a, b])).toEqual(['Moved: C, from 3 to 1']);
	expect(changeLines([a, b, c], [b, { ...c, price: '$2' }, { title: 'D' }])).toEqual([
		'Removed: A',
		'Added: D',
		'C › Price: “$1” → “$2”',
	]);
	expect(changeLines(['x', 'y'], ['y', 'z'])).toEqual(['Removed: x', 'Added: z']);
});

test('SITE-3 after saving the list is whole, and Facebook is found with a letter missing', async () => {
	const { headers } = await post('edit', { key: 'description', act: 'save', shown: 'Utes.', version: await version() });
	expect(headers.location).toBe('/tenants/acme/config/?saved=description');
	expect(await list()).toMatch(/data-find="locations [^"]*facebook/);
});

const version = async (): Promise<string> =>
	/name="version" value="([^"]*)"/.exec((await acme.get('edit/?key=description')).text)?.[1] ?? '';

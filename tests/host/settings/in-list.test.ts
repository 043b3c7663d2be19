import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSite } from '../../config/read.ts';
import { acmeSettings } from './settings-host.ts';

const config = makeSite({ slug: 'acme', demo: true, phone: '07 5550 1111', theme: { colours: { brand: '#112233' } } });

const acme = acmeSettings(config);
const { text } = acme;

const onDisk = () => JSON.parse(readFileSync(acme.file, 'utf8'));
async function saveInList(key: string, fields: Record<string, string>) {
	const { text: page } = await acme.get(`edit/?key=${key}`);
	const token = /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';
	const form = { token, version: 'of another text', key, act: 'save-in-list', ...fields };
	return acme.host.get('/tenants/acme/config/edit/', { ...acme.here, form });
}

describe('SITE-3 a plain value in the list of settings', () => {
	test('is offered where it stands, but for those that visitors notice everywhere and those of fields', async () => {
		const { text: list } = await acme.get('');
		const isInList = (key: string) => new RegExp(`data-in-list href="[^"]*key=${key}"`).test(list);
		expect(['phone', 'theme.colours.brand', 'card.compare', 'theme.header'].filter(isInList)).toHaveLength(4);
		expect(['template', 'locale', 'search_page_path', 'locations', 'logo'].filter(isInList)).toEqual([]);
	});

	test('is saved unless it cannot be, or somebody else has written it meanwhile', async () => {
		const was = '07 5550 1111';
		expect((await saveInList('phone', { was, value: '07 5550 2222' })).status).toBe(303);
		expect(onDisk()).toEqual({ ...JSON.parse(text), phone: '07 5550 2222' });
		expect((await saveInList('phone', { was, value: '07 5550 3333' })).text).toContain('has been changed meanwhile');
		expect((await saveInList('theme.colours.brand', { was: '#112233', value: '#12' })).status).toBe(422);
		expect(onDisk().phone).toBe('07 5550 2222');
	});

	test('that visitors notice everywhere says so before it is chosen, and is never saved unseen', async () => {
		const { text: page } = await acme.get('edit/?key=template');
		expect(page).toMatch(/id="far-reach">.*All pages change.*id="value"/s);
		const kept = await saveInList('template', { was: 'car', value: 'truck' });
		expect(kept.status).not.toBe(303);
		expect(onDisk()).toEqual(JSON.parse(text));
	});
});

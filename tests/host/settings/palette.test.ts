import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { noteConfig } from '../../../scripts/publish/read/last-pull.ts';
import { makeSite } from '../../config/read.ts';
import { type SettingsHost, settingsHost } from './settings-host.ts';

const hours = [{ weekday: 1, status: 'Open', open: '08:00', close: '17:00' }];
const place = { id: 1, name: 'North', contact_detail: { opening_hours: hours } };
const config = makeSite({ slug: 'acme', name: 'Acme', phone: '07 3000 0000', demo: true, locations: [place] });
let asked: SettingsHost;
beforeAll(async () => {
	asked = await settingsHost(config);
	publish('bolt');
	publish('cold');
	publish('openly-south');
	writeFileSync(asked.file, JSON.stringify(config));
});
afterAll(() => asked.close());

/** Another site of the fleet, built with the same settings. */
function publish(slug: string): void {
	const [root, noted] = [join(asked.host.out, slug), tenantDirs(asked.host.out, slug).config];
	mkdirSync(root, { recursive: true });
	writeFileSync(join(root, 'index.html'), slug);
	mkdirSync(dirname(noted), { recursive: true });
	noteConfig(noted, makeSite({ slug, name: slug, phone: '07 3000 0000', demo: true, locations: [place, place] }));
}

const find = async (query: string): Promise<{ name: string; url: string }[]> =>
	JSON.parse((await asked.host.get(`/fleet/find/?${query}`, asked.here)).text);

test('SITE-3 the palette finds a setting of a site that the words name, wherever it is asked', async () => {
	expect((await find('q=acme+phone'))[0]).toMatchObject({ name: 'Phone', url: '/tenants/acme/config/edit/?key=phone' });
	expect((await find('q=acme+phone&site=acme'))[0]).toMatchObject({ name: 'Phone' });
	expect(await find('q=nobody+phone')).toEqual([]);
	expect((await find('q=hours+nor'))[0]).toMatchObject({ name: 'Opening hours › North' });
	expect((await find('q=holiday&site=acme'))[0]).toMatchObject({ name: 'Holidays and special dates' });
});

test('SITE-3 the page of all settings is meant by its name, and no setting that has it in its key', async () => {
	for (const query of ['q=acme+sett', 'q=acme+settings', 'q=sett&site=acme']) expect(await find(query)).toEqual([]);
});

test('SITE-3 what is changed most often comes first: the hours of places', async () => {
	const [first] = await find('q=hours&site=acme');
	expect(first?.url).toBe('/tenants/acme/config/edit/?key=locations.0.contact_detail.opening_hours');
});

test('SITE-3 from a site its own settings come first, then the first of each other site; from none those of all', async () => {
	const sites = async (query: string) => (await find(query)).map(({ url }) => url.split('/')[2]);
	expect(await sites('q=opening+hours&site=acme')).toEqual(['acme', 'bolt', 'cold', 'openly-south']);
	expect(await sites('q=opening+hours')).toEqual(['acme', 'bolt', 'cold', 'openly-south']);
});

test('SITE-3 a site is named by its word in any place, before a word with other letters is taken for it', async () => {
	const sites = async (query: string) => [...new Set((await find(query)).map(({ url }) => url.split('/')[2]))];
	for (const query of ['q=phone+acme', 'q=phone+acme&site=bolt', 'q=hours+acm', 'q=opening+acme+hours'])
		expect(await sites(query)).toEqual(['acme']);
	expect((await find('q=phone+acme'))[0]).toMatchObject({ name: 'Phone' });
	// Nearly `opening`, and the name of a site.
	for (const query of ['q=openly+hours', 'q=hours+openly', 'q=hours+openly&site=acme'])
		expect(await sites(query)).toEqual(['openly-south']);
});

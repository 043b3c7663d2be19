import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../config/read.ts';
import { type SettingsHost, settingsHost } from './settings-host.ts';

const hours = [{ weekday: 1, status: 'Open', open: '08:00', close: '17:00' }];
const place = { id: 1, name: 'North', contact_detail: { opening_hours: hours } };
const config = makeSite({ slug: 'acme', name: 'Acme', phone: '07 3000 0000', demo: true, locations: [place] });
let asked: SettingsHost;
beforeAll(async () => {
	asked = await settingsHost(config);
	writeFileSync(asked.file, JSON.stringify(config));
});
afterAll(() => asked.close());

const find = async (query: string): Promise<{ name: string; url: string }[]> =>
	JSON.parse((await asked.host.get(`/fleet/find/?${query}`, asked.here)).text);

test('SITE-3 the palette finds a setting of a site that the words name, wherever it is asked', async () => {
	expect((await find('q=acme+phone'))[0]).toMatchObject({ name: 'Phone', url: '/tenants/acme/config/edit/?key=phone' });
	expect((await find('q=acme+phone&site=acme'))[0]).toMatchObject({ name: 'Phone' });
	expect(await find('q=bolt+phone')).toEqual([]);
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

import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedRecord } from '../../src/stock/feed/stock-record.ts';
import { type Hosted, startHost } from './hosted.ts';

const start = { host: 'localhost' };
const [older, newer] = ['20260614t020000z-oldbuild', '20260615t020000z-newbuild'];

const recordOf = (prices: Readonly<Record<string, number>>) =>
	storedRecord({
		...{ tenant: 'acme', built: 1, losses: { since: 1, known: 2, lost: 0 }, priced: '', pages: new Map() },
		past: {},
		lists: { present: [], lost: [] },
		history: {
			began: '2026-06-01',
			gone: [],
			cars: Object.entries(prices).map(([slug, price]) => ({
				...{ slug, keys: [slug, '', ''] as const, since: '2026-06-01', former: [], sold: null },
				prices: [{ price, day: '2026-06-01' }],
			})),
		},
	});

/** A release of one page and its stock record, as `npm run deploy` leaves it. */
function addRelease({ write }: Hosted, id: string, page: string, prices: Readonly<Record<string, number>>): void {
	const cars = Object.keys(prices);
	const files = { 'index.html': page, 'stock-record.json': JSON.stringify(recordOf(prices)) };
	const facts = Object.entries(files).map(([file, body]) => [
		file,
		[createHash('sha1').update(body).digest('hex'), body.length],
	]);
	for (const [file, body] of Object.entries(files)) write(`acme/releases/${id}/site/${file}`, body);
	const deployedAt = Date.parse(`2026-06-${id.slice(6, 8)}T02:00:00Z`) / 1000;
	const counts = { pages: 1, cars, files: Object.fromEntries(facts), functions: {} };
	const release = {
		id,
		slug: 'acme',
		kind: 'release',
		build: id.slice(17),
		builtAt: deployedAt,
		deployedAt,
		by: 'Sam',
	};
	write(`acme/releases/${id}/release.json`, JSON.stringify({ ...release, ...counts }));
}

test('a tenant’s page lists the releases with previews, and brings an earlier one back', async () => {
	const host = await startHost({});
	addRelease(host, older, 'Older', { 'kia-rio-1': 8_990, 'kia-rio-2': 12_990 });
	addRelease(host, newer, 'Newer', { 'kia-rio-2': 9_990, 'kia-rio-3': 7_990 });
	symlinkSync(join('releases', newer), join(host.out, 'acme', 'current'));
	expect((await host.get('/')).text).toBe('Newer');
	const { text } = await host.get('/tenants/acme/', start);
	expect(text).toMatch(new RegExp(`href="http://${older}--acme\\.localhost:\\d+/"`));
	expect((await host.get('/', { host: `${older}--acme.localhost` })).text).toBe('Older');
	const offered = (page: string) => [...page.matchAll(/roll-back\/\?release=([^"]+)"/g)].map(([, id]) => id);
	expect(offered(text)).toEqual([older]);
	const confirm = await host.get(`/tenants/acme/roll-back/?release=${older}`, start);
	for (const line of [
		'<strong>1 car comes back</strong><ul class="named"><li>Kia Rio 1</li></ul>',
		'<strong>1 car leaves the site</strong><ul class="named"><li>Kia Rio 3</li></ul>',
		'<strong>1 price as before</strong><ul class="named"><li>Kia Rio 2: <s>$9,990</s> $12,990</li></ul>',
		'<strong>Pages</strong>, those of cars included: 1 as before',
	])
		expect(confirm.text).toContain(`<li>${line}</li>`);
	expect(confirm.text).toMatch(new RegExp(`href="http://${older}--acme\\.localhost:\\d+/">Preview it`));
	expect(confirm.text.indexOf('What this undoes')).toBeLessThan(confirm.text.indexOf('<button class="main">'));
	expect((await host.get('/')).text).toBe('Newer');
	expect((await host.get(`/tenants/acme/roll-back/?release=${newer}`, start)).status).toBe(409);
	expect((await host.get('/tenants/acme/roll-back/', start)).status).toBe(303);
	const token = /name="token" value="([^"]+)"/.exec(confirm.text)?.[1] ?? '';
	const rollBack = (release: string) => host.get('/tenants/acme/roll-back/', { ...start, form: { token, release } });

	const refused = await rollBack('20260601t000000z-nothing');
	expect(refused.status).toBe(409);
	expect(refused.text).toContain('is not a release that can be brought back');
	expect((await host.get('/')).text).toBe('Newer');

	const done = await rollBack(older);
	expect(done.text).toContain(
		'Rolled back: the release of 14 June 2026, 12:00 AEST is live again, with 1 page, 2 cars.',
	);
	expect((await host.get('/')).text).toBe('Older');
	expect(offered(done.text)).toEqual([newer]);
	await host.close();
});

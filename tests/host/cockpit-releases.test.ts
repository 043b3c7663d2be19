import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Hosted, startHost } from './hosted.ts';

const start = { host: 'localhost' };
const [older, newer] = ['20260614t020000z-oldbuild', '20260615t020000z-newbuild'];

/** A release of one page and its stock record, as `npm run deploy` leaves it. */
function addRelease({ write }: Hosted, id: string, page: string, cars: readonly string[]): void {
	const files = { 'index.html': page, 'stock-record.json': '{}' };
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
	addRelease(host, older, 'Older', ['kia-rio-1', 'kia-rio-2']);
	addRelease(host, newer, 'Newer', ['kia-rio-2', 'kia-rio-3']);
	symlinkSync(join('releases', newer), join(host.out, 'acme', 'current'));
	expect((await host.get('/')).text).toBe('Newer');
	const { text } = await host.get('/tenants/acme/', start);
	expect(text).toMatch(new RegExp(`href="http://${older}--acme\\.localhost:\\d+/"`));
	expect((await host.get('/', { host: `${older}--acme.localhost` })).text).toBe('Older');
	const offered = (page: string) => [...page.matchAll(/roll-back\/\?release=([^"]+)"/g)].map(([, id]) => id);
	expect(offered(text)).toEqual([older]);
	const confirm = await host.get(`/tenants/acme/roll-back/?release=${older}`, start);
	for (const line of [
		'1 car back on the site: kia-rio-1',
		'1 car no longer on the site: kia-rio-3',
		'Pages, those of cars included: 1 as before',
	])
		expect(confirm.text).toContain(`<li>${line}</li>`);
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
	expect(done.text).toContain(`the contents of ${older} are live again`);
	expect((await host.get('/')).text).toBe('Older');
	expect(offered(done.text)).toEqual([newer]);
	await host.close();
});

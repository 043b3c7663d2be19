import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirstBuilds } from '../../scripts/host/start/first-builds.ts';
import { emptyReport } from '../../scripts/publish/report/tenant-report.ts';
import { type Hosted, startHost } from './hosted.ts';

let host: Hosted;
const colours = { brand: '#112233', onBrand: '#fefefe' };
const builds = new FirstBuilds(
	['acme', 'beta', 'gamma', 'old'].map((slug) => ({ slug, name: `${slug} & Sons`, ...colours })),
);
const start = { host: 'localhost' };

beforeAll(async () => {
	host = await startHost({ 'old/index.html': 'Old' }, { builds });
});
afterAll(() => host.close());

test('a site that is not built yet says so at each of its addresses, looks again by itself, and is built next', async () => {
	expect(builds.chooseNext(['acme', 'beta', 'gamma'])).toBe(0);
	const { status, headers, text } = await host.get('/cars/a-car/?x=1', { host: 'gamma.localhost' });
	expect([status, headers['retry-after']]).toEqual([503, '2']);
	expect(text).toContain('<h1>gamma &amp; Sons is being built</h1>');
	expect(text).toContain('<meta http-equiv="refresh" content="2">');
	expect(text).toContain('0 of 4 sites are built');
	await host.get('/', { host: 'beta.localhost' });
	expect(builds.chooseNext(['acme', 'beta', 'gamma'])).toBe(2);
	expect(builds.chooseNext(['acme', 'beta'])).toBe(1);
	expect(builds.chooseNext(['acme'])).toBe(0);
});

test('the start page has the sites that are still to come, and loads its list again until all are there', async () => {
	const { text } = await host.get('/', start);
	expect(text).toContain('4 sites on this machine, 0 cars, <strong>3 still to be built</strong>');
	expect(text).toMatch(/<h3><a href="http:\/\/acme\.localhost:\d+\/">acme &amp; Sons<\/a>/);
	expect(text).toContain('--brand:#112233;--on-brand:#fefefe');
	expect(text.match(/class="built"><span class="state" data-state="queued"/g)).toHaveLength(3);
	expect(text).toContain('data-live="sites" data-busy');
});

test('a site that an earlier build left is served, whatever is still to come', async () => {
	expect((await host.get('/', { host: 'old.localhost' })).text).toBe('Old');
});

test('a site is served as soon as it is built; one that failed says why on the start page', async () => {
	host.write('acme/index.html', 'Acme');
	builds.end({ ...emptyReport('acme'), name: 'Acme Motors' });
	builds.end({ ...emptyReport('old') });
	const found = 'a feed that cannot be read';
	builds.end({ ...emptyReport('beta'), ok: false, problems: [{ file: 'beta', path: '', found, expected: 'a feed' }] });
	expect((await host.get('/', { host: 'acme.localhost' })).text).toBe('Acme');
	expect((await host.get('/', { host: 'beta.localhost' })).status).toBe(404);
	expect((await host.get('/build-report/acme/', start)).status).toBe(200);
	const { text } = await host.get('/', start);
	expect(text).toContain('Acme Motors');
	expect(text).toContain(found);
	expect(text).toContain('1 still to be built');
});

test('where the build breaks off, nobody waits for the rest', async () => {
	builds.stop();
	expect((await host.get('/', { host: 'gamma.localhost' })).status).toBe(404);
	expect((await host.get('/', start)).text).not.toContain('data-live="sites" data-busy');
});

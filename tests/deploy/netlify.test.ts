import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeBuiltSite } from '../support/built-site.ts';
import { makeNetlifyDeploys, sometimes } from '../support/deploys.ts';

const uploads = /^PUT \/deploys\/\w+\/(?:files|functions)\//;

describe('a deploy to Netlify by digest', () => {
	test('uploads everything once, then only what changed; functions with their routes and schedules', async () => {
		const { out, netlify, deploy, said } = await makeNetlifyDeploys();
		const first = writeBuiltSite(out, 'motors');
		expect(await deploy('motors'), said.join('\n')).toBe(0);
		expect(netlify.seen()['build.txt']).toBe(`${first}\n`);
		const [{ files = {}, functions = {}, body = {} } = {}] = [...netlify.deploys.values()];
		expect(Object.keys(functions)).toEqual(['captcha', 'deliver']);
		expect(body).toMatchObject({
			draft: false,
			async: false,
			function_schedules: [{ name: 'deliver', cron: '* * * * *' }],
			functions_config: { captcha: { region: 'syd', routes: [{ pattern: '/api/captcha', methods: ['GET'] }] } },
		});
		const before = netlify.count(uploads);
		expect(before).toBe(Object.keys(files).length + 2);

		writeBuiltSite(out, 'motors', { cars: ['kia-rio', 'kia-ceed'] });
		expect(await deploy('motors')).toBe(0);
		expect(netlify.count(uploads) - before).toBe(5);
		expect(netlify.seen()['stock-index/cars.json']).toBe('["kia-rio","kia-ceed"]');
		expect(said.at(-3)).toContain('files: 1 new, 4 changed');
		expect(said.at(-3)).toContain('cars: 1 new; functions: no change');
	});

	test('the same again deploys nothing; a change of site.json alone changes the functions that read it', async () => {
		const { out, tenants, netlify, deploy, said } = await makeNetlifyDeploys();
		writeBuiltSite(out, 'motors');
		await deploy('motors');
		await deploy('motors');
		expect(said.at(-1)).toBe('motors: this is what visitors see already; nothing is deployed.');
		expect(netlify.deploys.size).toBe(1);
		writeFileSync(join(tenants, 'motors/site.json'), '{"leads":{}}');
		await deploy('motors');
		expect(netlify.deploys.size).toBe(2);
		expect(netlify.zips.size).toBe(4);
	});

	test('hosts of photos come along in netlify.toml, `_redirects` and `_headers` as files', async () => {
		const { out, netlify, deploy } = await makeNetlifyDeploys();
		writeBuiltSite(out, 'motors', { files: { 'photo-hosts.txt': 'cdn.example\n' } });
		await deploy('motors');
		expect(netlify.seen()['netlify.toml']).toContain('"^https?://cdn\\\\.example/.*"');
		expect(netlify.seen()['_redirects']).toContain('410');
		expect(Object.keys(netlify.seen())).toContain('_headers');
	});

	test('more than 100 files are compared by Netlify later; names with spaces and umlauts arrive', async () => {
		const { out, netlify, deploy, said } = await makeNetlifyDeploys();
		const many = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`assets/Büro ${at}.txt`, `text ${at}`]));
		writeBuiltSite(out, 'motors', { files: many });
		expect(await deploy('motors'), said.join('\n')).toBe(0);
		expect([...netlify.deploys.values()][0]?.body['async']).toBe(true);
		expect(netlify.seen()['assets/Büro 7.txt']).toBe('text 7');
	});

	test('a preview is a draft with its own address, and visitors do not see it', async () => {
		const { out, netlify, deploy, said } = await makeNetlifyDeploys();
		writeBuiltSite(out, 'motors');
		expect(await deploy('motors', '--preview')).toBe(0);
		expect(netlify.published).toBeNull();
		expect(said.at(-1)).toMatch(/preview \w{24}, at https:\/\/\w{24}--dealer\.example\.$/);
	});

	test('--dry-run asks and changes nothing', async () => {
		const { out, netlify, deploy, said } = await makeNetlifyDeploys();
		writeBuiltSite(out, 'motors');
		expect(await deploy('motors', '--dry-run')).toBe(0);
		expect(netlify.calls.every((call) => call.startsWith('GET'))).toBe(true);
		expect(said.at(-1)).toContain('first release at Netlify site site-1: files: 12 new');
	});

	test('a release list, and a site that is no longer served', async () => {
		const { out, netlify, deploy, printed } = await makeNetlifyDeploys();
		writeBuiltSite(out, 'motors');
		await deploy('motors');
		await deploy('--list', 'motors');
		expect(printed.join()).toMatch(/Netlify site site-1\n {2}\w{24} {2}deployed .* 4 pages, 1 cars, .*\[LIVE\]/);
		expect(await deploy('--take-down', 'motors')).toBe(0);
		expect(netlify.disabled).toBe(true);
	});
});

describe('rolling back on Netlify', () => {
	test('deploys the earlier hashes again without an upload, with the record of what was live', async () => {
		const { out, netlify, deploy, said } = await makeNetlifyDeploys();
		const first = writeBuiltSite(out, 'motors', { cars: ['kia-rio'] });
		await deploy('motors');
		writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		await deploy('motors');
		const before = netlify.count(uploads);
		const record = netlify.seen()['stock-record.json'];
		expect(await deploy('motors', '--rollback'), said.join('\n')).toBe(0);
		expect(netlify.count(uploads)).toBe(before);
		expect(netlify.seen()['build.txt']).toBe(`${first}\n`);
		expect(netlify.seen()['stock-record.json']).toBe(record);
		expect(said.at(-3)).toContain('cars: 1 new, 1 gone');
		// The build that was taken back is not deployed again by the next run.
		expect(await deploy('motors')).toBe(1);
		expect(said.at(-1)).toContain('was rolled back on');
		expect(await deploy('motors', '--again')).toBe(0);
		expect(netlify.seen()['index.html']).toContain('kia-ceed');
	});

	test('from another machine Netlify restores the deploy itself, and the loss is said', async () => {
		const { out, netlify, deploy, run, env, dir, said } = await makeNetlifyDeploys();
		const first = writeBuiltSite(out, 'motors');
		await deploy('motors');
		writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		await deploy('motors');
		expect(await run('netlify', env, ['motors', '--rollback', '--out', join(dir, 'nothing')]), said.join('\n')).toBe(0);
		expect(netlify.seen()['build.txt']).toBe(`${first}\n`);
		expect(netlify.count(/restore$/)).toBe(1);
		expect(said.at(-1)).toContain('The published stock record is now that of');
	});
});

describe('faults on the way', () => {
	test.each([
		['429 with Retry-After', { status: 429, headers: { 'retry-after': '2' } }],
		[
			'429 with X-RateLimit-Reset',
			{ status: 429, headers: { 'x-ratelimit-reset': `${Math.ceil(Date.now() / 1000) + 5}` } },
		],
		['500', { status: 500 }],
		['a connection that is cut', 'cut'],
	] as const)('%s: tried again, and the deploy is whole', async (_, fault) => {
		const { out, netlify, deploy, said } = await makeNetlifyDeploys();
		const id = writeBuiltSite(out, 'motors');
		netlify.fault = sometimes(/./, 9, fault);
		let turn = 0;
		const inner = netlify.fault;
		netlify.fault = (call, count) => (turn++ % 2 === 0 ? inner(call, count) : null);
		expect(await deploy('motors'), said.join('\n')).toBe(0);
		expect(netlify.seen()['build.txt']).toBe(`${id}\n`);
	});

	test('an upload that is refused half-way: the published site stays, and the next run goes on with the same deploy', async () => {
		const { out, netlify, deploy, said } = await makeNetlifyDeploys();
		const first = writeBuiltSite(out, 'motors');
		await deploy('motors');
		const second = writeBuiltSite(out, 'motors', { cars: ['kia-ceed', 'kia-picanto'] });
		netlify.fault = sometimes(/PUT .*kia-picanto/, 99, { status: 422 });
		expect(await deploy('motors')).toBe(1);
		expect(said.at(-1)).toMatch(/Netlify answered 422 to PUT .*kia-picanto/);
		expect(netlify.seen()['build.txt']).toBe(`${first}\n`);
		netlify.fault = () => null;
		expect(await deploy('motors')).toBe(0);
		expect(said.some((line) => line.includes('Going on with deploy'))).toBe(true);
		expect(netlify.deploys.size).toBe(2);
		expect(netlify.seen()['build.txt']).toBe(`${second}\n`);
	});

	test('what was begun is not gone on with once the site is another', async () => {
		const { out, netlify, deploy } = await makeNetlifyDeploys();
		writeBuiltSite(out, 'motors');
		netlify.fault = sometimes(/PUT .*index\.html/, 99, { status: 422 });
		await deploy('motors');
		const second = writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		netlify.fault = () => null;
		expect(await deploy('motors')).toBe(0);
		expect(netlify.deploys.size).toBe(2);
		expect(netlify.seen()['build.txt']).toBe(`${second}\n`);
	});

	test('a wrong token, a missing site and a locked site are said in words, without the token', async () => {
		const { out, netlify, run, env, deploy, said } = await makeNetlifyDeploys();
		writeBuiltSite(out, 'motors');
		await run('netlify', { ...env, NETLIFY_AUTH_TOKEN: 's3cret-token' }, ['motors']);
		expect(said.at(-1)).toContain('NETLIFY_AUTH_TOKEN is not valid');
		await run('netlify', { ...env, MOTORS__NETLIFY_SITE_ID: '' }, ['motors']);
		expect(said.at(-1)).toContain('motors has no Netlify site. Set MOTORS__NETLIFY_SITE_ID');
		netlify.locked = true;
		expect(await deploy('motors')).toBe(1);
		expect(said.at(-1)).toContain('Is the site locked to another deploy');
		expect(said.join('\n')).not.toContain('s3cret-token');
		await expect(run('netlify', { ...env, NETLIFY_API_URL: 'http://netlify.example' }, ['motors'])).rejects.toThrow(
			'NETLIFY_API_URL is "http://netlify.example", expected https://',
		);
	});
});

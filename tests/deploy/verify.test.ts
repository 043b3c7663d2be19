import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freezeSite } from '../../scripts/deploy/site/frozen-site.ts';
import { hashFiles } from '../../scripts/deploy/site/site-files.ts';
import { fetchPage } from '../../scripts/deploy/verify/fetch-page.ts';
import { createFunctions } from '../../scripts/host/functions/functions.ts';
import { createHost, listen } from '../../scripts/host/host.ts';
import { thisBuilder } from '../../scripts/publish/disk/builder.ts';
import { drawCount } from '../../scripts/testing/draw.ts';
import { writeBuiltSite } from '../support/built-site.ts';
import { makeDeploys, makeNetlifyDeploys } from '../support/deploys.ts';
import { makeBuild } from '../support/make-build.ts';
import { testNow } from '../support/make-site.ts';

/** Serves a folder of sites as the local host does; returns the address of a tenant's, with a place for its slug. */
async function serve(out: string, functionsDir: string): Promise<string> {
	const functions = createFunctions(functionsDir);
	const host = await listen(createHost({ out, functions }), { port: 0, hostname: '127.0.0.1' });
	onTestFinished(async () => {
		await host.close();
		await functions.stop();
	});
	return `http://{slug}.localhost:${host.port}`;
}

describe('verification of what is deployed', () => {
	test('a folder of releases behind the local host: home, car, index, script, 404, 410, redirect and function answer as deployed', async () => {
		const { out, root, functions, toFolder, said } = makeDeploys();
		writeBuiltSite(out, 'motors');
		const address = await serve(root, functions);
		expect(await toFolder('motors', '--verify', '--address', address), said.join('\n')).toBe(0);
		expect(said.at(-1)).toMatch(/^motors: verified 9 addresses at http:\/\/motors\.localhost:\d+\.$/);
		writeFileSync(join(root, 'motors/current/site/_headers'), '/*\n  X-Changed: yes\n');
		writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		expect(await toFolder('motors', '--verify', '--address', address), said.join('\n')).toBe(0);
	});

	test('a folder goes back at once when the verification fails, and keeps the failed release', async () => {
		const { dir, out, root, functions, toFolder, seen, said, printed } = makeDeploys();
		const first = writeBuiltSite(out, 'motors');
		await toFolder('motors');
		const elsewhere = join(dir, 'elsewhere');
		writeBuiltSite(elsewhere, 'motors', { cars: ['ford-ranger'] });
		const address = await serve(elsewhere, functions);
		writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		expect(await toFolder('motors', '--verify', '--address', address)).toBe(1);
		expect(said.at(-1)).toMatch(
			/The verification failed: .*build\.txt: found \d+ other bytes.*cars\/kia-ceed\/: found status 404, expected 200.*is live again/,
		);
		expect(seen('build.txt')).toBe(`${first}\n`);
		expect(readdirSync(join(root, 'motors/releases'))).toHaveLength(2);
		await toFolder('--list', 'motors');
		expect(printed.join()).toMatch(/FAILED: .*\n.*LIVE/);
	});

	test('on Netlify a failed verification says how to go back, or goes back with --rollback-on-failure', async () => {
		const { dir, out, served, functions, netlify, deploy, said } = await makeNetlifyDeploys();
		const first = writeBuiltSite(out, 'motors');
		expect(await deploy('motors', '--verify', '--address', await serve(served, functions)), said.join('\n')).toBe(0);
		const live = netlify.published;
		const elsewhere = join(dir, 'elsewhere');
		writeBuiltSite(elsewhere, 'motors', { cars: ['ford-ranger'] });
		const address = await serve(elsewhere, functions);
		writeBuiltSite(out, 'motors', { cars: ['kia-ceed'] });
		expect(await deploy('motors', '--verify', '--address', address)).toBe(1);
		expect(said.at(-1)).toContain(`To go back: npm run deploy -- motors --rollback ${live}`);
		await deploy('motors', '--rollback', `${live}`);
		writeBuiltSite(out, 'motors', { cars: ['kia-picanto'] });
		expect(await deploy('motors', '--verify', '--address', address, '--rollback-on-failure')).toBe(1);
		expect(netlify.seen()['build.txt']).toBe(`${first}\n`);
	});
});

test('the whole way: built, deployed, seen over HTTP, built again, deployed, verified, rolled back; the next build forgets no car', async () => {
	const { root, functions, run, said } = makeDeploys();
	const car = (slug: string) => ({ slug, stocknum: slug, vin: '' });
	const builds = makeBuild({ motors: { cars: [car('one'), car('two')] } });
	await builds.run(testNow);
	const address = await serve(root, functions);
	const deploy = (...args: string[]) =>
		run(root, {}, ['motors', '--out', builds.out, '--tenants', join(builds.out, '../tenants'), ...args]);
	expect(await deploy('--verify', '--address', address), said.join('\n')).toBe(0);
	const frozen = await freezeSite(builds.out, 'motors', { builder: thisBuilder(), waitMs: 0, say: () => undefined });
	builds.rewrite({ motors: { cars: [car('two'), car('three')] } });
	await builds.run(testNow + 3600, { acceptShrink: true });
	expect(hashFiles(frozen.dir), 'a build that runs while the site is being deployed').toEqual(frozen.files);
	frozen.discard();
	expect(
		await deploy(
			'--preview',
			'--preview-address',
			address.replace('{slug}', '{release}--{slug}'),
			'--verify',
			'--no-functions',
		),
		said.join('\n'),
	).toBe(0);
	expect(said.at(-1)).toMatch(/^motors: verified \d+ addresses at http:\/\/\d{8}t/);
	expect(await deploy('--verify', '--address', address), said.join('\n')).toBe(0);
	expect(await deploy('--rollback'), said.join('\n')).toBe(0);
	const ask = async (path: string) => (await fetchPage(new URL(path, address.replace('{slug}', 'motors')))).status;
	const pages = builds.files('motors').filter((file) => file.endsWith('/three/index.html'));
	const three = `/${pages[0]?.replace('index.html', '')}`;
	expect([await ask(three.replace('three', 'one')), await ask(three)]).toEqual([200, 404]);
	// A machine without dist/ builds from what the rolled back site remembers: the car that only the undone build had is known.
	rmSync(join(builds.out, 'motors'), { recursive: true });
	rmSync(join(builds.out, '.forecourt'), { recursive: true });
	builds.rewrite({ motors: { cars: [car('two')] } });
	await builds.run(testNow + 7200, {
		acceptShrink: true,
		published: await servePlainly(join(root, 'motors/current/site')),
	});
	expect(builds.text('motors/_redirects')).toMatch(new RegExp(`${three.replace(/\/$/, '')}\\S* \\S+ 410`));
});

/** Serves a folder at the machine's address: a build asks the published site there, and Node resolves no name below localhost. */
async function servePlainly(dir: string): Promise<string> {
	const server = createServer((request, response) => {
		const file = join(dir, request.url ?? '');
		if (!existsSync(file)) return void response.writeHead(404).end();
		response.end(readFileSync(file));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a deployer that is killed between uploads: the site stays, and the next run uploads only the rest', async () => {
	const { out, tenants, netlify, env, deploy, said } = await makeNetlifyDeploys();
	const first = writeBuiltSite(out, 'motors', { cars: ['a'] });
	await deploy('motors', '--no-functions');
	const kills = drawCount({ sample: 1, whole: 12 });
	for (let round = 0; round < kills; round++) {
		const cars = Array.from({ length: 12 }, (_, at) => `car-${round}-${at}`);
		const next = writeBuiltSite(out, 'motors', { cars });
		const before = netlify.calls.length;
		const args = [
			'scripts/deploy.ts',
			'motors',
			'--to',
			'netlify',
			'--out',
			out,
			'--tenants',
			tenants,
			'--no-functions',
		];
		const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
		const uploads = () => netlify.calls.slice(before).filter((call) => call.startsWith('PUT')).length;
		netlify.fault = () => {
			if (uploads() > 1 + round) child.kill('SIGKILL');
			return null;
		};
		expect(await new Promise((done) => child.on('close', (_, signal) => done(signal)))).toBe('SIGKILL');
		netlify.fault = () => null;
		if (round === 0) expect(netlify.seen()['build.txt']).toBe(`${first}\n`);
		expect(await deploy('motors', '--no-functions'), said.join('\n')).toBe(0);
		expect(said.some((line) => line.includes('Going on with deploy'))).toBe(true);
		expect(netlify.seen()['build.txt']).toBe(`${next}\n`);
		const paths = netlify.calls.slice(before).filter((call) => call.startsWith('PUT'));
		expect(paths.length - new Set(paths).size, 'files uploaded twice').toBeLessThanOrEqual(5);
	}
});

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { dropStaleSites } from '../../../scripts/publish/write/cached-sites.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

/** A folder of sites as a cache brings it, each with what it remembers. */
function makeCached(builds: Record<string, string>) {
	const out = makeTempDir();
	for (const [slug, build] of Object.entries(builds)) {
		const { published, state } = tenantDirs(out, slug);
		for (const dir of [published, dirname(state)]) mkdirSync(dir, { recursive: true });
		writeFileSync(`${published}/build.txt`, `${build}\n`);
		writeFileSync(state, '{}');
	}
	const kept = (slug: string) =>
		[tenantDirs(out, slug).published, tenantDirs(out, slug).state].map((path) => existsSync(path));
	return { out, kept };
}

test('SITE-16 a site from a cache is built upon only if it is what is published', async () => {
	const live: Record<string, string> = { '/same/build.txt': 'one', '/newer/build.txt': 'two' };
	const server = createServer(({ url = '' }, response) => {
		const text = live[url];
		response.writeHead(text === undefined ? 404 : 200).end(text);
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{slug}/`;
	const { out, kept } = makeCached({ same: 'one', newer: 'one', gone: 'one' });
	expect(await dropStaleSites(out, ['same', 'newer', 'gone', 'never-built'], address)).toEqual(['newer', 'gone']);
	expect([kept('same'), kept('newer'), kept('gone')]).toEqual([
		[true, true],
		[false, false],
		[false, false],
	]);
	server.close();
});

test('SITE-16 without an address of what is published nothing is taken from a cache', async () => {
	const { out, kept } = makeCached({ same: 'one' });
	expect(await dropStaleSites(out, ['same'], undefined)).toEqual(['same']);
	expect(kept('same')).toEqual([false, false]);
});

import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BuildProgress } from '../../../scripts/publish/build-options.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const csv = 'make,model,year,price\nKia,Rio,2021,20000\n';

/** A feed server that answers each address when it is told to. */
async function serveFeeds(onAsked: (path: string) => void) {
	const open = new Map<string, ServerResponse>();
	const server = createServer((request, response) => {
		open.set(request.url ?? '', response);
		onAsked(request.url ?? '');
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return { origin: `http://127.0.0.1:${port}`, answer: (path: string) => open.get(path)?.end(csv), open };
}

test('feeds are fetched side by side, and one that hangs delays no other tenant', async () => {
	const dir = makeTempDir();
	const out = join(dir, 'dist');
	const quick = ['a', 'b', 'c', 'd', 'e', 'f'];
	const asked = new Set<string>();
	// Nobody gets an answer before all are there: fetched one or two at a time they would wait for ever.
	const feeds = await serveFeeds((path) => {
		asked.add(path);
		if (asked.size === quick.length + 1) for (const slug of quick) feeds.answer(`/${slug}.csv`);
	});
	const tenant = (slug: string) => ({ site: { stock_feed: { type: 'url', url: `${feeds.origin}/${slug}.csv` } } });
	const tenantsDir = writeTenants(
		join(dir, 'tenants'),
		Object.fromEntries([...quick, 'hanging'].map((slug) => [slug, tenant(slug)])),
	);
	const built: (string | undefined)[] = [];
	const onProgress = ({ phase, tenant }: BuildProgress): void => {
		if (phase !== 'tenants') return;
		built.push(tenant);
		if (built.length === quick.length) feeds.open.get('/hanging.csv')?.writeHead(403).end();
	};
	const { tenants } = await build({ tenantsDir, out, slugs: 'all', onProgress });
	expect(built.slice(0, -1).sort()).toEqual(quick);
	expect(built.at(-1)).toBe('hanging');
	expect(tenants.flatMap(({ problems }) => problems.map(formatProblem))).toEqual([
		expect.stringContaining('stock_feed.url: found status 403 Forbidden'),
	]);
	expect(tenants.flatMap(({ cars, ok }) => (ok ? cars.listed : []))).toEqual(quick.map(() => 1));
	const left = readdirSync(join(out, '.forecourt', 'a')).filter((name) => name.startsWith('feed'));
	expect(left).toEqual([]);
});

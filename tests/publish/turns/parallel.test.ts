import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashFolder } from '../../../scripts/faults/hash-folder.ts';
import { ownerOf } from '../../../scripts/publish/disk/lock.ts';
import { reportFile, tenantDirs } from '../../../scripts/publish/paths.ts';
import type { BuildReport } from '../../../scripts/publish/report/build-report.ts';
import { drawCount, drawNumber } from '../../../scripts/testing/draw.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeProjectDir, makeTempDir } from '../../support/temp-dir.ts';

const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

type Ended = { pid: number; code: number | null; said: string };

/** `npm run build` as a separate process. */
function startBuild(args: string[], environment: Record<string, string> = {}): Promise<Ended> {
	const child = spawn(process.execPath, [script, ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, NODE_ENV: 'production', FORECOURT_NOW: String(testNow), ...environment },
	});
	let said = '';
	child.stdout.on('data', (chunk: Buffer) => (said += chunk));
	child.stderr.on('data', (chunk: Buffer) => (said += chunk));
	return new Promise((done) => child.on('close', (code) => done({ pid: child.pid ?? 0, code, said })));
}

const cars = (price: number) => Array.from({ length: 12 }, () => ({ price }));
const prices = [20_000, 30_000, 40_000];

/** Pairs of builds, of which a commit draws the first; more of them where the environment asks, for `npm run faults`. */
const pairs = Number(process.env['FORECOURT_PAIRS']) || drawCount({ sample: 1, whole: 9 });
const firstPair = drawNumber('pairs') % prices.length;

test('two builds of one tenant at once with two feeds: both go through, the site is wholly the later one’s', async () => {
	const dir = makeTempDir();
	const out = join(dir, 'dist');
	const whole: string[] = [];
	for (const price of prices) {
		writeTenants(join(dir, `${price}`), { motors: { cars: cars(price) } });
		const alone = await startBuild(['motors', '--tenants', join(dir, `${price}`), '--out', join(dir, `out-${price}`)]);
		expect(alone).toMatchObject({ code: 0 });
		whole.push(hashFolder(join(dir, `out-${price}`, 'motors')));
	}
	for (let pair = firstPair; pair < firstPair + pairs; pair++) {
		const two = [pair % 3, (pair + 1) % 3];
		const builds = await Promise.all(
			two.map((feed) => startBuild(['motors', '--full', '--tenants', join(dir, `${prices[feed]}`), '--out', out])),
		);
		const said = builds.map(({ said }) => said).join('\n');
		expect(
			builds.map(({ code }) => code),
			said,
		).toEqual([0, 0]);
		const later = builds.findIndex(({ pid }) => pid === ownerOf(tenantDirs(out, 'motors').lock)?.pid);
		expect(hashFolder(join(out, 'motors')), said).toBe(whole[two[later] ?? -1]);
	}
});

test('three tenants built at once with neither program nor bundle: all are right, all are in the report', async () => {
	const dir = makeTempDir();
	const out = join(dir, 'dist');
	const cache = makeProjectDir();
	const slugs = ['bathurst', 'cowra', 'dubbo'];
	writeTenants(join(dir, 'tenants'), Object.fromEntries(slugs.map((slug) => [slug, { cars: cars(20_000) }])));
	const builds = await Promise.all(
		slugs.map((slug) =>
			startBuild([slug, '--tenants', join(dir, 'tenants'), '--out', out], { FORECOURT_CACHE: cache }),
		),
	);
	expect(
		builds.map(({ code }) => code),
		builds.map(({ said }) => said).join('\n'),
	).toEqual([0, 0, 0]);
	expect(slugs.map((slug) => existsSync(join(out, slug, 'index.html')))).toEqual([true, true, true]);
	const report = JSON.parse(readFileSync(reportFile(out), 'utf8')) as BuildReport;
	expect(report.tenants.map(({ slug, ok }) => [slug, ok])).toEqual(slugs.map((slug) => [slug, true]));
});

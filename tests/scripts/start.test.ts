import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportFile } from '../../scripts/publish/paths.ts';
import type { BuildReport } from '../../scripts/publish/report/build-report.ts';
import { makeTempDir } from '../support/temp-dir.ts';

type Started = { printed: string; url: string; early: number[]; stop: () => Promise<unknown> };

/**
 * Runs `npm start`'s script until it has built and serves; what it printed, its address, what these sites answered as soon as
 * it served, and how to stop it.
 */
async function start(dir: string, sites: readonly string[] = []): Promise<Started> {
	const args = ['scripts/start.ts', '--tenants', join(dir, 'tenants'), '--out', join(dir, 'out')];
	const env = { ...process.env, FORECOURT_DATA: join(dir, 'data'), DATABASE_URL: '' };
	const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
	const ended = once(child, 'close');
	const stop = () => {
		child.kill('SIGTERM');
		return ended;
	};
	onTestFinished(() => void stop());
	let printed = '';
	let early: Promise<number[]> | undefined;
	for await (const chunk of child.stdout) {
		printed += chunk;
		const port = /Start page: \S+:(\d+)/.exec(printed)?.[1];
		if (port) early ??= Promise.all(sites.map((site) => statusOf(site, Number(port))));
		if (printed.includes('Ctrl-C') && / sites built in .*\n/.test(printed)) break;
	}
	const [, url = ''] = /Start page: (\S+)/.exec(printed) ?? [];
	return { printed, url, early: (await early) ?? [], stop };
}

/** The status of a site's home page, on a host at this port. */
function statusOf(site: string, port: number): Promise<number> {
	const headers = { host: `${site}.localhost` };
	return new Promise((done, fail) => {
		get({ port, host: '127.0.0.1', headers }, (answer) => done(answer.resume().statusCode ?? 0)).on('error', fail);
	});
}

const reportIn = (dir: string): BuildReport => JSON.parse(readFileSync(reportFile(join(dir, 'out')), 'utf8'));

test('npm start serves at once, builds what it can, says what failed; started again it serves at once and renders nothing', async () => {
	const dir = makeTempDir();
	const tenants = join(dir, 'tenants');
	cpSync('tests/fixtures/tenants/plain', join(tenants, 'plain'), { recursive: true });
	cpSync('tests/fixtures/tenants/plain', join(tenants, 'broken'), { recursive: true });
	const broken = join(tenants, 'broken', 'site.json');
	const config = readFileSync(broken, 'utf8').replaceAll('plain', 'broken').replace('"name"', '"nmae": "", "name"');
	writeFileSync(broken, config);

	const first = await start(dir, ['plain', 'nobody']);
	expect(first.early).toEqual([503, 404]);
	expect(first.printed.indexOf('plain.localhost')).toBeLessThan(first.printed.indexOf('Building 2 sites'));
	expect(first.printed).toMatch(/^Building 2 sites: the code that they share$/m);
	expect(first.printed).toMatch(/^Failed \d of 2: broken$/m);
	expect(first.printed).toMatch(/^Built \d of 2: plain$/m);
	expect(first.printed).toMatch(/^1 of 2 sites built in /m);
	expect(first.printed).toMatch(/^broken failed:\n.*nmae/m);
	const page = await (await fetch(first.url)).text();
	expect(page).toContain('Plain Motors');
	await first.stop();
	expect(reportIn(dir).tenants.find(({ slug }) => slug === 'plain')?.pages.rendered).toBeGreaterThan(10);

	const again = await start(dir, ['plain']);
	expect(again.early).toEqual([200]);
	expect(again.printed.indexOf('Start page:')).toBeLessThan(again.printed.indexOf('Building 2 sites'));
	expect((await fetch(again.url)).status).toBe(200);
	await again.stop();
	expect(reportIn(dir).tenants.find(({ slug }) => slug === 'plain')?.pages).toMatchObject({ rendered: 0, written: 0 });
});

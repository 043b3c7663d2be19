import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem, type Problem } from '../../src/config/problem.ts';
import { benchNow, changeOnePrice, makeTenant } from '../bench/fleet.ts';
import type { BuildOptions } from '../publish/build-options.ts';
import { type TenantDirs, tenantDirs } from '../publish/paths.ts';
import { hashFolder } from './hash-folder.ts';

/** How many processes share the pages of the tenant that faults happen to. */
export type Shape = { name: string; cars: number; sharing?: BuildOptions['sharing'] };

export const shapes = {
	one: { name: 'one process', cars: 30 },
	several: { name: 'several processes', cars: 60, sharing: { processes: 2, pagesPerProcess: 40 } },
} as const satisfies Record<string, Shape>;

export type ChildJob = Omit<BuildOptions, 'onProgress'> & { dieAt?: number };
export type ChildResult = { ok: boolean; problems: Problem[]; calls: number };

/** What became of a build: null where it was killed. `ms` is from the moment that its modules were loaded. */
type Ended = { result: ChildResult | null; ms: number };
type Ending = { dieAt?: number; killAfterMs?: number };

/** A tenant with two states of its feed, of which the build makes two sites that are known byte for byte. */
export type Lab = {
	dirs: TenantDirs;
	/** Writes feed 0 or 1. */
	write: (feed: number) => void;
	/** Builds the site of feed 0 or 1, to its end or until it is killed. */
	build: (feed: number, ending?: Ending) => Promise<Ended>;
	/** Which of the two sites is published, whole; null for none or anything else. */
	published: () => number | null;
};

/** Makes the tenant, and both its sites once, each from nothing. Ends with site 0 published. */
export async function openLab(dir: string, { cars, sharing }: Shape): Promise<Lab> {
	const tenantsDir = join(dir, 'tenants');
	const feed = makeTenant(tenantsDir, 'motors', cars);
	const first = readFileSync(feed, 'utf8');
	const feeds = [first, changeOnePrice(first, 12_345)];
	const write = (which: number): void => writeFileSync(feed, feeds[which] ?? '');
	const runIn =
		(out: string) =>
		(which: number, ending: Ending = {}) => {
			write(which);
			return runChild({ tenantsDir, out, slugs: 'all', now: benchNow, ...(sharing && { sharing }) }, ending);
		};
	const sites: string[] = [];
	for (const which of [0, 1]) {
		const out = join(dir, `known-${which}`);
		const { result } = await runIn(out)(which);
		if (!result?.ok) throw new Error(`The tenant of the fault matrix does not build: ${problemText(result)}`);
		sites.push(hashFolder(tenantDirs(out, 'motors').published));
	}
	const out = join(dir, 'out');
	const dirs = tenantDirs(out, 'motors');
	const build = runIn(out);
	await build(0);
	const published = (): number | null => {
		const found = existsSync(dirs.published) ? sites.indexOf(hashFolder(dirs.published)) : -1;
		return found < 0 ? null : found;
	};
	return { dirs, write, build, published };
}

/** What a build says is wrong. */
export const problemText = (result: ChildResult | null): string =>
	result === null ? 'it was killed' : result.problems.map(formatProblem).join('; ');

function runChild(job: ChildJob, { dieAt, killAfterMs }: Ending): Promise<Ended> {
	const script = fileURLToPath(new URL('./build-child.ts', import.meta.url));
	const child = fork(script, [JSON.stringify({ ...job, ...(dieAt !== undefined && { dieAt }) })], {
		execArgv: ['--disable-warning=ExperimentalWarning'],
	});
	let result: ChildResult | null = null;
	let started = performance.now();
	let timer: NodeJS.Timeout | undefined;
	child.on('message', (message: 'ready' | ChildResult) => {
		if (message !== 'ready') {
			result = message;
			return;
		}
		started = performance.now();
		if (killAfterMs !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
	});
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code, signal) => {
			clearTimeout(timer);
			if (code !== 0 && signal !== 'SIGKILL')
				reject(new Error(`A build of the fault matrix ended with ${signal ?? code}.`));
			else resolve({ result: signal === 'SIGKILL' ? null : result, ms: performance.now() - started });
		});
	});
}

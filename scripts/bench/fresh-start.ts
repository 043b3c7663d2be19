import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lighthouse/free-port.ts';
import { projectDir } from '../publish/paths.ts';
import { tenantFolders } from '../sources/tenants.ts';
import { endGroup } from '../testing/end-group.ts';
import { processorSeconds } from './processor-time.ts';
import { type Result, seconds } from './table.ts';

const firstGoalMs = 15_000;
const allGoalMs = 45_000;
/** Nobody waits longer than this. */
const patienceMs = 600_000;

/** `npm start` on a fresh clone whose packages are there: until the first sample site answers, and until all do. */
export async function benchFreshStart(dir: string): Promise<Result[]> {
	const clone = join(dir, 'clone');
	copyProject(clone);
	const sites = tenantFolders(join(clone, 'tenants'));
	const port = await freePort();
	const started = performance.now();
	const { FORECOURT_CACHE: _, FORECOURT_PROGRAM: __, ...env } = process.env;
	const child = spawn('npm', ['start', '--', '--port', String(port)], {
		cwd: clone,
		detached: true,
		stdio: 'ignore',
		env: { ...env, FORECOURT_DATA: join(dir, 'start-data') },
	});
	const group = child.pid ?? 0;
	try {
		const first = await answersAfter(sites, { port, started, count: 1 });
		const all = await answersAfter(sites, { port, started, count: sites.length });
		const spent = processorSeconds(group);
		const what = '`npm start` on a fresh clone, packages there';
		const cost = spent === null ? '' : `, ${Math.round(spent)} s of processor time`;
		return [
			{
				what: `${what}: the first site answers`,
				measured: seconds(first),
				goal: '≤ 15 s',
				holds: first <= firstGoalMs,
			},
			{
				what: `the same: all ${sites.length} sites answer`,
				measured: `${seconds(all)}${cost}`,
				goal: '≤ 45 s',
				holds: all <= allGoalMs,
			},
		];
	} finally {
		await endGroup(group);
	}
}

/** The files of the project as git knows them, as they are now, with the packages that are installed here. */
function copyProject(to: string): void {
	const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
	const { stdout } = spawnSync('git', args, { cwd: projectDir, encoding: 'utf8', maxBuffer: 1 << 26 });
	const files = stdout.split('\0').filter(Boolean);
	if (files.length === 0)
		throw new Error(`${projectDir} is not a git repository: there is nothing to make a clone of.`);
	for (const file of files) {
		mkdirSync(dirname(join(to, file)), { recursive: true });
		cpSync(join(projectDir, file), join(to, file), { verbatimSymlinks: true });
	}
	symlinkSync(join(projectDir, 'node_modules'), join(to, 'node_modules'), 'junction');
}

type Waiting = { port: number; started: number; count: number };

/** Milliseconds since the start after which so many sites have answered with their home page. */
async function answersAfter(sites: readonly string[], { port, started, count }: Waiting): Promise<number> {
	for (;;) {
		const answers = await Promise.all(sites.map((site) => isThere(site, port)));
		const ms = performance.now() - started;
		if (answers.filter(Boolean).length >= count) return ms;
		if (ms > patienceMs) throw new Error(`Fewer than ${count} sites answered within ${seconds(patienceMs)}.`);
		await sleep(100);
	}
}

function isThere(site: string, port: number): Promise<boolean> {
	const headers = { host: `${site}.localhost` };
	return new Promise((done) => {
		get({ port, host: '127.0.0.1', headers }, (answer) => done(answer.resume().statusCode === 200)).on('error', () =>
			done(false),
		);
	});
}

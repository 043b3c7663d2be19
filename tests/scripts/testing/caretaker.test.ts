import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startCaretaker } from '../../../scripts/testing/caretaker.ts';
import { endCluster, isAlive } from '../../../scripts/testing/end-cluster.ts';
import { clusterFiles, findServerPrograms, startCluster } from '../../../scripts/testing/postgres-cluster.ts';
import { until } from '../../support/until.ts';

const script = fileURLToPath(new URL('../../support/hanging-run.ts', import.meta.url));
const hasPostgres = findServerPrograms() !== null;

/** Starts a run of tests that hangs, up to the moment named; its process, and what it has started. */
async function hangingRun(when: 'once all is up' | 'while PostgreSQL starts') {
	const child = spawn(process.execPath, [script, when], { stdio: ['ignore', 'pipe', 'inherit'] });
	let said = '';
	child.stdout.on('data', (chunk: Buffer) => (said += chunk));
	const found = (pattern: RegExp): string => pattern.exec(said)?.[1] ?? '';
	await until(() => found(/^cluster (.+)$/m) !== '');
	const dir = found(/^cluster (.+)$/m);
	if (when === 'once all is up') await until(() => found(/^stage (\d+)$/m) !== '');
	else if (hasPostgres) await until(() => existsSync(clusterFiles(dir).starting));
	return { child, dir, stage: Number(found(/^stage (\d+)$/m)) };
}

/** Processes whose command line names this folder: PostgreSQL’s have it in theirs. */
const processesOf = (dir: string): string => spawnSync('pgrep', ['-af', dir], { encoding: 'utf8' }).stdout;

describe.skipIf(process.platform === 'win32')('a run that is interrupted leaves nothing behind', () => {
	test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('%s: neither its PostgreSQL nor its stage', async (signal) => {
		const { child, dir, stage } = await hangingRun('once all is up');
		expect([existsSync(clusterFiles(dir).pid), isAlive(stage)]).toEqual([hasPostgres, true]);
		child.kill(signal);
		await until(() => !existsSync(dir) && !isAlive(stage) && processesOf(dir) === '');
	});

	test.runIf(hasPostgres)('SIGKILL while PostgreSQL starts: it is ended as soon as it can be', async () => {
		const { child, dir } = await hangingRun('while PostgreSQL starts');
		child.kill('SIGKILL');
		await until(() => !existsSync(dir) && processesOf(dir) === '');
	});
});

test.runIf(hasPostgres)(
	'programs of a start that was killed end before its folder goes: they would make it again',
	async () => {
		const dir = mkdtempSync('/tmp/forecourt-pg-');
		const late = spawn('sh', ['-c', 'sleep 1; mkdir -p "$2"; sleep 100', '-', '-D', clusterFiles(dir).data], {
			detached: true,
		});
		onTestFinished(() => {
			if (late.exitCode === null && late.signalCode === null) process.kill(-(late.pid ?? Number.NaN), 'SIGKILL');
		});
		await endCluster(dir);
		await sleep(1_500);
		expect([existsSync(dir), processesOf(dir)]).toEqual([false, '']);
	},
);

test.runIf(hasPostgres)('a run that ends by itself has its PostgreSQL ended before it goes on', async () => {
	const dir = mkdtempSync('/tmp/forecourt-pg-');
	const caretaker = startCaretaker();
	caretaker.keep({ cluster: dir });
	await startCluster(dir);
	await caretaker.release();
	expect([existsSync(dir), processesOf(dir)]).toEqual([false, '']);
});

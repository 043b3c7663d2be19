import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openQueue } from '../../../netlify/rebuilds/queue.ts';
import { readTriggerOptions } from '../../../scripts/trigger/options.ts';
import { runTrigger } from '../../../scripts/trigger/run-trigger.ts';
import type { BuildProgress } from '../../../src/contract/rebuild.ts';
import { startBuilder } from '../../support/builder-process.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('SITE-16 a build says how far its pages are while it runs: the resident builder to who follows, and npm run build', async () => {
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), { motors: { cars: Array.from({ length: 500 }, () => ({})) } });
	const env = { ...process.env, FORECOURT_DATA: join(dir, 'data'), DATABASE_URL: '' };
	Object.assign(process.env, { FORECOURT_DATA: env.FORECOURT_DATA, DATABASE_URL: '' });
	const queue = await openQueue(env);
	try {
		const args = ['--tenants', tenantsDir, '--out', join(dir, 'out'), '--no-daily', '--no-watch', '--feeds', '0'];
		const options = readTriggerOptions(['motors', '--wait', '--minutes', '1', '--tenants', tenantsDir]);
		const told: string[] = [];
		const [nothing, tell] = [() => undefined, (text: string) => told.push(text)];
		const followed = runTrigger(options, { write: nothing, complain: nothing, tell });
		const builder = startBuilder(args, env);
		expect(await followed).toBe(0);
		expect(told[0]).toMatch(/^motors: [\d,]+ of [56]\d\d pages drawn/);
		await builder.end('SIGTERM');
		expect((await queue.status('motors')).progress).toBeNull();

		const built = promisify(execFile)(process.execPath, [resolve('scripts/build.mjs'), 'motors'], { cwd: dir, env });
		let seen: BuildProgress | null = null;
		while (!seen) {
			const { progress, state } = await queue.status('motors');
			if (progress) expect(state).toBe('building');
			seen = progress;
			await sleep(20);
		}
		expect(seen).toMatchObject({ step: 'drawing', builder: expect.stringMatching(/ \d+$/) });
		await built;
		expect(await queue.status('motors')).toMatchObject({ progress: null, state: 'idle' });
	} finally {
		await queue.close();
	}
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openQueue } from '../../../netlify/rebuilds/queue.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('SITE-16 builds from the command line are in the history, where there is a database; they make none', async () => {
	const dir = makeTempDir();
	writeTenants(join(dir, 'tenants'), { motors: {} });
	const env = { ...process.env, FORECOURT_DATA: join(dir, 'data'), DATABASE_URL: '' };
	const build = (...args: string[]) =>
		execFileSync(process.execPath, [resolve('scripts/build.mjs'), 'motors', ...args], { cwd: dir, env });
	build();
	expect(existsSync(env.FORECOURT_DATA)).toBe(false);
	const queue = await openQueue(env);
	try {
		build();
		build('--out', 'elsewhere');
		const { builds } = await queue.status('motors');
		expect(builds).toMatchObject([
			{
				by: expect.stringMatching(/^command line/),
				outcome: 'unchanged',
				triggers: 0,
				facts: { pages: { rendered: 0 } },
			},
		]);
		expect(builds[0]?.duration_ms).toBeGreaterThan(0);
	} finally {
		await queue.close();
	}
});

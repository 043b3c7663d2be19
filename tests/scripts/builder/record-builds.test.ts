import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openQueue } from '../../../netlify/rebuilds/queue.ts';
import { readNotedBuilds } from '../../../scripts/builder/noted-builds.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('SITE-16 builds from the command line are in the history: in the database where there is one, else beside the sites', async () => {
	const dir = makeTempDir();
	writeTenants(join(dir, 'tenants'), { motors: {} });
	const env = { ...process.env, FORECOURT_DATA: join(dir, 'data'), DATABASE_URL: '' };
	const build = (...args: string[]) =>
		execFileSync(process.execPath, [resolve('scripts/build.mjs'), ...args], { cwd: dir, env });
	const noted = (out: string) => readNotedBuilds(join(dir, out), 'motors');
	const byHand = { by: expect.stringMatching(/^command line/), triggers: 0 };
	build('motors');
	expect(existsSync(env.FORECOURT_DATA)).toBe(false);
	expect(noted('dist')).toMatchObject([{ ...byHand, why: 'npm run build', outcome: 'published', error: null }]);
	const queue = await openQueue(env);
	try {
		build('--all');
		build('motors', '--full', '--out', 'elsewhere');
		expect([noted('dist').length, noted('elsewhere').length]).toEqual([1, 1]);
		const { builds } = await queue.status('motors');
		expect(builds).toMatchObject([
			{ ...byHand, why: 'npm run build --all', outcome: 'unchanged', facts: { pages: { rendered: 0 } } },
		]);
		expect(builds[0]?.duration_ms).toBeGreaterThan(0);

		writeTenants(join(dir, 'tenants'), { motors: { site: { locale: 'xx' } } });
		expect(() => build('motors', '--out', 'elsewhere')).toThrow();
		expect(noted('elsewhere').map(({ outcome }) => outcome)).toEqual(['failed', 'published']);
		expect(noted('elsewhere')[0]?.error).toContain('locale');
		expect(noted('elsewhere')[1]?.why).toBe('npm run build --full');
	} finally {
		await queue.close();
	}
});

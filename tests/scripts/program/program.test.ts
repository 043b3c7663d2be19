import { spawnSync } from 'node:child_process';
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeProjectDir } from '../../support/temp-dir.ts';

test('the packed program is kept, and packed again where it is damaged', () => {
	const cache = makeProjectDir();
	const { FORECOURT_PROGRAM: _, ...environment } = process.env;
	const run = () => {
		const env = { ...environment, FORECOURT_CACHE: cache };
		const { stdout } = spawnSync(process.execPath, ['scripts/build.mjs', '--help'], { env, encoding: 'utf8' });
		expect(stdout).toMatch(/^Usage: npm run build/);
		return readdirSync(join(cache, 'program'));
	};
	const [id = ''] = run();
	expect(run()).toEqual([id]);
	truncateSync(join(cache, 'program', id, 'command.mjs'), 0);
	expect(run()).toContain(id);
	expect(run().filter((name) => !name.includes('.'))).toEqual([id]);
});

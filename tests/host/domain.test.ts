import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFile } from '../../scripts/publish/paths.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { build } from '../support/quick-build.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { type Hosted, startHost } from './hosted.ts';

let host: Hosted;
beforeAll(async () => {
	host = await startHost({});
});
afterAll(() => host.close());

test('a tenant answers at its own domain after its build failed and without any report, and moves with its next site', async () => {
	const tenantsDir = makeTempDir();
	const run = async (site: Record<string, unknown>) => {
		writeTenants(tenantsDir, { motors: { site } });
		return (await build({ tenantsDir, out: host.out, slugs: 'all' })).ok;
	};
	const status = async (name: string) => (await host.get('/', { host: name })).status;
	expect(await run({ domain_name: 'www.motors.example' })).toBe(true);
	expect(await status('motors.example')).toBe(200);

	expect(await run({ domain_name: 'www.motors.example', locale: 'en-UK' })).toBe(false);
	expect(await status('motors.example')).toBe(200);
	expect(await status('www.motors.example')).toBe(200);
	writeFileSync(join(reportFile(host.out)), '{');
	expect(await status('motors.example')).toBe(200);

	expect(await run({ domain_name: 'cars.example' })).toBe(true);
	expect(await status('cars.example')).toBe(200);
	expect(await status('motors.example')).toBe(404);
});

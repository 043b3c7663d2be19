import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../../scripts/build/build.ts';
import { hashTree } from '../support/hash-tree.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const cars = (price: number) => Array.from({ length: 150 }, () => ({ price }));
const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));

/** Runs a build and kills it after so many milliseconds; whether it was killed. */
function killedBuild(args: string[], afterMs: number): Promise<boolean> {
	const child = spawn(process.execPath, [script, ...args], {
		stdio: 'ignore',
		env: { ...process.env, NODE_ENV: 'production' },
	});
	const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
	return new Promise((resolve) =>
		child.on('close', (_code, signal) => {
			clearTimeout(timer);
			resolve(signal === 'SIGKILL');
		}),
	);
}

test('a build killed at any moment leaves the old site or the new one, whole, and the next build goes through', async () => {
	const dir = makeTempDir();
	const tenantsDir = join(dir, 'tenants');
	const site = join(dir, 'dist', 'motors');
	const args = ['motors', '--tenants', tenantsDir, '--out', join(dir, 'dist')];
	const whole = new Set<string>();
	for (const price of [20_000, 30_000]) {
		writeTenants(tenantsDir, { motors: { cars: cars(price) } });
		const report = await build({ tenantsDir, out: join(dir, 'dist'), slugs: 'all' });
		expect(report.tenants[0]?.problems).toEqual([]);
		whole.add(hashTree(site));
	}
	let kills = 0;
	for (let round = 0; round < 16; round++) {
		writeTenants(tenantsDir, { motors: { cars: cars(round % 2 === 0 ? 20_000 : 30_000) } });
		if (await killedBuild(args, 150 + round * 40)) kills++;
		expect(existsSync(site), `round ${round}`).toBe(true);
		expect(whole, `round ${round}`).toContain(hashTree(site));
	}
	expect(kills).toBeGreaterThan(3);
	const last = await build({ tenantsDir, out: join(dir, 'dist'), slugs: 'all' });
	expect(last.tenants[0]?.problems).toEqual([]);
}, 60_000);

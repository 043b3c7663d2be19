import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDir } from '../publish/paths.ts';
import type { BuildReport } from '../publish/report/build-report.ts';
import { benchNow } from './fleet.ts';

/** Wall time in milliseconds of a process from start to end. Throws with what it printed if it fails. */
export type Timed = { ms: number; stdout: string };

/** Runs `npm run build`'s script in its own process, as CI does; `now` is in Unix seconds. */
export function runBuild(args: string[], now = benchNow): { ms: number; report: BuildReport } {
	const { ms, stdout } = runScript([join(projectDir, 'scripts', 'build.mjs'), '--json', ...args], {
		FORECOURT_NOW: String(now),
	});
	return { ms, report: JSON.parse(stdout) as BuildReport };
}

/** `now` in Unix seconds. */
export type AstroBuild = { tenantsDir: string; slug: string; out: string; now: number };

/** Runs Astro's own static build of one tenant. */
export function runAstroBuild({ tenantsDir, slug, out, now }: AstroBuild): Timed {
	const astro = join(projectDir, 'node_modules', 'astro', 'bin', 'astro.mjs');
	return runScript([astro, 'build', '--silent', '--outDir', out], {
		TENANT: slug,
		TENANTS_DIR: tenantsDir,
		FORECOURT_NOW: String(now),
		ASTRO_TELEMETRY_DISABLED: '1',
	});
}

/** Runs a script of Node in its own process, for production. */
export function runScript(args: string[], env: Record<string, string>): Timed {
	const from = performance.now();
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: projectDir,
		encoding: 'utf8',
		env: { ...process.env, NODE_ENV: 'production', ...env },
		maxBuffer: 1 << 30,
	});
	if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr || stdout}`);
	return { ms: performance.now() - from, stdout };
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The release that is measured; the project does not depend on it. */
const eleventy = '@11ty/eleventy@3.1.8';

/**
 * Eleventy's command line: in the folder that `FORECOURT_ELEVENTY` names (with its `node_modules`), or else installed into
 * `dir`. Null where it cannot be installed.
 */
export function findEleventy(dir: string): string | null {
	const folder = process.env['FORECOURT_ELEVENTY'] ?? dir;
	const bin = join(folder, 'node_modules', '@11ty', 'eleventy', 'cmd.cjs');
	if (!existsSync(bin)) spawnSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, eleventy]);
	return existsSync(bin) ? bin : null;
}

/** Hugo's version, `0.111.3`; null where it is not installed. */
export function findHugo(): string | null {
	const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
	return /v(\d[\d.]*)/.exec(stdout ?? '')?.[1] ?? null;
}

import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleFunctions } from '../netlify/bundle-functions.ts';
import { projectDir } from '../publish/paths.ts';
import { hashFiles } from './site/site-files.ts';
import type { Payload } from './target.ts';

/** Functions to deploy, and what to call when that is done. */
export type FunctionsFolder = { functions: Payload['functions']; discard: () => void };

/**
 * The functions in `given`, packed before by `npm run functions`; without a folder they are packed now, so that what is deployed
 * is never older than its sources. Throws an Error for a folder without functions.
 */
export async function functionsFolder(given: string | undefined, work: string): Promise<FunctionsFolder> {
	if (given !== undefined) {
		const files = existsSync(given) ? hashFiles(given) : new Map();
		if (![...files.keys()].some((file) => file.endsWith('.mjs'))) {
			throw new Error(`--functions ${given}: no packed functions there. Pack them: npm run functions -- ${given}`);
		}
		return { functions: { dir: resolve(given), files }, discard: () => undefined };
	}
	const dir = join(work, `functions.${process.pid}`);
	await bundleFunctions({ from: join(projectDir, 'netlify/functions'), out: dir });
	const discard = (): void => rmSync(dir, { recursive: true, force: true });
	return { functions: { dir, files: hashFiles(dir) }, discard };
}

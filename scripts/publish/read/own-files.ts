import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HasFile } from '../../../src/stock/car/own-files.ts';
import { memo } from '../memo.ts';
import { projectDir } from '../paths.ts';

/** Whether a tenant's site has a file with a path: one of all sites (`/pictures/x.svg`) or one of its own (`/assets/x.jpg`). */
export function ownFiles(assetsDir: string | null): HasFile {
	return memo((path) => isFile(path, assetsDir));
}

const assets = '/assets/';

/** The files of all sites; in Astro's own bundle only the working folder says where the project is. */
const publicDir = [join(projectDir, 'public'), resolve('public')].find(existsSync) ?? 'public';

function isFile(path: string, assetsDir: string | null): boolean {
	const file = filePath(path);
	if (file === undefined || file.endsWith('/')) return false;
	if (!file.startsWith(assets)) return existsSync(join(publicDir, file));
	if (assetsDir === null) return false;
	// A symbolic link is not published.
	return lstatSync(join(assetsDir, file.slice(assets.length)), { throwIfNoEntry: false })?.isFile() === true;
}

/** The path without query and fragment, its `..` resolved, so that it can't leave the folder. */
function filePath(path: string): string | undefined {
	try {
		const file = decodeURIComponent(new URL(path, 'https://site.invalid').pathname);
		return /[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(file) ? undefined : file;
	} catch {
		// Not an address, so no file has it.
		return undefined;
	}
}

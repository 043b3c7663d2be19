import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Problem, ProblemError } from '../../../src/config/problem.ts';
import { memo } from '../../../src/site/memo.ts';
import type { HasFile } from '../../../src/stock/car/own-files.ts';
import { tenantPath } from '../../sources/tenant-path.ts';
import type { ReadyTenant } from '../job.ts';
import { projectDir } from '../paths.ts';

/** Where a tenant's own files are: what its site has below `/assets/`. */
export type OwnFolders = {
	/** Its assets folder, which is published whole; null where it has none. */
	own: string | null;
	/** Folders that it shares with other sites (`asset_folders`): of these only what its site shows is published. */
	shared: readonly string[];
	/** The addresses that were asked for since the folders were looked up, with the file that each was then; null for none. */
	asked?: Map<string, string | null>;
};

/** A tenant's folders of files. Throws a ProblemError for a shared one that is not there or that no tenant may name. */
export function ownFolders({ dir, file, site }: Pick<ReadyTenant, 'dir' | 'file' | 'site'>): OwnFolders {
	const own = join(dir, 'assets');
	const found = site.asset_folders.map((written, index) => sharedFolder(dir, written, { file, index }));
	const problems = found.filter((folder) => typeof folder !== 'string');
	if (problems.length > 0) throw new ProblemError(problems);
	const shared = found.filter((folder) => typeof folder === 'string');
	return { own: existsSync(own) ? own : null, shared, asked: new Map() };
}

function sharedFolder(dir: string, written: string, at: { file: string; index: number }): string | Problem {
	const folder = tenantPath(dir, written);
	if (folder !== null && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
	const expected =
		folder === null ? 'a folder below tenants/, or the absolute path of another one' : 'a folder that is there';
	return { file: at.file, path: `asset_folders[${at.index}]`, found: JSON.stringify(written), expected };
}

/** Whether a tenant's site has a file with a path: one of all sites (`/logo.svg`) or the tenant’s (`/assets/x.jpg`). */
export function ownFiles(folders: OwnFolders): HasFile {
	return memo((path) => ownFile(folders, path) !== null || isPublic(path));
}

const assets = '/assets/';

/** A file that a site has, `assets/x.jpg`, and where it is taken from. */
export type FoundFile = { source: string; file: string };

/** The tenant's file that its site has at an address, `/assets/x.jpg`; or null. The tenant’s folder comes first. */
export function ownFile(folders: OwnFolders, address: string): FoundFile | null {
	const path = filePath(address);
	if (!path?.startsWith(assets)) return null;
	const found = foundFile(folders, path);
	folders.asked?.set(address, found?.source ?? null);
	return found;
}

function foundFile({ own, shared }: OwnFolders, path: string): FoundFile | null {
	const folders = own === null ? shared : [own, ...shared];
	const name = path.slice(assets.length);
	const folder = folders.find((one) => isFile(join(one, name)) && !isLinked(one, name));
	return folder === undefined ? null : { source: join(folder, name), file: path.slice(1) };
}

/** The files of all sites; in Astro's own bundle only the working folder says where the project is. */
const publicDir = [join(projectDir, 'public'), resolve('public')].find(existsSync) ?? 'public';

function isPublic(address: string): boolean {
	const path = filePath(address);
	return path !== undefined && isFile(join(publicDir, path));
}

/** A symbolic link is not published. */
const isFile = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a file is in a folder that is a symbolic link below `folder`; `folder` itself may be one. */
const isLinked = (folder: string, name: string): boolean =>
	name.includes('/') && realpathSync(join(folder, name)) !== join(realpathSync(folder), name);

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

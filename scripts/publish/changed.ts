import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fleetFile } from '../../src/config/fleet.ts';
import { readJson } from '../sources/json-file.ts';
import { tenantFolders } from '../sources/tenants.ts';

/**
 * Slugs of the tenants that a change since the git ref `ref` concerns (SITE-16): those with a changed file in
 * their folder, a changed feed or a changed file in a folder of files that they share, wherever these are, and all of them where anything else changed that sites are made from.
 * Committed, uncommitted and new files count. Throws for a folder that is not there, and with git's own message for a
 * ref that git does not know.
 */
export function changedTenants(folder: string, ref: string): string[] {
	if (!existsSync(folder)) throw new Error(`There is no folder ${resolve(folder)}.`);
	const tenantsDir = realpathSync(folder);
	const root = git(['rev-parse', '--show-toplevel'], tenantsDir).trim();
	const changed = changedFiles(root, ref);
	const folders = tenantFolders(tenantsDir);
	const base = relative(root, tenantsDir).replaceAll('\\', '/');
	const own = changed.flatMap((file) => (file.startsWith(`${base}/`) ? [file.slice(base.length + 1)] : []));
	if (changed.some(concernsAll) || own.includes(fleetFile)) return folders;
	const touched = changed.map((file) => join(root, file));
	return folders.filter((slug) => {
		const named = namedPaths(join(tenantsDir, slug));
		const isNamed = (file: string) => named.some((path) => file === path || file.startsWith(`${path}${sep}`));
		return own.some((file) => file.startsWith(`${slug}/`)) || touched.some(isNamed);
	});
}

/** What every tenant's site is made from: its pages, the build that makes them, and the functions deployed with it. */
const common =
	/^(?:src\/|public\/|netlify\/|scripts\/(?:astro|netlify|program|publish|sources|typesense)\/|scripts\/[^/]+\.mjs$|scripts\/(?:functions|netlify)\.ts$|(?:astro\.config\.mjs|netlify\.toml|package(?:-lock)?\.json|tsconfig\.json)$)/;

const concernsAll = (file: string): boolean => common.test(file) && !file.endsWith('README.md');

/** The feed and the shared folders that a tenant's site.json names, in a shared folder or in another tenant's. */
function namedPaths(dir: string): string[] {
	const file = join(dir, 'site.json');
	const read = readJson(file, file);
	const config = read.ok ? (read.value as NamesPaths | null) : null;
	const folders = Array.isArray(config?.asset_folders) ? config.asset_folders : [];
	const written = [config?.stock_feed?.path, ...folders].filter((path) => typeof path === 'string');
	return written.map((path) => resolve(dir, path));
}

type NamesPaths = { stock_feed?: { path?: unknown }; asset_folders?: unknown };

function changedFiles(root: string, ref: string): string[] {
	const commit = commitOf(root, ref);
	const tracked = git(['diff', '--name-only', '-z', '--no-renames', commit, '--'], root);
	const fresh = git(['ls-files', '--others', '--exclude-standard', '-z'], root);
	return `${tracked}${fresh}`.split('\0').filter(Boolean);
}

function commitOf(root: string, ref: string): string {
	try {
		return git(['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`], root).trim();
	} catch (error) {
		if (git(['rev-parse', '--is-shallow-repository'], root).trim() !== 'true') throw error;
		const said = error instanceof Error ? error.message : String(error);
		throw new Error(`${said}\nThis clone is shallow and may not hold ${ref}. Fetch its history: git fetch --unshallow`);
	}
}

function git(args: string[], cwd: string): string {
	try {
		return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
	} catch (error) {
		const { stderr } = error as { stderr?: string };
		throw new Error(`git ${args[0]}: ${stderr?.trim() || String(error)}`);
	}
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { tenantFolders } from '../sources/tenants.ts';

/**
 * Slugs of the tenants that a change since the git ref `ref` concerns (SITE-16): those with a changed file of their own
 * or a changed file that they share, and all of them where anything else changed that pages are made from. Committed,
 * uncommitted and new files count. Throws for a folder that is not there, and with git's own message for a
 * ref that is not.
 */
export function changedTenants(tenantsDir: string, ref: string): string[] {
	if (!existsSync(tenantsDir)) throw new Error(`There is no folder ${resolve(tenantsDir)}.`);
	const root = git(['rev-parse', '--show-toplevel'], tenantsDir).trim();
	const changed = changedFiles(root, ref);
	const folders = tenantFolders(tenantsDir);
	const base = relative(root, resolve(tenantsDir)).replaceAll('\\', '/');
	const own = changed.flatMap((file) => (file.startsWith(`${base}/`) ? [file.slice(base.length + 1)] : []));
	if (changed.some(concernsAll)) return folders;
	return folders.filter((slug) => {
		const config = siteText(join(tenantsDir, slug));
		return own.some((file) => file.startsWith(`${slug}/`) || isSharedBy(config, file));
	});
}

/** What every tenant's pages are made from. */
const common = /^(src\/|public\/|scripts\/(astro|build|sources)\/|astro\.config\.mjs$|package-lock\.json$)/;

const concernsAll = (file: string): boolean => common.test(file) && !file.endsWith('README.md');

/** A shared file lies in a folder that starts with `_`; who uses it names it in its site.json. */
const isSharedBy = (config: string, file: string): boolean => file.startsWith('_') && config.includes(`../${file}`);

function siteText(dir: string): string {
	const file = join(dir, 'site.json');
	return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function changedFiles(root: string, ref: string): string[] {
	const commit = git(['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`], root).trim();
	const tracked = git(['diff', '--name-only', '-z', '--no-renames', commit, '--'], root);
	const fresh = git(['ls-files', '--others', '--exclude-standard', '-z'], root);
	return `${tracked}${fresh}`.split('\0').filter(Boolean);
}

function git(args: string[], cwd: string): string {
	try {
		return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
	} catch (error) {
		const { stderr } = error as { stderr?: string };
		throw new Error(`git ${args[0]}: ${stderr?.trim() || String(error)}`);
	}
}

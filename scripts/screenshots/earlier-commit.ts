import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { commitOf, git, knowsCommit } from '../changes/git.ts';

/** Where `--before` points: to pictures of an earlier run, or to a commit whose sites are built and taken. */
export type Before = { folder: string } | { commit: string };

/** Reads `--before`: a folder that is there, else a git ref. Throws an Error if it is neither. */
export function readBefore(before: string, repository = '.'): Before {
	if (existsSync(before) && statSync(before).isDirectory()) return { folder: before };
	if (knowsCommit(repository, before)) return { commit: commitOf(repository, before) };
	throw new Error(`--before: found ${before}, expected a folder with pictures of an earlier run, or a git ref.`);
}

type Earlier = { commit: string; slugs: readonly string[]; tenantsDir: string };

/**
 * Checks the commit out in a temporary worktree, builds its sites of these tenants there and hands their
 * folder to `use`; then the worktree is removed. Rejects with an Error if `slugs` cannot be built there.
 */
export async function withEarlierSites(
	{ commit, slugs, tenantsDir }: Earlier,
	use: (out: string) => Promise<void>,
	repository = '.',
): Promise<void> {
	const tree = join(mkdtempSync(join(tmpdir(), 'forecourt-before-')), 'tree');
	git(['worktree', 'add', '--detach', tree, commit], repository);
	try {
		bringPackages(repository, tree);
		const known = slugs.filter((slug) => existsSync(join(tree, inRepository(repository, tenantsDir), slug)));
		if (known.length > 0) build(tree, [...known, '--tenants', inRepository(repository, tenantsDir)]);
		await use(join(tree, 'dist'));
	} finally {
		git(['worktree', 'remove', '--force', tree], repository);
		rmSync(join(tree, '..'), { recursive: true, force: true });
	}
}

/** The packages of this worktree where the commit has the same, else its own, which are installed. */
function bringPackages(repository: string, tree: string): void {
	const [own, its] = [repository, tree].map((dir) => readIfThere(join(dir, 'package-lock.json')));
	if (own === its) symlinkSync(resolve(repository, 'node_modules'), join(tree, 'node_modules'), 'dir');
	else execFileSync(process.execPath, ['scripts/ensure.mjs'], { cwd: tree, stdio: 'inherit' });
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function build(tree: string, args: readonly string[]): void {
	try {
		execFileSync(process.execPath, ['scripts/build.mjs', ...args, '--out', 'dist'], { cwd: tree, stdio: 'pipe' });
	} catch (error) {
		const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
		throw new Error(`--before: the commit's sites could not be built.\n${said}`, { cause: error });
	}
}

/** Where a folder of the repository is in any of its worktrees. */
const inRepository = (repository: string, folder: string): string => relative(resolve(repository), resolve(folder));

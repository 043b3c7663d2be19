import { execFileSync } from 'node:child_process';

/** Runs git and returns what it prints. Throws an Error in git's own words. */
export function git(args: readonly string[], cwd: string): string {
	try {
		return execFileSync('git', args, {
			cwd,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'pipe'],
			maxBuffer: 256 * 1024 * 1024,
		});
	} catch (error) {
		const { stderr } = error as { stderr?: string };
		throw new Error(`git ${args[0]}: ${stderr?.trim() || String(error)}`);
	}
}

/** The commit that a ref names. Throws in git's words for one that git does not know; in a shallow clone it says what to fetch. */
export function commitOf(root: string, ref: string): string {
	try {
		return git(['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`], root).trim();
	} catch (error) {
		if (git(['rev-parse', '--is-shallow-repository'], root).trim() !== 'true') throw error;
		const said = error instanceof Error ? error.message : String(error);
		const what = 'Fetch its history: git fetch --unshallow. On GitHub: fetch-depth: 0 for actions/checkout.';
		throw new Error(`${said}\nThis clone is shallow and may not hold ${ref}. ${what}`);
	}
}

/** Whether the clone holds the commit that a ref names. */
export function knowsCommit(root: string, ref: string): boolean {
	try {
		git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], root);
		return true;
	} catch {
		// Of another history, such as one that was pushed over.
		return false;
	}
}

/** The files that differ from a commit, relative to the repository: committed, uncommitted and new ones. */
export function changedFiles(root: string, commit: string): string[] {
	const tracked = git(['diff', '--name-only', '-z', '--no-renames', commit, '--'], root);
	const fresh = git(['ls-files', '--others', '--exclude-standard', '-z'], root);
	return [...new Set(`${tracked}${fresh}`.split('\0').filter(Boolean))].sort();
}

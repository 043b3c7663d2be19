import { git } from '../../changes/git.ts';
import { headCommit } from '../../changes/head-commit.ts';
import { projectDir } from '../paths.ts';

let known: string | null | undefined;

/**
 * The commit of the code that this process runs, by the host's variables (Netlify, GitHub) or by git; null outside a repository.
 * It is asked for once: a process that stays does not run what is committed later.
 */
export function builtFrom(): string | null {
	const askGit = () => git(['rev-parse', 'HEAD'], projectDir);
	known ??= commitNamed(process.env, () => (process.env['GIT_DIR'] ? null : headCommit(projectDir)) ?? askGit());
	return known;
}

/** A commit as a hash of 40 digits, from the first source that has one. */
export function commitNamed(env: Readonly<Record<string, string | undefined>>, askGit: () => string): string | null {
	const named = [env['COMMIT_REF'], env['GITHUB_SHA']].find((value) => value && hash.test(value));
	if (named) return named;
	try {
		const found = askGit().trim();
		return hash.test(found) ? found : null;
	} catch {
		// No git here, or no repository: a copy of the code is built as well as a clone.
		return null;
	}
}

const hash = /^[0-9a-f]{40}$/;

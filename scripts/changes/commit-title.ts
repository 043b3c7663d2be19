import { git } from './git.ts';

const known = new Map<string, string>();

/** The first line of what a commit says; empty where git or the commit is not here. Git is asked once for each. */
export function commitTitle(root: string, commit: string): string {
	const key = `${root}\n${commit}`;
	const title = known.get(key) ?? askGit(root, commit);
	known.set(key, title);
	return title;
}

function askGit(root: string, commit: string): string {
	if (!/^[0-9a-f]{40}$/.test(commit)) return '';
	try {
		return git(['show', '--no-patch', '--format=%s', commit, '--'], root).trim();
	} catch {
		// A copy of the code without its history, or a commit of another one.
		return '';
	}
}

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The commit that is checked out in a folder, read from git's own files: starting git for it takes longer than drawing a page.
 * Null where they do not say, as for a folder inside of a repository or refs that are kept another way: then git knows.
 */
export function headCommit(root: string): string | null {
	try {
		const dir = gitDir(join(root, '.git'));
		const head = textOf(join(dir, 'HEAD'));
		const [, ref] = /^ref: (refs\/heads\/.+)$/.exec(head) ?? [];
		return ref === undefined ? commitIn(head) : commitOfRef(sharedDir(dir), ref);
	} catch {
		// No repository, or one that this cannot read.
		return null;
	}
}

/** A worktree has a file in the folder's place, which says where it is. */
function gitDir(path: string): string {
	const [, elsewhere] = /^gitdir: (.+)$/.exec(existsSync(join(path, 'HEAD')) ? '' : textOf(path)) ?? [];
	return elsewhere === undefined ? path : resolve(join(path, '..'), elsewhere);
}

/** Where all worktrees of a repository have their branches. */
function sharedDir(dir: string): string {
	const file = join(dir, 'commondir');
	return existsSync(file) ? resolve(dir, textOf(file)) : dir;
}

function commitOfRef(dir: string, ref: string): string | null {
	if (existsSync(join(dir, ref))) return commitIn(textOf(join(dir, ref)));
	const packed = textOf(join(dir, 'packed-refs')).split('\n');
	return commitIn(packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '');
}

const commitIn = (text: string): string | null => (/^[0-9a-f]{40}$/.test(text) ? text : null);

const textOf = (file: string): string => readFileSync(file, 'utf8').trim();

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../../scripts/changes/git.ts';
import { headCommit } from '../../../scripts/changes/head-commit.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const asGitSays = (root: string): string => git(['rev-parse', 'HEAD'], root).trim();

function commit(root: string, text: string): void {
	writeFileSync(join(root, 'file.txt'), text);
	git(['add', '.'], root);
	git([...identity, 'commit', '--quiet', '--message', text], root);
}

test('the commit that is checked out: on a branch, with packed refs, ahead of them, detached, in a worktree', () => {
	const root = join(makeTempDir(), 'clone');
	mkdirSync(root);
	git(['init', '--quiet'], root);
	expect(headCommit(root)).toBeNull();
	const found: (string | null)[] = [];
	const check = (at = root): void => {
		expect(headCommit(at)).toBe(asGitSays(at));
		found.push(headCommit(at));
	};
	commit(root, 'one');
	check();
	git(['pack-refs', '--all'], root);
	check();
	commit(root, 'two');
	check();
	git(['checkout', '--quiet', '--detach', 'HEAD^'], root);
	check();
	const tree = join(root, '..', 'tree');
	git(['worktree', 'add', '--quiet', '-b', 'feature/other', tree], root);
	commit(tree, 'three');
	check(tree);
	expect(found[0]).toMatch(/^[0-9a-f]{40}$/);
	expect(new Set(found).size).toBe(3);
});

test('nothing where the files do not say: git is asked there', () => {
	const root = makeTempDir();
	expect(headCommit(root)).toBeNull();
	mkdirSync(join(root, '.git'));
	writeFileSync(join(root, '.git', 'HEAD'), 'ref: refs/heads/.invalid\n');
	expect(headCommit(root)).toBeNull();
});

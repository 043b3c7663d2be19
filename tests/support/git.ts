import { execFileSync } from 'node:child_process';

/** Runs git in a folder, as nobody in particular. */
export function git(cwd: string, ...args: string[]): void {
	const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
	execFileSync('git', [...author, ...args], { cwd, stdio: 'pipe' });
}

/** Makes a folder a repository with all that is in it committed. */
export function commitAll(cwd: string): void {
	git(cwd, 'init', '-q');
	git(cwd, 'add', '.');
	git(cwd, 'commit', '-qm', 'start');
}

// Plain JavaScript: the packer of the build's own sources needs it before types are stripped.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hash of what files hold, whatever their times say: a checkout, rsync or cp -p may keep the time of a file that has
 * changed. Reading a thousand source files takes 10 ms. READMEs do not count.
 *
 * @param {string} root Folder that the paths start from.
 * @param {readonly string[]} paths Files, and folders with all that is below them.
 * @returns {string} 40 hexadecimal digits.
 */
export function contentHash(root, paths) {
	const lines = paths.flatMap((path) => linesOf(root, path));
	return hash('sha1', lines.join('\n'));
}

/**
 * A line a file: its path and the hash of its contents.
 *
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function linesOf(root, path) {
	const full = join(root, path);
	if (!statSync(full).isDirectory()) return [`${path} ${hash('sha1', readFileSync(full))}`];
	return filesIn(root, path);
}

/**
 * The same for a folder, whose entries the disk tells apart without a question for each.
 *
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
	const entries = readdirSync(join(root, path), { withFileTypes: true });
	return entries
		.filter(({ name }) => name !== 'README.md')
		.sort((one, other) => (one.name < other.name ? -1 : 1))
		.flatMap((entry) => {
			const below = `${path}/${entry.name}`;
			if (entry.isDirectory()) return filesIn(root, below);
			return entry.isFile() ? [`${below} ${hash('sha1', readFileSync(join(root, below)))}`] : linesOf(root, below);
		});
}

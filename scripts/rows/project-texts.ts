import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['src', 'scripts', 'netlify', 'tests'];
const kinds = /\.(?:tsx?|mjs|astro|css|md|toml)$/;
/** Whole tenants and their articles: data. */
const data = /^tests\/fixtures\/tenants\//;

/** What people write in the project, file by file in the order of names: code, style sheets and READMEs. */
export function projectTexts(root: string): { file: string; text: string }[] {
	const list = (folder: string, recursive: boolean) =>
		readdirSync(join(root, folder), { recursive, withFileTypes: true })
			.filter((entry) => entry.isFile() && kinds.test(entry.name))
			.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
	return [...list('.', false), 'tenants/README.md', ...folders.flatMap((folder) => list(folder, true))]
		.filter((file) => !data.test(file))
		.sort()
		.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

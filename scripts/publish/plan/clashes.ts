import type { Problem } from '../../../src/config/problem.ts';
import { publishedFile } from '../paths.ts';
import { idFile } from './intact.ts';
import type { SideFiles } from './side-files.ts';

/**
 * Pages and files of a site that some system cannot keep apart: Windows, macOS and several hosts take `/Range/` and
 * `/range/` for one, and nothing can be both a file and a folder. Each is a problem of the tenant whose site.json is `file`.
 */
export function clashes(paths: readonly string[], { texts, copies }: SideFiles, file: string): Problem[] {
	const files = [
		...paths.map((path) => [path, publishedFile(path)] as const),
		...[...copies.map((copy) => copy.file), ...texts.map(([name]) => name), idFile].map(
			(name) => [`/${name}`, name] as const,
		),
	];
	const owners = new Map<string, string>();
	const problems: Problem[] = [];
	const clash = (one: string, other: string): void => {
		const expected =
			'addresses that differ in more than upper and lower case, and different names for files and folders';
		problems.push({ file, path: '', found: `${one} and ${other}, which cannot both be published`, expected });
	};
	for (const [address, name] of files) {
		const owner = owners.get(folded(name));
		if (owner === undefined) owners.set(folded(name), address);
		else clash(owner, address);
	}
	const seen = new Set<string>();
	for (const [address, name] of files) {
		for (const folder of newFolders(folded(name), seen)) {
			const owner = owners.get(folder);
			if (owner !== undefined) clash(owner, address);
		}
	}
	return problems;
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The folders above a file that were not asked for before, which are then noted in `seen`. */
function newFolders(name: string, seen: Set<string>): string[] {
	const found: string[] = [];
	for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
		const folder = name.slice(0, end);
		if (seen.has(folder)) break;
		seen.add(folder);
		found.push(folder);
	}
	return found;
}

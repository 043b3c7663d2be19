import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of one kind that are checked per tenant. */
const perKind = 3;

/** The HTML files of the built site in `root`, relative to it, in a fixed order. */
export function htmlFiles(root: string): string[] {
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(root.length + 1)
				.replaceAll('\\', '/'),
		)
		.sort();
}

/**
 * A few pages of every kind: pages of one kind lie in the same folder at the same depth, so `cars/a/index.html` and
 * `cars/b/index.html` are of one kind and `contact/index.html` is one of its own. First, middle and last of each.
 */
export function samplePages(files: readonly string[]): string[] {
	const kinds = Map.groupBy(files, kindOf);
	return [...kinds.values()].flatMap((pages) =>
		pages.filter((_, at) => pages.length <= perKind || [0, pages.length >> 1, pages.length - 1].includes(at)),
	);
}

function kindOf(file: string): string {
	const parts = file.split('/');
	return parts.length < 3 ? file : `${parts[0]}:${parts.length}`;
}

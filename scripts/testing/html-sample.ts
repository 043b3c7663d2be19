import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Draw, drawItems, thisDraw } from './draw.ts';

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
 * One page of every kind, as drawn; all in a full run. Pages of one kind lie in the same folder at the same depth, so
 * `cars/a/index.html` and `cars/b/index.html` are of one kind and `contact/index.html` is one of its own.
 */
export function samplePages(files: readonly string[], draw: Draw = thisDraw()): string[] {
	const kinds = Map.groupBy(files, kindOf);
	return [...kinds].flatMap(([kind, items]) => drawItems({ matrix: `html ${kind}`, items, count: 1 }, draw));
}

function kindOf(file: string): string {
	const parts = file.split('/');
	return parts.length < 3 ? file : `${parts[0]}:${parts.length}`;
}

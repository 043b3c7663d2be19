import { statSync } from 'node:fs';
import { join } from 'node:path';
import { idFile } from '../plan/intact.ts';
import type { SideFiles } from '../plan/side-files.ts';
import type { BuildState } from '../plan/state.ts';

/** Bytes of all files of the site in `root`: those of pages are known, the others are asked of the disk. */
export function siteBytes(root: string, { pages }: Pick<BuildState, 'pages'>, sideFiles: SideFiles): number {
	const shares = [...pages.values()].flatMap(({ share }) => (share === null ? [] : [share.file]));
	const beside = [
		...sideFiles.texts.map(([file]) => file),
		...sideFiles.copies.map(({ file }) => file),
		...shares,
		idFile,
	];
	const pageBytes = [...pages.values()].reduce((sum, { bytes }) => sum + bytes, 0);
	return [...new Set(beside)].reduce((sum, file) => sum + sizeOf(join(root, file)), pageBytes);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

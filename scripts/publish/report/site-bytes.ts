import { publishedFile } from '../paths.ts';
import type { SideFiles } from '../plan/side-files.ts';
import type { BuildState } from '../plan/state.ts';

/** Every file of a site with its size, but for the one that has the site's id. */
export function filesOf({ pages }: Pick<BuildState, 'pages'>, { texts, copies }: SideFiles): Map<string, number> {
	const files = new Map<string, number>();
	for (const [path, { bytes, share }] of pages) {
		files.set(publishedFile(path), bytes);
		if (share) files.set(share.file, share.bytes);
	}
	for (const [file, text] of texts) files.set(file, Buffer.byteLength(text));
	for (const { file, bytes } of copies) files.set(file, bytes);
	return files;
}

/** Bytes of all files of a published site: the build has just compared, or written, each with this size. */
export function siteBytes(state: Pick<BuildState, 'pages' | 'site'>, sideFiles: SideFiles): number {
	const idBytes = state.site.length + 1;
	return [...filesOf(state, sideFiles).values()].reduce((sum, bytes) => sum + bytes, idBytes);
}

import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from '../../publish/disk/sync-disk.ts';
import { hashFiles, type SiteFiles } from '../site/site-files.ts';

/** A folder to make: its files, where each is copied from, and folders of earlier releases that may have it already. */
export type FolderPlan = { to: string; files: SiteFiles; from: (file: string) => string; earlier: readonly Earlier[] };

/** A folder of a release with what its note says is in it. */
type Earlier = { dir: string; files: SiteFiles };

/**
 * Makes a folder of a release. A file that an earlier release has with the same bytes is hard-linked: nobody writes into a
 * release. Every other file is copied, never linked: people and tools do edit `dist/`. At the end each file is read back, one
 * that is damaged in the earlier release is copied after all, and everything new is synced to the disk.
 */
export async function writeFolder(plan: FolderPlan): Promise<void> {
	const { to, files, from } = plan;
	mkdirSync(to, { recursive: true });
	for (const folder of foldersOf(files)) mkdirSync(join(to, folder), { recursive: true });
	const copied = new Set([...files.keys()].filter((file) => !linkEarlier(file, plan)));
	for (const file of copied) copyFileSync(from(file), join(to, file), constants.COPYFILE_FICLONE);
	for (const file of differing(plan)) {
		rmSync(join(to, file), { force: true });
		copyFileSync(from(file), join(to, file));
		copied.add(file);
	}
	const [wrong] = differing(plan);
	if (wrong) throw new Error(`${join(to, wrong)} is not what was to be deployed. Nothing is switched; deploy again.`);
	await syncToDisk(
		[...copied].map((file) => join(to, file)),
		'file',
	);
	await syncToDisk([to, ...foldersOf(files).map((folder) => join(to, folder))], 'folder');
}

function linkEarlier(file: string, { to, files, earlier }: FolderPlan): boolean {
	const wanted = files.get(file)?.sha1;
	const holder = earlier.find((one) => one.files.get(file)?.sha1 === wanted);
	if (!holder) return false;
	try {
		linkSync(join(holder.dir, file), join(to, file));
		return true;
	} catch {
		// The earlier release has lost it, the disk has no hard links or no more for this file: it is copied.
		return false;
	}
}

function differing({ to, files }: FolderPlan): string[] {
	const found = hashFiles(to);
	return [...files].filter(([file, { sha1 }]) => found.get(file)?.sha1 !== sha1).map(([file]) => file);
}

function foldersOf(files: SiteFiles): string[] {
	const folders = new Set([...files.keys()].map((file) => dirname(file)));
	return [...folders].filter((folder) => folder !== '.').sort();
}

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './disk/hash.ts';
import { listFiles } from './disk/list-files.ts';
import { writeWhole } from './disk/write-whole.ts';

/** What a bundle's folder has when it is whole; the last file that is written there. */
const manifestFile = 'manifest.json';

type Manifest = { files: [file: string, bytes: number, hash: string][] };

/** Notes the files of a bundle that has just been made. */
export function writeManifest(dir: string): void {
	const files = listFiles(dir)
		.sort()
		.map((file): Manifest['files'][number] => {
			const body = readFileSync(join(dir, file));
			return [file, body.length, hashOf(body)];
		});
	writeWhole(join(dir, manifestFile), JSON.stringify({ files } satisfies Manifest), { sync: false });
}

/**
 * What of a kept bundle is not as it was made: a file that is missing, cut short or changed, or its manifest; null where it is whole.
 * A file is read only if it is newer than the manifest: the others are told by their size, in 1 ms for all.
 */
export function damageOf(dir: string): string | null {
	const manifest = readManifest(dir);
	if (!manifest) return manifestFile;
	const { files, writtenMs } = manifest;
	const isSame = ([file, bytes, hash]: Manifest['files'][number]): boolean => {
		const stats = statSync(join(dir, file), { throwIfNoEntry: false });
		if (!stats?.isFile() || stats.size !== bytes) return false;
		return stats.mtimeMs <= writtenMs || hashOf(readFileSync(join(dir, file))) === hash;
	};
	return files.find((entry) => !isSame(entry))?.[0] ?? null;
}

function readManifest(dir: string): (Manifest & { writtenMs: number }) | null {
	const path = join(dir, manifestFile);
	try {
		const { files } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
		return { files: [...files], writtenMs: statSync(path).mtimeMs };
	} catch {
		// Missing or cut short: the bundle is made again.
		return null;
	}
}

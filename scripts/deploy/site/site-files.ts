import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../publish/disk/list-files.ts';

/** A file as deploys know it: SHA-1 in hexadecimal digits, which is what Netlify compares, and size. */
export type FileFacts = { sha1: string; bytes: number };

/** The files of a site by path, with forward slashes and without one in front. */
export type SiteFiles = ReadonlyMap<string, FileFacts>;

export const sha1Of = (content: string | Uint8Array): string => hash('sha1', content, 'hex');

/** Reads and hashes every file below a folder: 0.1 s for a site of 2,000 files. */
export function hashFiles(dir: string): SiteFiles {
	return new Map(
		listFiles(dir)
			.sort()
			.map((file) => [file, factsOf(readFileSync(join(dir, file)))]),
	);
}

export const factsOf = (content: Uint8Array): FileFacts => ({ sha1: sha1Of(content), bytes: content.length });

/** The hash that the build keeps of a file ({@link hashOf} of its bytes), out of the SHA-1 that it is the start of. */
export const buildHash = (sha1: string): string => Buffer.from(sha1, 'hex').toString('base64url').slice(0, 14);

import { createHash } from 'node:crypto';
import { createReadStream, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Arrived, FetchRequest } from '../../../src/stock/fetch/fetch-bytes.ts';
import { writeWhole } from '../../publish/disk/write-whole.ts';

const keptSchema = z.strictObject({
	/** Which feed it is of (`feedKey`). */
	feed: z.string(),
	etag: z.string().optional(),
	lastModified: z.string().optional(),
	type: z.string(),
	/** Hash of the bytes, which are in a file of that name. */
	hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a server said last time, beside the file with its bytes. */
export type KeptFeed = z.output<typeof keptSchema>;

const bodyFile = (file: string, hash: string): string => `${file}-${hash.slice(0, 16)}`;

/** What is kept in `file` of the feed with this key; null where it is another's, or damaged. */
export async function keptFeed(file: string, key: string): Promise<KeptFeed | null> {
	try {
		const kept = keptSchema.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
		if (kept.feed !== key) return null;
		return (await hashOf(bodyFile(file, kept.hash))) === kept.hash ? kept : null;
	} catch {
		// Nothing is kept, or not as it was written: the feed is fetched as a whole.
		return null;
	}
}

/** The request that is answered with "not modified" while the server has what is kept. */
export function ifModified(request: FetchRequest, { etag, lastModified }: KeptFeed): FetchRequest {
	const conditions = {
		...(etag && { 'if-none-match': etag }),
		...(lastModified && { 'if-modified-since': lastModified }),
	};
	return { ...request, headers: { ...request.headers, ...conditions }, mayBeUnchanged: true };
}

/** Puts the kept bytes where a fetched feed is expected. False where another build has just replaced them. */
export function takeKept(file: string, { hash }: KeptFeed, target: string): boolean {
	try {
		rmSync(target, { force: true });
		linkSync(bodyFile(file, hash), target);
		return true;
	} catch {
		return false;
	}
}

/** Keeps a fetched feed for the next build, where the server names a version of it. It costs no bytes: a hard link. */
export async function keepFeed(file: string, key: string, fetched: Arrived & { file: string }): Promise<void> {
	const { etag, lastModified, type } = fetched;
	if (!etag && !lastModified) return dropOthers(file, '');
	const hash = await hashOf(fetched.file);
	const kept: KeptFeed = {
		feed: key,
		type,
		hash,
		...(etag && { etag }),
		...(lastModified && { lastModified }),
	};
	try {
		mkdirSync(dirname(file), { recursive: true });
		rmSync(bodyFile(file, hash), { force: true });
		linkSync(fetched.file, bodyFile(file, hash));
		writeWhole(`${file}.json`, JSON.stringify(kept), { mode: 0o600, sync: false });
		dropOthers(file, bodyFile(file, hash));
	} catch {
		// A full disk, or no hard links: the next build fetches the feed as a whole.
		dropOthers(file, '');
	}
}

function dropOthers(file: string, but: string): void {
	for (const name of readdirSync(dirname(file))) {
		const path = join(dirname(file), name);
		if (name.startsWith(`${basename(file)}-`) && path !== but) rmSync(path, { force: true });
	}
}

async function hashOf(file: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	return hash.digest('hex');
}

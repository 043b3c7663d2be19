import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isInsideSite } from '../../../src/domain/addresses/page-path.ts';
import { secondsPerDay } from '../../../src/domain/hours/days.ts';
import { fetchBytes } from '../../../src/stock/fetch/fetch-bytes.ts';
import type { TenantJob } from '../job.ts';
import type { TenantDirs } from '../paths.ts';

/** For how long a site keeps the scripts and styles of earlier releases, in seconds: an open page may still ask for them. */
const chunkLifeSeconds = secondsPerDay;

/** Names the chunks of a release and of those before it, in the site itself. */
export const chunksFile = 'chunks.json';

/** `current`: the chunks of this release. `earlier`: those of others, each with the moment when it was replaced (Unix seconds). */
const chunksSchema = z.object({
	current: z.array(z.string()),
	earlier: z.record(z.string(), z.number()),
});
type Chunks = z.output<typeof chunksSchema>;

/** Chunks that a site keeps beside its own: where each is, the note to publish with them, and when the first of them goes, in Unix seconds. */
export type EarlierChunks = { copies: { source: string; file: string }[]; note: string; until: number };

/**
 * The chunks of earlier releases that the next one is to keep. `dir` has the release before (the published site, or what
 * was fetched of it), `own` are the next one's files, `now` is in Unix seconds.
 */
export function earlierChunks(dir: string, own: readonly string[], now: number): EarlierChunks {
	const current = own.filter((file) => file.startsWith('_astro/')).sort();
	const known = readChunks(join(dir, chunksFile));
	const replaced = [...known.current.map((file): [string, number] => [file, now]), ...Object.entries(known.earlier)];
	const kept = replaced.filter(
		([file, since]) => !current.includes(file) && now - since < chunkLifeSeconds && existsSync(join(dir, file)),
	);
	const earlier = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
	return {
		copies: kept.map(([file]) => ({ source: join(dir, file), file })),
		note: `${JSON.stringify({ current, earlier })}\n`,
		until: Math.min(...Object.values(earlier).map((since) => since + chunkLifeSeconds)),
	};
}

/**
 * Where the release before is to be found: the published folder; on a machine without it, a folder of what is fetched from
 * the published site. What cannot be fetched is not kept.
 */
export async function releaseBefore(job: Pick<TenantJob, 'published'>, dirs: TenantDirs): Promise<string> {
	if (existsSync(dirs.published) || !job.published) return dirs.published;
	const dir = `${dirs.next}.before`;
	await fetchChunk(job.published, chunksFile, dir);
	const { current, earlier } = readChunks(join(dir, chunksFile));
	const files = [...current, ...Object.keys(earlier)];
	const address = job.published;
	await Promise.all(files.map((file) => fetchChunk(address, file, dir)));
	return dir;
}

const limits = { timeoutMs: 20_000, maxBytes: 20_000_000 };

async function fetchChunk(site: string, file: string, dir: string): Promise<void> {
	if (!isInsideSite(file)) return;
	const answer = await fetchBytes({ url: new URL(file, site).href, ...limits });
	if (!answer.ok) return;
	mkdirSync(dirname(join(dir, file)), { recursive: true });
	writeFileSync(join(dir, file), answer.bytes);
}

const none: Chunks = { current: [], earlier: {} };

function readChunks(file: string): Chunks {
	if (!existsSync(file)) return none;
	try {
		return chunksSchema.catch(none).parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		// Cut off or another page in its place: then nothing of it is kept.
		return none;
	}
}

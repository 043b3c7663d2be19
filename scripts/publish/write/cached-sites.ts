import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fetchBytes } from '../../../src/stock/fetch/fetch-bytes.ts';
import { tenantDirs } from '../paths.ts';
import { idFile } from '../plan/intact.ts';

const limits = { timeoutMs: 20_000, maxBytes: 1000 };

/**
 * Drops the sites in `out` that are not what is published, and what the build remembers of them: a cache may have brought back
 * an old one, which knows nothing of the cars that came and went since. What is published says so in its `build.txt`.
 * Without an address nothing can be asked and all are dropped. Returns the slugs of those that were.
 */
export async function dropStaleSites(
	out: string,
	slugs: readonly string[],
	published: string | undefined,
): Promise<string[]> {
	const kept = slugs.filter((slug) => existsSync(tenantDirs(out, slug).published));
	const stale = await Promise.all(kept.map(async (slug) => (await isPublished(out, slug, published)) === false));
	const dropped = kept.filter((_, index) => stale[index]);
	for (const slug of dropped) {
		const { published, previous, state } = tenantDirs(out, slug);
		for (const path of [state, previous, published]) rmSync(path, { recursive: true, force: true });
	}
	return dropped;
}

async function isPublished(out: string, slug: string, published: string | undefined): Promise<boolean> {
	const file = join(tenantDirs(out, slug).published, idFile);
	if (!published || !existsSync(file)) return false;
	const answer = await fetchBytes({ url: new URL(idFile, published.replaceAll('{slug}', slug)).href, ...limits });
	return answer.ok && new TextDecoder().decode(answer.bytes).trim() === readFileSync(file, 'utf8').trim();
}

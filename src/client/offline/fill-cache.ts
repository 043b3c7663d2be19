import { importedBy, partsOf } from './page-parts.ts';

/** What pages ask for: it needs nothing else. */
const isData = (path: string): boolean => path.endsWith('.json');
/** Files whose names change with their contents are not asked for twice. */
const isHashed = (path: string): boolean => path.startsWith('/_astro/');

/**
 * Fills a cache with pages, all that they need to be shown, and the files that they ask for; what none of them needs any more
 * is removed. A page one of whose parts is not to be had stays as it was: an old page with its own parts is better than half of a
 * new one. Rejects where the network is lost on the way.
 */
export async function fillCache(name: string, pages: readonly string[]): Promise<void> {
	const cache = await caches.open(name);
	const needed = new Set<string>();
	for (const page of pages) {
		const parts = await keepPage(cache, page);
		for (const part of parts ?? (await partsOfKept(cache, page))) needed.add(part);
	}
	for (const { url } of await cache.keys()) {
		const { pathname, search } = new URL(url);
		if (!needed.has(pathname + search)) await cache.delete(url, { ignoreVary: true });
	}
}

/** Keeps a page with its parts, and answers all of their addresses; null where it is not there as a whole. */
async function keepPage(cache: Cache, page: string): Promise<string[] | null> {
	const response = await fetch(page, { cache: 'no-cache' });
	if (!response.ok || response.redirected) return null;
	const copy = response.clone();
	const parts = isData(page) ? [] : await keepParts(cache, partsOfHtml(await response.text(), page));
	if (parts === null) return null;
	await cache.put(page, copy);
	return [page, ...parts];
}

/** What an earlier copy of a page needs. */
async function partsOfKept(cache: Cache, page: string): Promise<string[]> {
	const kept = await cache.match(page);
	if (!kept) return [];
	const parts = isData(page) ? [] : await keepParts(cache, partsOfHtml(await kept.text(), page), 'kept only');
	return [page, ...(parts ?? [])];
}

const partsOfHtml = (html: string, page: string): string[] =>
	partsOf(new DOMParser().parseFromString(html, 'text/html'), new URL(page, location.origin).href);

/** Keeps the parts of a page and what its scripts load; null where one is not to be had. */
async function keepParts(cache: Cache, parts: readonly string[], only?: 'kept only'): Promise<string[] | null> {
	const seen = new Set(parts);
	for (const part of seen) {
		const file = await partFile(cache, part, only);
		if (!file && isHashed(part)) return null;
		if (!file || !part.endsWith('.js')) continue;
		for (const next of importedBy(await file.text(), new URL(part, location.origin).href)) seen.add(next);
	}
	return [...seen];
}

async function partFile(cache: Cache, part: string, only?: 'kept only'): Promise<Response | undefined> {
	const kept = isHashed(part) || only ? await cache.match(part) : undefined;
	if (kept || only) return kept;
	const response = await fetch(part);
	if (!response.ok || response.redirected) return undefined;
	await cache.put(part, response.clone());
	return response;
}

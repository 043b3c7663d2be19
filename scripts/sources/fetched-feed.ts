import { readFileSync } from 'node:fs';
import { type FetchRequest, fetchBytes } from '../../src/stock/fetch/fetch-bytes.ts';

/** What came of fetching a feed ahead of time: the file that it is kept in, or in words what kept it from arriving. */
export type FetchedFeed = { ok: true; file: string; type: string; modified?: number } | { ok: false; found: string };

/** The bytes of a feed, from where they are kept if it has been fetched already. */
export async function feedBytes(
	request: FetchRequest,
	fetched: FetchedFeed | null | undefined,
): ReturnType<typeof fetchBytes> {
	if (!fetched) return fetchBytes(request);
	if (!fetched.ok) return fetched;
	const { file, ...arrived } = fetched;
	return { ...arrived, bytes: readFileSync(file) };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { fetchBytes } from '../../../src/stock/fetch/fetch-bytes.ts';
import type { LastAnswer } from '../../sources/dashboard/configured.ts';
import { sealedFile, sealKey, unseal } from '../../sources/dashboard/sealed-answer.ts';
import { tenantDirs } from '../paths.ts';

type Place = {
	/** Folder of the published site. */
	folder: string;
	/** Address of the published site, for a machine without the folder. */
	site: string | undefined;
	/** Null without a secret: nobody can open it then. */
	key: Buffer | null;
};

const limits = { timeoutMs: 15_000, maxBytes: 50_000_000 };

/**
 * The dashboard's answer that the published site was built with, as old as that site (SITE-2). Null where there is no
 * such site, where it carries none, or where it cannot be opened.
 */
export async function publishedAnswer(url: string, { folder, site, key }: Place): Promise<LastAnswer | null> {
	if (key === null) return null;
	const read = async (file: string): Promise<string | null> => {
		if (existsSync(folder)) return fileText(join(folder, file));
		return site === undefined ? null : siteText(new URL(`/${file}`, site));
	};
	const sealed = await read(sealedFile);
	const value = sealed === null ? null : unseal(sealed, { key, url });
	if (value === null) return null;
	const confirmed = builtAt(await read(stockRecordPath.slice(1)));
	return { answer: { url, confirmed, value }, kept: 'in the published site' };
}

/** Where the published site of a tenant is, and the key of this machine. */
export function publishedPlace(
	{ out, published }: { out: string; published?: string | undefined },
	slug: string,
): Place {
	const site = published?.replaceAll('{slug}', slug);
	return { folder: tenantDirs(out, slug).published, site, key: sealKey(process.env) };
}

const fileText = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

async function siteText(address: URL): Promise<string | null> {
	const answer = await fetchBytes({ url: address.href, headers: { 'Cache-Control': 'no-cache' }, ...limits });
	return answer.ok ? new TextDecoder().decode(answer.bytes) : null;
}

/** When the site was published, in Unix seconds; 0 where its record does not say it. */
function builtAt(record: string | null): number {
	try {
		const { built } = Object(JSON.parse(record ?? 'null')) as { built?: unknown };
		return typeof built === 'number' ? built : 0;
	} catch {
		// A damaged record is reported by its own reading.
		return 0;
	}
}

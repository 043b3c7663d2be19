import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StockHistory } from '../../../src/domain/stock/stock-history.ts';
import { readRecord, stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { fetchBytes } from '../../../src/stock/fetch/fetch-bytes.ts';
import { log } from '../../platform/log.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

const timeoutMs = 8_000;
const mostBytes = 50_000_000;

/**
 * What the published site remembers of its cars: from the folder beside `FORECOURT_ANSWERS` where this machine has built the
 * site, else from its address. Null, and a line in the log, if it cannot be had.
 */
export async function publishedStock({ slug, site }: Tenant, env: NodeJS.ProcessEnv): Promise<StockHistory | null> {
	const out = dirname(env['FORECOURT_ANSWERS'] || 'dist/.forecourt');
	const read = (await fromFile(join(out, slug, stockRecordPath))) ?? (await fromAddress(site.url));
	const record = typeof read === 'string' ? readRecord(read, slug) : { ok: false as const, found: read.fault };
	if (record.ok) return record.record.history;
	log('error', {
		job: 'alerts',
		tenant: slug,
		message: `The site's ${stockRecordPath} cannot be read: ${record.found}`,
	});
	return null;
}

async function fromFile(file: string): Promise<string | null> {
	try {
		return await readFile(file, 'utf8');
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
}

async function fromAddress(siteUrl: string): Promise<string | { fault: string }> {
	const url = new URL(stockRecordPath, siteUrl).href;
	const answer = await fetchBytes({ url, headers: {}, timeoutMs, maxBytes: mostBytes, pauseMs: timeoutMs });
	return answer.ok ? new TextDecoder().decode(answer.bytes) : { fault: answer.found };
}

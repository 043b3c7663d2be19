import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from '../../../src/config/problem.ts';
import { vehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import { isoDay } from '../../../src/domain/hours/days.ts';
import { noLists } from '../../../src/domain/stock/known-lists.ts';
import { readRecord, type StockRecord, stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { fetchBytes } from '../../../src/stock/fetch/fetch-bytes.ts';
import type { TenantJob } from '../job.ts';
import { recall } from '../memory/memory.ts';
import { publishedFile, type TenantDirs } from '../paths.ts';

/** The record of the published site; null where there is no such site. `warnings` say what is lost where it cannot be read. */
export type Published = { record: StockRecord | null; warnings: string[] };

type Reading = { place: string } & ({ ok: true; record: StockRecord | null } | { ok: false; found: string });

export type RecordJob = Pick<TenantJob, 'tenant' | 'now' | 'acceptShrink' | 'published' | 'memory'>;

const limits = { timeoutMs: 30_000, maxBytes: 50_000_000 };

const lost =
	'Without it the build does not know which cars the site listed: old addresses of gone and moved cars are forgotten, and the dates in the sitemap start again.';

/**
 * Reads what the published site remembers of its stock: from the published folder, else from the site itself where the
 * build is told its address. Throws a ProblemError where there is a site whose record cannot be read, unless that is accepted.
 */
export async function publishedRecord(job: RecordJob, dirs: TenantDirs): Promise<Published> {
	const read = existsSync(dirs.published) ? fromFolder(job, dirs) : await fromSite(job);
	if (read.ok) return { record: read.record, warnings: [] };
	const { place, found } = read;
	if (job.acceptShrink) return { record: null, warnings: [`${place}: ${found}. ${lost}`] };
	throw new ProblemError([
		{
			file: place,
			path: '',
			found,
			expected: 'the record of the stock that this site was published with',
			hint: `Build again once it can be read, or with --accept-shrink to go on without it. ${lost}`,
		},
	]);
}

function fromFolder(
	{ tenant, now, memory }: Pick<RecordJob, 'tenant' | 'now' | 'memory'>,
	{ published }: Pick<TenantDirs, 'published'>,
): Reading {
	const place = join(published, publishedFile(stockRecordPath));
	if (!existsSync(place)) return { place, ok: true, record: recordOfPages(tenant, published, now) };
	const text = readFileSync(place, 'utf8');
	const known = recall({ memory }, newKnownRecord);
	known.read = known.text === text && known.read ? known.read : readRecord(text, tenant.slug);
	known.text = text;
	return { place, ...known.read };
}

/** Reads the record of the site that was just published, for the next build of a process that remembers. */
export function rememberRecord(job: Pick<RecordJob, 'tenant' | 'now' | 'memory'>, { published }: TenantDirs): void {
	if (job.memory && existsSync(join(published, publishedFile(stockRecordPath)))) fromFolder(job, { published });
}

type KnownRecord = { text: string; read: ReturnType<typeof readRecord> | null };
const newKnownRecord = (): KnownRecord => ({ text: '', read: null });

async function fromSite({ tenant, published }: RecordJob): Promise<Reading> {
	if (!published) return { place: '', ok: true, record: null };
	const place = new URL(stockRecordPath, published).href;
	const answer = await fetchBytes({ url: place, headers: { 'Cache-Control': 'no-cache' }, ...limits });
	if (answer.ok) return { place, ...readRecord(new TextDecoder().decode(answer.bytes), tenant.slug) };
	if (answer.status === 404) return { place, ok: true, record: null };
	return { place, ok: false, found: answer.found };
}

/** A site that was published without a record, or has lost it, still has a page for each of its cars. */
function recordOfPages({ slug, site }: RecordJob['tenant'], published: string, now: number): StockRecord {
	const [folder = ''] = vehiclePath(site.template, '*').split('*');
	const dir = join(published, folder);
	const pages = existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : [];
	const today = isoDay(now);
	const known = { keys: ['', '', ''] as const, since: today, former: [], prices: [], sold: null };
	const cars = pages
		.filter((entry) => entry.isDirectory() && entry.name !== 'trade-in')
		.map(({ name }) => ({ slug: name, ...known }));
	const losses = { since: now, known: cars.length, lost: 0 };
	const history = { began: today, cars, gone: [] };
	return { tenant: slug, built: 0, priced: '', losses, history, past: {}, lists: noLists, pages: new Map() };
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tenantPath } from '../../sources/tenant-path.ts';
import { hashOf } from '../disk/hash.ts';
import type { TenantJob } from '../job.ts';
import type { ReservedCars } from '../read/reserved-cars.ts';

/** What a build of a tenant starts with. */
export type Inputs = {
	/** Names by their contents: code, config, feed, texts, style sheet, reserved cars. The tenant's other files are in {@link OwnFileNotes}. */
	hash: string;
	/** When its feed was last changed, in Unix seconds, where that is known. */
	feedAsOf: number | undefined;
};

/** Reads what a tenant's site is made from, without looking into it; null where something cannot be read, which the build then says. */
export function inputsOf(job: TenantJob, reserved: ReservedCars = { ids: new Set(), warnings: [] }): Inputs | null {
	const { tenant, program, bundle, sealed = null, sitemapLimit = null } = job;
	try {
		const feed = feedOf(job);
		const texts = [feed.hash, ...textsOf(tenant.dir)];
		const { slug, dir, file, site } = tenant;
		const taken = [...reserved.ids].sort((one, other) => one - other);
		const parts = [program, bundle.id, slug, dir, file, site, sealed, sitemapLimit, texts, taken, reserved.warnings];
		return { hash: hashOf(JSON.stringify(parts)), feedAsOf: feed.asOf };
	} catch {
		// A file that is not there or that nobody may read: the build itself tells which, and what to do.
		return null;
	}
}

type Feed = { hash: string; asOf?: number | undefined };

function feedOf({ tenant, feed }: TenantJob): Feed {
	const { stock_feed } = tenant.site;
	if (stock_feed.type === 'none') return { hash: '' };
	if (stock_feed.type === 'file') return feedFile(tenantPath(tenant.dir, stock_feed.path));
	if (!feed?.ok) throw new Error('The feed has not arrived.');
	return { hash: `${hashOf(readFileSync(feed.file))} ${feed.type}`, asOf: feed.modified };
}

function feedFile(path: string | null): Feed {
	if (path === null) throw new Error('No tenant may name this file.');
	return { hash: hashOf(readFileSync(path)), asOf: Math.floor(statSync(path).mtimeMs / 1000) };
}

/** What a dealer has written beside its config. */
function textsOf(dir: string): string[] {
	const theme = join(dir, 'theme.css');
	const content = join(dir, 'content');
	// With links to folders followed, as the texts themselves are read.
	const names = existsSync(content) ? readdirSync(content, { recursive: true, encoding: 'utf8' }) : [];
	const pages = names.filter((name) => name.endsWith('.md')).sort();
	return [
		existsSync(theme) ? hashOf(readFileSync(theme)) : '',
		...pages.map((name) => `${name} ${hashOf(readFileSync(join(content, name)))}`),
	];
}

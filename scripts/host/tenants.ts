import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { tenantSlugPattern } from '../../src/domain/tenant-slug.ts';
import { reportFile, tenantDirs } from '../build/paths.ts';
import type { BuildReport, TenantReport } from '../build/report.ts';

/** A tenant that is published, or that the last build says something about. */
export type HostedTenant = {
	slug: string;
	/** Folder of its published site; null if it was never published. */
	root: string | null;
	/** What the last build did for it; null if that build left it out. */
	report: TenantReport | null;
};

/** What a host name stands for: the start page, a tenant's published site, or nothing we know. */
export type Destination = { start: true } | { slug: string; root: string } | null;

/** All tenants under the output folder `out`, by slug. */
export function listTenants(out: string): HostedTenant[] {
	const reports = readReport(out)?.tenants ?? [];
	const folders = existsSync(out) ? readdirSync(out).filter((name) => tenantSlugPattern.test(name)) : [];
	return [...new Set([...folders, ...reports.map(({ slug }) => slug)])].sort().map((slug) => ({
		slug,
		root: publishedRoot(out, slug),
		report: reports.find((report) => report.slug === slug) ?? null,
	}));
}

/** The report of the last build into `out`; null before the first. */
function readReport(out: string): BuildReport | null {
	const file = reportFile(out);
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildReport) : null;
}

/** Where a request with this Host header goes: `motorama.localhost:4321` and the tenant's own domain to its site. */
export function destinationOf(host: string, out: string): Destination {
	const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
	if (name === 'localhost' || isIP(name.replace(/^\[|\]$/g, ''))) return { start: true };
	const slug = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : slugOfDomain(name, out);
	const root = slug && tenantSlugPattern.test(slug) ? publishedRoot(out, slug) : null;
	return slug && root ? { slug, root } : null;
}

function slugOfDomain(name: string, out: string): string | null {
	const bare = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');
	const owner = readReport(out)?.tenants.find(({ look }) => look?.domain && bare(look.domain) === bare(name));
	return owner?.slug ?? null;
}

/** Between the two renames of a publication the previous site stands in. */
function publishedRoot(out: string, slug: string): string | null {
	const { published, previous } = tenantDirs(out, slug);
	return [published, previous].find((root) => existsSync(join(root, 'index.html'))) ?? null;
}

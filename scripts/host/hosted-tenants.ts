import { existsSync, readdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { plainDomain } from '../../src/domain/addresses/link-kind.ts';
import { tenantSlugPattern } from '../../src/domain/words/tenant-slug.ts';
import { reportFile, tenantDirs } from '../publish/paths.ts';
import { claimsFile, publishedClaims } from '../publish/read/published-claims.ts';
import type { BuildReport, TenantReport } from '../publish/report/build-report.ts';
import { readKeptReport } from '../publish/report/kept-report.ts';
import type { ComingSite, FirstBuilds } from './start/first-builds.ts';
import { whileUnchanged } from './while-unchanged.ts';

/** A tenant that is published, or that the last build says something about. */
export type HostedTenant = {
	slug: string;
	/** Folder of its published site; null if it was never published. */
	root: string | null;
	/** What the last build did for it; null if that build left it out. */
	report: TenantReport | null;
	/** Where its first build is still to come or under way. */
	coming?: ComingSite;
};

/** What a host name stands for: the start page, a tenant's published site, or nothing we know. */
export type Destination = { start: true } | { slug: string; root: string } | null;

/** All tenants under the output folder `out`, by slug; with those that a running build is to bring. */
export function listTenants(out: string, builds?: FirstBuilds): HostedTenant[] {
	const kept = readReport(out)?.tenants.map((report) => [report.slug, report] as const) ?? [];
	const reports = new Map([...kept, ...(builds?.reports ?? [])]);
	const slugs = new Set([...siteFolders(out), ...reports.keys(), ...(builds?.coming ?? []).map(({ slug }) => slug)]);
	return [...slugs].sort().map((slug) => {
		const root = publishedRoot(out, slug);
		const coming = root === null ? builds?.find(slug) : undefined;
		return { slug, root, report: reports.get(slug) ?? null, ...(coming && { coming }) };
	});
}

/** A tenant by its slug; one of which nothing is known where no build has said anything of it. */
export const tenantNamed = (out: string, slug: string): HostedTenant =>
	listTenants(out).find((tenant) => tenant.slug === slug) ?? { slug, root: null, report: null };

const siteFolders = (out: string): string[] =>
	existsSync(out) ? readdirSync(out).filter((name) => tenantSlugPattern.test(name)) : [];

/** The report of the last build into `out`; null before the first. With hundreds of tenants it is large: it is read once. */
const readReport = whileUnchanged<BuildReport | null>((out) => [reportFile(out)], readKeptReport);

/** Where a request with this Host header goes: `motorama.localhost:4321` and the tenant's own domain to its site. */
export function destinationOf(host: string, out: string): Destination {
	const name = nameIn(host);
	if (name === 'localhost' || isIP(name.replace(/^\[|\]$/g, ''))) return { start: true };
	const [, release, previewed = ''] = /^(\d{8}t\d{6}z-[a-z0-9-]+?)--([^.]+)\.localhost$/.exec(name) ?? [];
	if (release) return previewOf(previewed, release, out);
	const slug = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : slugOfDomain(name, out);
	const root = slug && tenantSlugPattern.test(slug) ? publishedRoot(out, slug) : null;
	return slug && root ? { slug, root } : null;
}

/** The tenant whose site a host name asks for by its slug; null for any other name. */
export const slugOfHost = (host: string): string | null => /^([^.]+)\.localhost$/.exec(nameIn(host))?.[1] ?? null;

/** The name in a Host header, without port and closing dot. */
const nameIn = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** A release that is not live, in a folder that `npm run deploy` fills: `<release>--<slug>.localhost`. */
function previewOf(slug: string, release: string, out: string): Destination {
	const root = join(out, slug, 'releases', release, 'site');
	return tenantSlugPattern.test(slug) && existsSync(root) ? { slug, root } : null;
}

/** The tenant whose published site says that the domain is its own: that holds until another site is published. */
function slugOfDomain(name: string, out: string): string | null {
	const domain = plainDomain(name);
	return siteFolders(out).find((slug) => domainOf(out, slug) === domain) ?? null;
}

/** The domain that the published site in `root` says is its own. */
const domainIn = whileUnchanged<string | null>(
	(root) => [join(root, claimsFile)],
	(root) => publishedClaims(root)?.domain ?? null,
);

function domainOf(out: string, slug: string): string | null {
	const root = publishedRoot(out, slug);
	return root && domainIn(root);
}

/** The folder of the tenant's site; between the two renames of a publication that of the previous site. */
function publishedRoot(out: string, slug: string): string | null {
	const { published, previous } = tenantDirs(out, slug);
	// A folder of releases, made by `npm run deploy`, has the site that is live behind a link.
	const live = join(published, 'current', 'site');
	return [published, live, previous].find((root) => existsSync(join(root, 'index.html'))) ?? null;
}

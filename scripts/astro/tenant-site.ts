import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../../src/config/problem.ts';
import { openSite } from '../../src/site/open-site.ts';
import { headersFile, redirectsFile } from '../../src/site/pages/host-rules.ts';
import { listPages, type Page } from '../../src/site/pages/page-table.ts';
import { photoHostsText } from '../../src/site/pictures/photo-hosts.ts';
import { isSharedFile, usedPictures } from '../../src/site/pictures/pictures.ts';
import type { Site } from '../../src/site/site.ts';
import { listFiles } from '../publish/disk/list-files.ts';
import { buildMoment } from '../publish/job.ts';
import { pullTenant } from '../publish/read/pull.ts';
import { readTenants } from '../sources/tenants.ts';

/** A tenant's site and its pages by path. */
export type TenantSite = { site: Site; pages: Map<string, Page> };

const tenantsDir = resolve(process.env['TENANTS_DIR'] ?? 'tenants');
const open = new Map<string, { stamp: string; opened: Promise<TenantSite> }>();

/** The tenant that a host name stands for, `motorama.localhost`; `TENANT` names it where there is no host. */
export function tenantOf(hostname: string): string | undefined {
	return process.env['TENANT'] ?? /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1];
}

/** Opens a tenant's site; again when one of its files, or of the shared ones, has changed. Rejects with all its problems. */
export function openTenantSite(slug: string): Promise<TenantSite> {
	const stamp = stampOf(slug);
	const known = open.get(slug);
	if (known?.stamp === stamp) return known.opened;
	const opened = pull(slug);
	open.set(slug, { stamp, opened });
	return opened;
}

/** The pages of the tenant that Astro's static build is for. */
export async function staticTenantPages(): Promise<TenantSite> {
	const slug = process.env['TENANT'];
	if (!slug) throw new Error('Name the tenant to build: TENANT=<slug> astro build');
	return openTenantSite(slug);
}

/** Makes of Astro's static build what our build publishes: the host's rules are added, pictures of other sites go. */
export async function finishStaticBuild(dir: URL): Promise<void> {
	const { site } = await staticTenantPages();
	const pictures = usedPictures(site);
	for (const file of listFiles(fileURLToPath(dir))) {
		if (!isSharedFile(`/${file}`, pictures)) rmSync(new URL(file, dir));
	}
	writeFileSync(new URL('_redirects', dir), redirectsFile(site));
	writeFileSync(new URL('_headers', dir), headersFile(site));
	for (const [file, text] of photoHostsText(site)) writeFileSync(new URL(file, dir), text);
}

async function pull(slug: string): Promise<TenantSite> {
	const now = buildMoment();
	const { tenants, problems } = readTenants(tenantsDir, [slug]);
	const [tenant] = tenants;
	if (!tenant?.parsed.ok) throw new ProblemError(tenant?.parsed.ok === false ? tenant.parsed.problems : problems);
	const { site: config, warnings } = tenant.parsed;
	const { snapshot } = await pullTenant({ tenant: { ...tenant, site: config, warnings }, now });
	const site = openSite(snapshot);
	return { site, pages: new Map(listPages(site).map((page) => [page.path, page])) };
}

/** Astro's static build reads a tenant once; while developing, the newest change of its folder says whether to read again. */
function stampOf(slug: string): string {
	if (process.env['TENANT']) return 'once';
	return [slug, '_shared'].map((folder) => String(newestChange(join(tenantsDir, folder)))).join();
}

function newestChange(dir: string): number {
	const stats = statSync(dir, { throwIfNoEntry: false });
	if (!stats?.isDirectory()) return 0;
	const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
	return Math.max(...files.map((file) => statSync(join(dir, file)).mtimeMs), stats.mtimeMs);
}

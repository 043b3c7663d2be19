import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../../src/config/problem.ts';
import { openSite } from '../../src/site/open-site.ts';
import { headersFile, redirectsFile } from '../../src/site/pages/host-rules.ts';
import { listPages, type Page } from '../../src/site/pages/page-table.ts';
import { photoHostsText } from '../../src/site/pictures/photo-hosts.ts';
import type { Site } from '../../src/site/site.ts';
import { rememberedCars } from '../../src/stock/car/remembered-car.ts';
import { listFiles } from '../publish/disk/list-files.ts';
import { buildMoment } from '../publish/job.ts';
import { isForVisitors, ownCopies } from '../publish/plan/side-files.ts';
import { buildDashboard } from '../publish/read/build-dashboard.ts';
import type { OwnFolders } from '../publish/read/own-files.ts';
import { pullTenant } from '../publish/read/pull.ts';
import { readTenants } from '../sources/tenants.ts';

/** A tenant's site, its pages by path, and its own files. */
export type TenantSite = { site: Site; pages: Map<string, Page>; assets: OwnFolders };

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

/** Makes of Astro's static build what our build publishes: the host's rules and the tenant's own files are added, notes go. */
export async function finishStaticBuild(dir: URL): Promise<void> {
	const { site, assets } = await staticTenantPages();
	const folder = fileURLToPath(dir);
	for (const file of listFiles(folder)) if (!isForVisitors(file)) rmSync(join(folder, file));
	for (const { source, file } of ownCopies(site, assets)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		copyFileSync(source, join(folder, file));
	}
	writeFileSync(new URL('_redirects', dir), redirectsFile(site));
	writeFileSync(new URL('_headers', dir), headersFile(site));
	for (const [file, text] of photoHostsText(site)) writeFileSync(new URL(file, dir), text);
}

async function pull(slug: string): Promise<TenantSite> {
	const now = buildMoment();
	const { tenants, problems, claims } = readTenants(tenantsDir, [slug]);
	const [tenant] = await Promise.all(tenants.map(buildDashboard({ out: 'dist' }, claims).configure));
	if (!tenant?.parsed.ok) throw new ProblemError(tenant?.parsed.ok === false ? tenant.parsed.problems : problems);
	const { site: config, warnings } = tenant.parsed;
	const { snapshot, assets } = await pullTenant({ tenant: { ...tenant, site: config, warnings }, now });
	const cars = rememberedCars(snapshot.cars, { history: null, dropRule: null, now });
	const site = openSite({ ...snapshot, cars });
	return { site, pages: new Map(listPages(site).map((page) => [page.path, page])), assets };
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

import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfig } from '../../src/config/site.ts';
import { readTenant, tenantFolders } from '../sources/tenants.ts';

/** A tenant that the builder looks after; `site` is the last valid one, null if it never was. */
export type KnownTenant = { slug: string; dir: string; site: SiteConfig | null };

/** Milliseconds for which a list is used: the queue is looked at many times a second. */
const listLife = 1_000;

/** The tenants of a folder, or those of them that are in `only`. Each `site.json` is read again when it changes. */
export function createTenantList(tenantsDir: string, only: readonly string[]): () => KnownTenant[] {
	const known = new Map<string, { version: string; tenant: KnownTenant }>();
	const read = (slug: string): KnownTenant => {
		const dir = resolve(tenantsDir, slug);
		const stats = statSync(join(dir, 'site.json'), { throwIfNoEntry: false });
		const version = stats ? `${stats.ino}:${stats.size}:${stats.mtimeMs}` : '';
		const kept = known.get(slug);
		if (kept?.version === version) return kept.tenant;
		const { parsed } = readTenant(tenantsDir, slug, []);
		const tenant = { slug, dir, site: parsed.ok ? parsed.site : (kept?.tenant.site ?? null) };
		known.set(slug, { version, tenant });
		return tenant;
	};
	let list: KnownTenant[] = [];
	let listedAt = Number.NEGATIVE_INFINITY;
	return () => {
		if (performance.now() - listedAt < listLife) return list;
		const slugs = tenantFolders(tenantsDir);
		list = (only.length > 0 ? slugs.filter((slug) => only.includes(slug)) : slugs).map(read);
		listedAt = performance.now();
		return list;
	};
}

/** The files and folders outside its own that a tenant is built from: its feed, and the folders that it shares. */
export function sharedPaths({ dir, site }: KnownTenant): string[] {
	if (!site) return [];
	const feed = site.stock_feed.type === 'file' ? [site.stock_feed.path] : [];
	return [...feed, ...(site.asset_folders ?? [])].map((path) => resolve(dir, path));
}

/** Whether a tenant's cars come from a server, which says nothing when they change. */
export const hasRemoteFeed = ({ site }: KnownTenant): boolean =>
	site !== null && !['file', 'none'].includes(site.stock_feed.type);

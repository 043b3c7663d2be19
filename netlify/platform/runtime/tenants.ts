import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSite } from '../../../src/config/parse.ts';
import type { SiteConfig } from '../../../src/config/site.ts';
import { tenantSlugPattern } from '../../../src/domain/words/tenant-slug.ts';
import { onlyTenant } from '../../../src/domain/words/tenant-variable.ts';
import { log } from '../log.ts';

/** The dealer whose site was called. */
export type Tenant = { slug: string; site: SiteConfig };
export type Tenants = {
	/** The tenant at a host name; null if there is none. */
	at: (host: string) => Tenant | null;
	/** The tenant with this slug; null if there is none. */
	bySlug: (slug: string) => Tenant | null;
	/** Of all tenants whose `site.json` can be read. */
	slugs: () => string[];
};

type Kept = { version: string; tenant: Tenant; domains: readonly string[] };

/** Milliseconds before an unknown host name is looked up again in every tenant's file. */
const lookUpEvery = 5_000;

/**
 * The tenants in the folder `FORECOURT_TENANTS` (`tenants`), each read again when its `site.json` changes. A deploy of
 * one site names its tenant with `TENANT_SLUG` or `TENANT`; otherwise the host name decides: `<slug>.localhost`, or the
 * tenant's `domain_name` or `url`.
 */
export function openTenants(env: NodeJS.ProcessEnv): Tenants {
	const dir = env['FORECOURT_TENANTS'] || 'tenants';
	const only = onlyTenant(env);
	const bySlug = createReader(dir);
	const byDomain = createDomainSearch(dir, bySlug);
	const tenantOf = (slug: string): Tenant | null => bySlug(slug)?.tenant ?? null;
	return {
		bySlug: tenantOf,
		slugs: () => (existsSync(dir) ? readdirSync(dir).filter((slug) => bySlug(slug)) : []),
		at: (host) => {
			if (only) return tenantOf(only);
			const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
			if (name.endsWith('.localhost')) return tenantOf(name.slice(0, -'.localhost'.length));
			return byDomain(name);
		},
	};
}

function createReader(dir: string): (slug: string) => Kept | null {
	const known = new Map<string, Kept>();
	return (slug) => {
		if (!tenantSlugPattern.test(slug)) return null;
		const file = join(dir, slug, 'site.json');
		const stats = statSync(file, { throwIfNoEntry: false });
		if (!stats) return null;
		const version = `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
		const kept = known.get(slug);
		if (kept?.version === version) return kept;
		const site = readSite(file);
		// While its file is being edited, a tenant stays as it was.
		if (!site) return kept ?? null;
		const read = { version, tenant: { slug, site }, domains: domainsOf(site) };
		known.set(slug, read);
		return read;
	};
}

function readSite(file: string): SiteConfig | null {
	const parsed = parseSite(parseOrNull(readFileSync(file, 'utf8')), { file, strict: false });
	if (parsed.ok) return parsed.site;
	const message = `${file} has ${parsed.problems.length} problems and is not used. Run npm run build to see them.`;
	log('error', { message });
	return null;
}

function parseOrNull(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const bare = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');
const domainsOf = ({ domain_name, url }: SiteConfig): string[] => [domain_name ?? '', new URL(url).hostname].map(bare);

function createDomainSearch(dir: string, bySlug: (slug: string) => Kept | null): (name: string) => Tenant | null {
	const owners = new Map<string, string>();
	let searched = 0;
	const search = (): void => {
		if (Date.now() - searched < lookUpEvery || !existsSync(dir)) return;
		searched = Date.now();
		owners.clear();
		for (const slug of readdirSync(dir)) for (const own of bySlug(slug)?.domains ?? []) owners.set(own, slug);
	};
	const owner = (domain: string): Kept | null => {
		const kept = bySlug(owners.get(domain) ?? '');
		return kept?.domains.includes(domain) ? kept : null;
	};
	return (name) => {
		const domain = bare(name);
		if (!domain) return null;
		if (!owner(domain)) search();
		return owner(domain)?.tenant ?? null;
	};
}

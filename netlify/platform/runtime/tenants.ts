import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFleet, type Fleet, fleetFile, parseFleet, underFleet } from '../../../src/config/fleet.ts';
import { overlaid } from '../../../src/config/own-keys.ts';
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
 * tenant's `domain_name` or `url`. Over the file is laid the dashboard's answer that its site was built with, from the
 * folder `FORECOURT_ANSWERS` (`dist/.forecourt`, where the build keeps it).
 */
export function openTenants(env: NodeJS.ProcessEnv): Tenants {
	const dir = env['FORECOURT_TENANTS'] || 'tenants';
	const only = onlyTenant(env);
	const bySlug = createReader(dir, env['FORECOURT_ANSWERS'] || 'dist/.forecourt');
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

function createReader(dir: string, answers: string): (slug: string) => Kept | null {
	const known = new Map<string, Kept>();
	const fleetOf = createFleetReader(join(dir, fleetFile));
	return (slug) => {
		if (!tenantSlugPattern.test(slug)) return null;
		const file = join(dir, slug, 'site.json');
		const stats = statSync(file, { throwIfNoEntry: false });
		if (!stats) return null;
		const { fleet, version: switches } = fleetOf();
		const answer = join(answers, slug, 'dashboard.json');
		const laid = statSync(answer, { throwIfNoEntry: false });
		const version = [stats, laid].map((one) => (one ? versionOf(one) : '')).join(' ') + switches;
		const kept = known.get(slug);
		if (kept?.version === version) return kept;
		const site = readSite(file, laid && answer);
		// While its file is being edited, a tenant stays as it was.
		if (!site) return kept ?? null;
		const read = { version, tenant: { slug, site: underFleet(site, fleet) }, domains: domainsOf(site) };
		known.set(slug, read);
		return read;
	};
}

const versionOf = ({ ino, size, mtimeMs }: Stats): string => `${ino}:${size}:${mtimeMs}`;

/** What is switched on for the fleet (SITE-11), read again when its file changes. The build refuses one with problems. */
function createFleetReader(file: string): () => { fleet: Fleet; version: string } {
	let kept = { fleet: emptyFleet, version: '' };
	return () => {
		const stats = statSync(file, { throwIfNoEntry: false });
		const version = stats ? versionOf(stats) : '';
		if (version === kept.version) return kept;
		const read = stats ? parseFleet(parseOrNull(readFileSync(file, 'utf8')), { file, tenants: [] }).fleet : emptyFleet;
		if (!read) log('error', { message: `${file} has problems and is not used. Run npm run build to see them.` });
		// While it is being edited, the fleet stays as it was.
		kept = { fleet: read ?? kept.fleet, version };
		return kept;
	};
}

function readSite(file: string, answer: string | undefined): SiteConfig | null {
	const written = parseOrNull(readFileSync(file, 'utf8'));
	const kept = answer === undefined ? null : parseOrNull(readFileSync(answer, 'utf8'));
	const { value } = Object(kept) as { value?: Record<string, unknown> };
	const parsed = parseSite(value ? overlaid(written, value).value : written, { file, strict: false });
	if (parsed.ok) return parsed.site;
	const message = `${file} has ${parsed.problems.length === 1 ? 'a problem' : `${parsed.problems.length} problems`} and is not used. Run npm run build to see them.`;
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

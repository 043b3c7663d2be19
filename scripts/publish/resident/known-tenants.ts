import { join } from 'node:path';
import type { SiteConfig } from '../../../src/config/site.ts';
import { sameValue } from '../../../src/site/same-value.ts';
import { type Claims, claimsOf, siteValue } from '../../sources/tenant-claims.ts';
import { readTenants, type Tenants } from '../../sources/tenants.ts';
import type { TenantJob } from '../job.ts';
import { MadeOfFiles } from '../memory/file-stamp.ts';
import { type Memory, recall } from '../memory/memory.ts';
import { tenantDirs } from '../paths.ts';
import { claimsFile, publishedClaims } from '../read/published-claims.ts';

/** Reads one tenant, with what it shares with others: the others' files are read again only where they have changed. */
export function openTenants(tenantsDir: string, out: string): (slug: string) => Tenants {
	const written = new MadeOfFiles<unknown>();
	const published = new MadeOfFiles<ReturnType<typeof publishedClaims>>();
	const claimsFor = (slug: string, file: string): Claims => {
		const root = tenantDirs(out, slug).published;
		const known = published.of(join(root, claimsFile), () => publishedClaims(root));
		return claimsOf(
			slug,
			written.of(file, () => siteValue(file)),
			known,
		);
	};
	return (slug) => readTenants(tenantsDir, [slug], claimsFor);
}

type KnownSite = { site: SiteConfig | null };
const newKnownSite = (): KnownSite => ({ site: null });

/** The job with its tenant's config as the object that it was before, where it says the same. */
export function knownJob(job: TenantJob, memory: Memory): TenantJob {
	const known = recall({ memory }, newKnownSite);
	known.site = sameValue(known.site, job.tenant.site);
	return { ...job, tenant: { ...job.tenant, site: known.site } };
}

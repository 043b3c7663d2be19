import type { SiteConfig } from '../../src/config/site.ts';
import { build } from '../publish/build.ts';
import { readTenants } from '../sources/tenants.ts';

type Wanted = { tenantsDir: string; out: string; slugs: readonly string[] | 'all' };

/** Brings the sites up to date and answers their configs. Rejects with an Error that names those that could not be built. */
export async function buildSites({ tenantsDir, out, slugs }: Wanted): Promise<{ slug: string; site: SiteConfig }[]> {
	const report = await build({ tenantsDir, out, slugs });
	const failed = report.tenants.filter(({ ok }) => !ok).map(({ slug }) => slug);
	if (!report.ok) {
		throw new Error(`Not built: ${failed.join(', ') || 'a tenant that is not there'}. npm run build says why.`);
	}
	const { tenants } = readTenants(tenantsDir, slugs);
	return tenants.flatMap(({ slug, parsed }) => (parsed.ok ? [{ slug, site: parsed.site }] : []));
}

import { openSite } from '../../src/site/open-site.ts';
import type { Page } from '../../src/site/pages/page-table.ts';
import type { Site } from '../../src/site/site.ts';
import { ensureBundle } from '../publish/bundle.ts';
import { thisBuilder } from '../publish/disk/builder.ts';
import { Staging } from '../publish/disk/staging.ts';
import { buildMoment, type TenantJob } from '../publish/job.ts';
import { tenantDirs } from '../publish/paths.ts';
import { planSite } from '../publish/plan/plan.ts';
import { programId } from '../publish/program-id.ts';
import { pullTenant } from '../publish/read/pull.ts';
import { renderContext } from '../publish/render/render-context.ts';
import type { RenderContext } from '../publish/render/render-pages.ts';
import { readTenants } from '../sources/tenants.ts';

/** The pages of a tenant's cars, with what is needed to render, verify and write them as a build does. */
export type CarWork = {
	site: Site;
	pages: (Page & { kind: 'car' })[];
	staging: Staging;
	context: RenderContext;
};

/** Pulls and plans the only tenant of a folder, whose site goes to `out`. */
export async function carWork(tenantsDir: string, out: string): Promise<CarWork> {
	const [tenant] = readTenants(tenantsDir, 'all').tenants;
	if (!tenant?.parsed.ok) throw new Error('The benchmark has a tenant that cannot be read.');
	const { slug, dir, file, parsed } = tenant;
	const builder = thisBuilder();
	const job: TenantJob = {
		tenant: { slug, dir, file, site: parsed.site, warnings: [] },
		out,
		full: true,
		acceptShrink: true,
		now: buildMoment(),
		bundle: (await ensureBundle(builder)).bundle,
		program: programId(),
		builder,
		readAt: Date.now(),
		feed: null,
		processes: 1,
		pagesPerProcess: Number.POSITIVE_INFINITY,
	};
	const { snapshot, assets } = await pullTenant(job);
	const site = openSite(snapshot);
	const plan = planSite(site, { job, old: null, assets, release: out, snapshot });
	const staging = new Staging(tenantDirs(out, slug));
	staging.begin();
	const pages = plan.render.filter((page): page is CarWork['pages'][number] => page.kind === 'car');
	return { site, pages, staging, context: await renderContext(plan, { job, site, staging }) };
}

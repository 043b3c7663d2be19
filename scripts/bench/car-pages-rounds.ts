import { openSite } from '../../src/site/open-site.ts';
import { ensureBundle } from '../publish/bundle.ts';
import { thisBuilder } from '../publish/disk/builder.ts';
import { Staging } from '../publish/disk/staging.ts';
import type { TenantJob } from '../publish/job.ts';
import { buildMoment } from '../publish/job.ts';
import { tenantDirs } from '../publish/paths.ts';
import { planSite } from '../publish/plan/plan.ts';
import { programId } from '../publish/program-id.ts';
import { pullTenant } from '../publish/read/pull.ts';
import { renderContext } from '../publish/render/render-context.ts';
import { renderPages } from '../publish/render/render-pages.ts';
import { readTenants } from '../sources/tenants.ts';

/** How long the pages of all cars of a tenant took, in milliseconds. */
export type Round = { pages: number; ms: number };

const [tenantsDir = '', out = ''] = process.argv.slice(2);
const builder = thisBuilder();
const { bundle } = await ensureBundle(builder);
const rounds: Round[] = [];
for (let round = 0; round < 7; round++) rounds.push(await renderCars(`${out}-${round}`));
process.stdout.write(JSON.stringify(rounds));

/** Renders, verifies and writes the pages of all cars, as a build does, into its own folder: removing one slows the next. */
async function renderCars(folder: string): Promise<Round> {
	const [tenant] = readTenants(tenantsDir, 'all').tenants;
	if (!tenant?.parsed.ok) throw new Error('The benchmark has a tenant that cannot be read.');
	const { slug, dir, file, parsed } = tenant;
	const ready = { slug, dir, file, site: parsed.site, warnings: [] };
	const job: TenantJob = {
		tenant: ready,
		out: folder,
		full: true,
		acceptShrink: true,
		now: buildMoment(),
		bundle,
		program: programId(),
		builder,
		readAt: Date.now(),
		feed: null,
		processes: 1,
		pagesPerProcess: Number.POSITIVE_INFINITY,
	};
	const { snapshot, assets } = await pullTenant(job);
	const site = openSite(snapshot);
	const plan = planSite(site, { job, old: null, assets, release: folder, snapshot });
	const staging = new Staging(tenantDirs(folder, slug));
	staging.begin();
	const pages = plan.render.filter(({ kind }) => kind === 'car');
	const context = await renderContext(plan, { job, site, staging });
	const from = performance.now();
	const { problems } = await renderPages(pages, context);
	const ms = performance.now() - from;
	if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
	return { pages: pages.length, ms };
}

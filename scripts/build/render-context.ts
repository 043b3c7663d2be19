import { isoDay } from '../../src/site/iso-day.ts';
import type { Page } from '../../src/site/page-table.ts';
import type { Site } from '../../src/site/site.ts';
import { loadBundle } from './bundle.ts';
import type { TenantJob } from './job.ts';
import { tenantDirs } from './paths.ts';
import type { SitePlan } from './plan.ts';
import type { Staging } from './publish.ts';
import type { RenderContext } from './render-pages.ts';
import { createShares } from './share/shares.ts';
import type { BuildState } from './state.ts';

/** What {@link renderPages} needs, with the bundle loaded. */
export async function renderContext(
	plan: SitePlan,
	{ job, old, site, staging }: { job: TenantJob; old: BuildState | null; site: Site; staging: Staging },
): Promise<RenderContext> {
	const { createRenderer } = await loadBundle(job.bundle);
	return {
		site,
		staging,
		render: createRenderer(site.config.url),
		published: (path) => (job.full ? undefined : old?.pages.get(path)?.hash),
		isPublished: plan.isPublished,
		changedOn: (path, hash) => {
			const known = old?.pages.get(path);
			return known?.hash === hash ? known.changed : isoDay(job.now);
		},
		share: createShares(site, {
			clientDir: job.bundle.clientDir,
			kept: tenantDirs(job.out, job.tenant.slug).shares,
			take: (source, file) => staging.copy(source, file),
		}),
	};
}

/** The pages of shard `index` of `shards`: every so-many-th, so that no shard gets all the heavy ones. */
export const shardOf = (pages: readonly Page[], index: number, shards: number): Page[] =>
	pages.filter((_, position) => position % shards === index);

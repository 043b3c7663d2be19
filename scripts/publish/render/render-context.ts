import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDay } from '../../../src/domain/hours/days.ts';
import type { Site } from '../../../src/site/site.ts';
import { loadBundle } from '../bundle.ts';
import type { Staging } from '../disk/staging.ts';
import type { TenantJob } from '../job.ts';
import { tenantDirs } from '../paths.ts';
import type { SitePlan } from '../plan/plan.ts';
import { ownFolders } from '../read/own-files.ts';
import { createShares } from '../share/shares.ts';
import type { RenderContext } from './render-pages.ts';

/** What {@link renderPages} needs, with the bundle loaded. The plan is the lead process's, wherever its pages are rendered. */
export async function renderContext(
	{ isPublished, before }: Pick<SitePlan, 'isPublished' | 'before'>,
	{ job, site, staging }: { job: TenantJob; site: Site; staging: Staging },
): Promise<RenderContext> {
	const { createRenderer } = await loadBundle(job.bundle);
	const dirs = tenantDirs(job.out, job.tenant.slug);
	return {
		site,
		staging,
		render: createRenderer(site.config.url),
		before,
		isPublished,
		today: isoDay(job.now),
		...(job.counter && { counter: job.counter }),
		share: createShares(site, {
			assets: ownFolders(job.tenant),
			kept: dirs.shares,
			take: (source, { file, bytes }) => {
				if (!staging.holds(file, bytes)) staging.link(source, file);
			},
			write: ({ file, bytes }, body) => {
				if (staging.holds(file, bytes)) return;
				if (hasBytes(join(dirs.published, file), body)) staging.keep(file);
				else staging.write(file, body);
			},
		}),
	};
}

const hasBytes = (file: string, body: Buffer): boolean => existsSync(file) && readFileSync(file).equals(body);

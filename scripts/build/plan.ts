import { ProblemError } from '../../src/config/problem.ts';
import { listPages, type Page } from '../../src/site/page-table.ts';
import type { Site } from '../../src/site/site.ts';
import { deadConfigLinks } from './config-links.ts';
import { createFingerprint } from './fingerprint.ts';
import { type Frame, frameOf } from './frame.ts';
import type { TenantJob } from './job.ts';
import type { BuildState } from './state.ts';

/** Which pages of a site must be rendered anew, which stay as they are, and which are gone. */
export type PagePlan = { render: Page[]; reuse: Page[]; removed: string[] };

/** All that is to be done to publish a site as it should be now. */
export type SitePlan = PagePlan & {
	bundle: string;
	listed: number;
	frame: Frame;
	frameChanged: boolean;
	/** Hash of the present value of a read. */
	fingerprint: (read: string) => string;
	/** Whether the site will have a page or file with this path. */
	isPublished: (path: string) => boolean;
};

/** Compares a site as it should be with the one that is published. Throws a ProblemError for dead links in the config. */
export function planSite(
	site: Site,
	{ job, old, assets, listed }: { job: TenantJob; old: BuildState | null; assets: string | null; listed: number },
): SitePlan {
	const pages = listPages(site);
	const fingerprint = createFingerprint(site);
	const frame = frameOf(site, job.bundle, assets);
	const pagePaths = pages.map(({ path }) => path);
	const paths = new Set([...pagePaths, ...frame.copies.map(({ file }) => `/${file}`)]);
	const isPublished = (path: string) => paths.has(path);
	const dead = deadConfigLinks(site.config, { file: job.tenant.file, paths: pagePaths, isPublished });
	if (dead.length > 0) throw new ProblemError(dead);
	const usable = job.full || old?.bundle !== job.bundle.id ? null : old;
	return {
		...planPages(pages, usable, fingerprint),
		removed: Object.keys(old?.pages ?? {}).filter((path) => !paths.has(path)),
		bundle: job.bundle.id,
		listed,
		frame,
		frameChanged: old?.frame !== frame.hash,
		fingerprint,
		isPublished,
	};
}

/** Whether the published site is already as it should be. */
export const isIdle = (plan: SitePlan): boolean =>
	plan.render.length === 0 && plan.removed.length === 0 && !plan.frameChanged;

/** A page stays as it is when no answer to what it read when it was rendered has changed since. */
export function planPages(
	pages: Page[],
	old: BuildState | null,
	fingerprint: (read: string) => string,
): Pick<PagePlan, 'render' | 'reuse'> {
	const stays = ({ path }: Page) =>
		old?.pages[path]?.reads.every((read) => old.values[read] === fingerprint(read)) ?? false;
	const { true: reuse = [], false: render = [] } = Object.groupBy(pages, (page) => (stays(page) ? 'true' : 'false'));
	return { render, reuse };
}

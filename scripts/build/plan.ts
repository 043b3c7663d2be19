import { ProblemError } from '../../src/config/problem.ts';
import { shownContent } from '../../src/site/open-content.ts';
import { listPages, type Page } from '../../src/site/page-table.ts';
import { redirects } from '../../src/site/redirects.ts';
import type { Site } from '../../src/site/site.ts';
import type { Snapshot } from '../../src/site/snapshot.ts';
import { deadLinks } from './config-links.ts';
import { createFingerprint } from './fingerprint.ts';
import { type Frame, frameOf } from './frame.ts';
import type { TenantJob } from './job.ts';
import { everyRead } from './page-reads.ts';
import type { BuildState } from './state.ts';

/** Which pages of a site must be rendered anew, which stay as they are, and which are gone. */
export type PagePlan = { render: Page[]; reuse: Page[]; removed: string[] };

/** Pages that say when the others changed: they are planned and rendered once the others are. */
const isLate = ({ kind }: Page): boolean => kind === 'sitemap';

/** All that is to be done to publish a site as it should be now. */
export type SitePlan = PagePlan & {
	late: Page[];
	bundle: string;
	listed: number;
	gone: Record<string, string>;
	frame: Frame;
	frameChanged: boolean;
	/** Hash of the present value of a read. */
	fingerprint: (read: string) => string;
	/** Whether pages may link to this path: the site will have a page or file there, or the dealer links to a vehicle that is gone. */
	isPublished: (path: string) => boolean;
	/** What to say of links to vehicles that are gone. */
	linkWarnings: string[];
};

/** Compares a site as it should be with the one that is published. Throws a ProblemError for dead links in config and texts. */
export function planSite(
	site: Site,
	{ job, old, assets, snapshot }: { job: TenantJob; old: BuildState | null; assets: string | null; snapshot: Snapshot },
): SitePlan {
	const pages = listPages(site);
	const fingerprint = createFingerprint(site);
	const frame = frameOf(site, job.bundle, assets);
	const pagePaths = pages.map(({ path }) => path);
	const paths = new Set([...pagePaths, ...frame.copies.map(({ file }) => `/${file}`)]);
	const answered = answeredByHost(site);
	const isThere = (path: string) => paths.has(path) || answered(path);
	const content = snapshot.content && shownContent(snapshot.content, site.config, snapshot.now);
	const written = { file: job.tenant.file, config: site.config, content };
	const dead = deadLinks(written, { paths: pagePaths, isPublished: isThere });
	if (dead.problems.length > 0) throw new ProblemError(dead.problems);
	const { late = [], now = [] } = Object.groupBy(pages, (page) => (isLate(page) ? 'late' : 'now'));
	return {
		...planPages(now, usableState(job, old), fingerprint),
		late,
		removed: [...(old?.pages.keys() ?? [])].filter((path) => !paths.has(path)),
		bundle: job.bundle.id,
		listed: snapshot.cars.length,
		gone: snapshot.gone ?? {},
		frame,
		frameChanged: old?.frame !== frame.hash,
		fingerprint,
		isPublished: (path) => isThere(path) || dead.vehicles.has(path),
		linkWarnings: dead.warnings,
	};
}

/** What the host answers without a file: addresses that redirect to a page (ROUTE-16). */
function answeredByHost(site: Site): (path: string) => boolean {
	const rules = redirects(site).filter(({ status }) => status !== 410);
	const exact = new Set(rules.map(({ from }) => from));
	const patterns = rules.flatMap(({ from }) => (/[*:]/.test(from) ? [patternOf(from)] : []));
	return (path) => exact.has(path) || patterns.some((pattern) => pattern.test(path));
}

/** The paths that a rule with `:name` for a part or `*` for all the rest stands for. */
const patternOf = (from: string): RegExp =>
	new RegExp(
		`^${from
			.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
			.replace(/:\w+/g, '[^/]+')
			.replace('*', '.*')}$`,
	);

/** What of the old state says whether a page stays as it is: nothing where all are to be rendered. */
export const usableState = ({ full, bundle }: TenantJob, old: BuildState | null): BuildState | null =>
	full || old?.bundle !== bundle.id ? null : old;

/** Whether the published site is already as it should be. */
export const isIdle = (plan: SitePlan): boolean =>
	plan.render.length === 0 && plan.removed.length === 0 && !plan.frameChanged;

/** A page stays as it is when no answer to what it read when it was rendered has changed since. */
export function planPages(
	pages: Page[],
	old: BuildState | null,
	fingerprint: (read: string) => string,
): Pick<PagePlan, 'render' | 'reuse'> {
	const isSame = everyRead((read) => old?.values.get(read) === fingerprint(read));
	const stays = ({ path }: Page): boolean => {
		const known = old?.pages.get(path);
		return known !== undefined && isSame(known.reads);
	};
	const { true: reuse = [], false: render = [] } = Object.groupBy(pages, (page) => (stays(page) ? 'true' : 'false'));
	return { render, reuse };
}

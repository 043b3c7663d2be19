import { formatProblem, ProblemError } from '../../../src/config/problem.ts';
import { shownContent } from '../../../src/site/content/open-content.ts';
import { unstockedOffers } from '../../../src/site/content/stocked-offers.ts';
import { listPages, type Page } from '../../../src/site/pages/page-table.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import type { Site } from '../../../src/site/site.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import type { TenantJob } from '../job.ts';
import { recall } from '../memory/memory.ts';
import { publishedFile, tenantDirs } from '../paths.ts';
import type { FoundFile, OwnFolders } from '../read/own-files.ts';
import { clashes } from './clashes.ts';
import { deadLinks } from './config-links.ts';
import { createIntact, type IsIntact } from './intact.ts';
import { everyRead } from './page-reads.ts';
import { createReadHash, newKnownReads } from './read-hash.ts';
import { areSideFilesIntact, newFileHashes, type SideFiles, sideFilesOf } from './side-files.ts';
import { type BuildState, type PageState, pageIdentity } from './state.ts';
import { unusedRedirects } from './unused-redirects.ts';

/** Which pages of a site must be rendered, which stay as they are, and which are gone. */
export type PagePlan = { render: Page[]; reuse: Page[]; removed: string[] };

/** Pages that say when the others changed: they are planned and rendered once the others are. */
const lateKinds: ReadonlySet<Page['kind']> = new Set(['sitemap', 'sitemap-part', 'stock-record']);
const isLate = ({ kind }: Page): boolean => lateKinds.has(kind);

/** What is known of a page that is to be rendered: its published file, and whether that still is what the build wrote. */
export type Before = { hash: string; changed: string; intact: boolean };

/** All that is to be done to publish a site as it should be now. */
export type SitePlan = PagePlan & {
	late: Page[];
	/** Every page of the site: what is rendered and what is reused must come to these. */
	pages: readonly Page[];
	/** Paths of all pages and files of the site. */
	paths: ReadonlySet<string>;
	before: (path: string) => Before | null;
	isIntact: IsIntact;
	bundle: string;
	sideFiles: SideFiles;
	sideFilesChanged: boolean;
	/** Whether days of the sitemap have to be put right, because a clock was ahead once. */
	daysAhead?: boolean;
	/** Hash of the present value of a read. */
	hashOfRead: (read: string) => string;
	/** Whether pages may link to this path: the site will have a page or file there, or the dealer links to a vehicle that is gone. */
	isPublished: (path: string) => boolean;
	/** Addresses of vehicles that are gone and that the dealer's own texts link to. */
	goneVehicles: ReadonlySet<string>;
	/** What to say of links to vehicles that are gone, of redirects without effect, and of files that are not published. */
	warnings: string[];
};

type PlanOptions = {
	job: TenantJob;
	old: BuildState | null;
	assets: OwnFolders;
	/** Folder of the release before this one. */
	release: string;
	snapshot: Snapshot;
	/** Files that were made for this site: see `drawing-photos.ts`. */
	made?: readonly FoundFile[];
};

/** Compares a site as it should be with the one that is published. Throws a ProblemError for dead links in config and texts, and for addresses that clash. */
export function planSite(site: Site, { job, old, assets, release, snapshot, made = [] }: PlanOptions): SitePlan {
	const pages = listPages(site);
	const hashOfRead = createReadHash(site, job.memory && recall(job, newKnownReads));
	const hashes = recall(job, newFileHashes);
	const { bundle, sealed, now } = job;
	const sideFiles = sideFilesOf(site, { bundle, assets, release, now, hashes, made, ...(sealed && { sealed }) });
	const pagePaths = pages.map(({ path }) => path);
	const paths = new Set([...pagePaths, ...sideFiles.copies.map(({ file }) => `/${file}`)]);
	const isThere = publishedTest(site, paths);
	const isIntact = createIntact(tenantDirs(job.out, job.tenant.slug));
	const clashing = clashes(pagePaths, sideFiles, job.tenant.file);
	if (clashing.length > 0) throw new ProblemError(clashing);
	const content = snapshot.content && shownContent(snapshot.content, site.config, snapshot.now);
	const written = { file: job.tenant.file, config: site.config, content };
	const dead = deadLinks(written, { paths: pagePaths, isPublished: isThere });
	if (dead.problems.length > 0) throw new ProblemError(dead.problems);
	const { late = [], early = [] } = Object.groupBy(pages, (page) => (isLate(page) ? 'late' : 'early'));
	return {
		...planPages(early, usableState(job, old), { hashOfRead, isIntact }),
		late,
		pages,
		paths,
		before: (path) => beforeOf(path, { job, old, isIntact }),
		isIntact,
		removed: [...(old?.pages.keys() ?? [])].filter((path) => !paths.has(path)),
		bundle: job.bundle.id,
		sideFiles,
		sideFilesChanged: old?.sideFiles !== sideFiles.hash || !areSideFilesIntact(sideFiles, isIntact),
		hashOfRead,
		isPublished: (path) => isThere(path) || dead.vehicles.has(path),
		goneVehicles: dead.vehicles,
		warnings: [
			...dead.warnings,
			...unstockedOffers(site).map(offerWarning),
			...unusedRedirects(site.config, paths, job.tenant.file).map(formatProblem),
			...sideFiles.leftOut.map(linkWarning),
		],
	};
}

const offerWarning = ({ title, list }: { title: string; list: string }): string =>
	`offers: nothing for the offer ${JSON.stringify(title)} is in stock (${list}). Its button asks about it until something is: change the offer, or take it out.`;

const linkWarning = (file: string): string =>
	`${file} is a symbolic link and is not published. Put the file itself in its place.`;

/** Tells whether a site with these pages and files answers a path, directly or by a redirect. */
export function publishedTest(site: Site, paths: ReadonlySet<string>): (path: string) => boolean {
	const redirected = hostRedirects(site);
	return (path) => {
		let at: string | null = path;
		for (let hops = 0; at !== null && hops <= mostHops; hops++) {
			if (paths.has(at)) return true;
			at = redirected(at)?.replace(/[?#].*$/, '') ?? null;
		}
		return false;
	};
}

function beforeOf(
	path: string,
	{ job, old, isIntact }: { job: TenantJob; old: BuildState | null; isIntact: IsIntact },
): Before | null {
	const known = old?.pages.get(path);
	if (!known) return null;
	const { hash, changed } = known;
	return { hash, changed, intact: !job.full && isPageIntact(path, known, isIntact) };
}

function isPageIntact(path: string, { hash, bytes, share }: PageState, isIntact: IsIntact): boolean {
	return isIntact(publishedFile(path), bytes, () => hash) && (!share || isIntact(share.file, share.bytes));
}

/** So many redirects in a row are followed; ours take two. */
const mostHops = 5;

/** What the host answers without a file: where the redirect of an address leads to (ROUTE-16); null for an address without one. */
function hostRedirects(site: Site): (path: string) => string | null {
	const rules = redirects(site).filter(({ status }) => status !== 410);
	const exact = new Map(rules.map(({ from, to }) => [from, to]));
	const patterns = rules.flatMap(({ from, to }) => (/[*:]/.test(from) ? [{ pattern: patternOf(from), to }] : []));
	return (path) => {
		const known = exact.get(path);
		if (known !== undefined) return known;
		for (const { pattern, to } of patterns) {
			const parts = pattern.exec(path)?.groups;
			if (parts) return to.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? '');
		}
		return null;
	};
}

/** The paths that a rule with `:name` for a part or `*` for all the rest (`:splat`) stands for. */
const patternOf = (from: string): RegExp =>
	new RegExp(
		`^${from
			.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
			.replace(/:(\w+)/g, '(?<$1>[^/]+)')
			.replace('*', '(?<splat>.*)')}$`,
	);

/** What of the old state says whether a page stays as it is: nothing where all are to be rendered. */
export const usableState = ({ full, bundle }: TenantJob, old: BuildState | null): BuildState | null =>
	full || old?.bundle !== bundle.id ? null : old;

/** Whether the published site is already as it should be. */
export const isIdle = (plan: SitePlan): boolean =>
	plan.render.length === 0 && plan.removed.length === 0 && !plan.sideFilesChanged && !plan.daysAhead;

/**
 * A page stays as it is when its path stands for the same page as before, no answer to what it read when it was rendered
 * has changed since, and its published file is as it was left.
 */
export function planPages(
	pages: Page[],
	old: BuildState | null,
	{ hashOfRead, isIntact }: Pick<SitePlan, 'hashOfRead' | 'isIntact'>,
): Pick<PagePlan, 'render' | 'reuse'> {
	const isSame = everyRead((read) => old?.values.get(read) === hashOfRead(read));
	const stays = (page: Page): boolean => {
		const known = old?.pages.get(page.path);
		if (known?.identity !== pageIdentity(page)) return false;
		return isSame(known.reads) && isPageIntact(page.path, known, isIntact);
	};
	const { true: reuse = [], false: render = [] } = Object.groupBy(pages, (page) => (stays(page) ? 'true' : 'false'));
	return { render, reuse };
}

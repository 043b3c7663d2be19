import { lazy } from '../../../src/site/memo.ts';
import type { Staging } from '../disk/staging.ts';
import { publishedFile, type TenantDirs } from '../paths.ts';
import { idFile } from '../plan/intact.ts';
import { allReads } from '../plan/page-reads.ts';
import { isIdle, type SitePlan } from '../plan/plan.ts';
import type { BuildState, PageState } from '../plan/state.ts';
import type { RenderResult } from '../render/render-pages.ts';
import { changedShares } from './changed-shares.ts';
import { siteId, staleFiles } from './site-id.ts';
import { checkStaged } from './whole-site.ts';

/** With more stale files than this, linking a new site is as quick as bringing the previous one up to date. */
const mostStale = 200;

/** Makes the staging folder ready for the pages that the plan renders. */
export function beginStaging(
	staging: Staging,
	plan: SitePlan,
	{ dirs, old }: { dirs: TenantDirs; old: BuildState | null },
): void {
	if (isIdle(plan)) return;
	const stale = plan.sideFilesChanged ? null : staleFiles(dirs, old);
	if (stale) staging.beginFromPrevious(stale);
	else staging.begin();
}

/** Whether there is anything new to publish. */
export const isChanged = (plan: SitePlan, rendered: RenderResult): boolean =>
	plan.sideFilesChanged || plan.removed.length > 0 || rendered.pages.some(([, , written]) => written);

/**
 * Completes the staging folder with what did not change, and puts it in the published site's place once all of it is there
 * and on the disk. Resolves with the moment at which it was there. Rejects with a ProblemError, and publishes nothing, where
 * a file is missing.
 */
export async function publishPlan(
	plan: SitePlan,
	staging: Staging,
	{ rendered, next, old }: { rendered: RenderResult; next: BuildState; old: BuildState | null },
): Promise<string> {
	const shares = changedShares(next, old);
	for (const file of [...plan.removed.map(publishedFile), ...shares.gone]) staging.remove(file);
	for (const file of shares.all.keys()) staging.keep(file);
	for (const { path } of plan.reuse) staging.keep(publishedFile(path));
	stageSideFiles(plan, staging);
	staging.refresh();
	checkStaged(staging, plan, { rendered, next });
	staging.write(idFile, `${next.site}\n`);
	const written = rendered.pages.flatMap(([path, , isWritten]) => (isWritten ? [publishedFile(path)] : []));
	await staging.sync([...written, ...shares.fresh]);
	staging.publish({ keepPrevious: next.previous !== null });
	const publishedAt = new Date().toISOString();
	await staging.syncPlace();
	return publishedAt;
}

function stageSideFiles({ sideFiles, sideFilesChanged }: SitePlan, staging: Staging): void {
	for (const { source, file } of sideFiles.copies) {
		if (sideFilesChanged) staging.copy(source, file);
		else staging.keep(file);
	}
	for (const [file, text] of sideFiles.texts) {
		if (sideFilesChanged) staging.write(file, text);
		else staging.keep(file);
	}
}

/** What to keep for the next build: the old state itself where nothing was to do. */
export function nextState(plan: SitePlan, rendered: RenderResult, old: BuildState | null): BuildState {
	if (old && isIdle(plan)) return old;
	const pages = new Map<string, PageState>();
	for (const { path } of plan.reuse) {
		const known = old?.pages.get(path);
		if (known) pages.set(path, known);
	}
	for (const [path, state] of rendered.pages) pages.set(path, state);
	const { bundle, sideFiles } = plan;
	const state = { bundle, sideFiles: sideFiles.hash, pages };
	// What the pages read is for the next build to know: the site does not wait for it.
	const values = lazy(() => valuesOf(pages, plan));
	const previous = nextPrevious(plan, rendered, { old, pages });
	return {
		...state,
		site: siteId(state),
		previous,
		get values() {
			return values();
		},
	};
}

/** The hash of the present value of everything that pages read. */
function valuesOf(pages: BuildState['pages'], { hashOfRead }: SitePlan): BuildState['values'] {
	const reads = allReads([...pages.values()].map((page) => page.reads));
	return new Map([...reads].map((read) => [read, hashOfRead(read)]));
}

/** The published site becomes the previous one if the next differs from it in few files. */
function nextPrevious(
	plan: SitePlan,
	rendered: RenderResult,
	{ old, pages }: { old: BuildState | null; pages: BuildState['pages'] },
): BuildState['previous'] {
	if (!old || plan.sideFilesChanged) return null;
	const shares = changedShares({ pages }, old);
	const written = rendered.pages.flatMap(([path, , isWritten]) => (isWritten ? [path] : []));
	const stale = [...[...written, ...plan.removed].map(publishedFile), ...shares.fresh, ...shares.gone];
	return stale.length <= mostStale ? { site: old.site, stale: [...stale, idFile] } : null;
}

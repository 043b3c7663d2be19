import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../disk/hash.ts';
import type { TenantJob } from '../job.ts';
import { recall } from '../memory/memory.ts';
import type { TenantDirs } from '../paths.ts';
import { idFile } from '../plan/intact.ts';
import { newKnownState } from '../plan/known-state.ts';
import type { BuildState } from '../plan/state.ts';

/** Hash of a whole site: of its side files and of every page's file, in whatever order these were rendered. */
export const siteId = ({ sideFiles, pages }: Pick<BuildState, 'sideFiles' | 'pages'>): string =>
	hashOf(JSON.stringify([sideFiles, [...pages].map(([path, { hash }]) => `${path} ${hash}`).sort()]));

/** What the last build kept, if the published site is the one that it is about: a kill may have come between the two. */
export function publishedState({ published, state }: TenantDirs, job: Pick<TenantJob, 'memory'>): BuildState | null {
	const known = recall(job, newKnownState).read(state);
	return known !== null && idOf(published) === known.site ? known : null;
}

/** The stale files of the previous site, where it is still there to start from. */
export function staleFiles({ previous }: TenantDirs, old: BuildState | null): string[] | null {
	const kept = old?.previous;
	return kept && idOf(previous) === kept.site ? kept.stale : null;
}

function idOf(dir: string): string | null {
	const file = join(dir, idFile);
	return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

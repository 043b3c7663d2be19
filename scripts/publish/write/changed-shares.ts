import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildState } from '../plan/state.ts';

type Pages = Pick<BuildState, 'pages'>;

/** The pictures for shares of a site by file, with their size; those that the site before had not; those that only it had. */
export function changedShares(
	next: Pages,
	old: Pages | null,
): { all: Map<string, number>; fresh: string[]; gone: string[] } {
	const all = shareFiles(next);
	const before: ReadonlyMap<string, number> = old ? shareFiles(old) : new Map();
	return {
		all,
		fresh: [...all.keys()].filter((file) => !before.has(file)),
		gone: [...before.keys()].filter((file) => !all.has(file)),
	};
}

/** Drops from the folder of kept pictures those that no page of the site uses any more. */
export function pruneShares(dir: string, state: Pages): void {
	if (!existsSync(dir)) return;
	const used = shareFiles(state);
	for (const name of readdirSync(dir)) if (!used.has(`share/${name}`)) rmSync(join(dir, name));
}

const shareFiles = ({ pages }: Pages): Map<string, number> =>
	new Map([...pages.values()].flatMap(({ share }) => (share === null ? [] : [[share.file, share.bytes] as const])));

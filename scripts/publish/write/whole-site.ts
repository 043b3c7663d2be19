import { type Problem, ProblemError } from '../../../src/config/problem.ts';
import { homePath } from '../../../src/site/pages/links.ts';
import type { Staging } from '../disk/staging.ts';
import { publishedFile } from '../paths.ts';
import type { SitePlan } from '../plan/plan.ts';
import type { BuildState } from '../plan/state.ts';
import type { RenderResult } from '../render/render-pages.ts';
import { changedShares } from './changed-shares.ts';

/** Enough to see what is wrong; a thousand would bury the report. */
const mostProblems = 20;

/** Throws a ProblemError unless every planned page was either rendered or is reused, and nothing else was. */
export function checkPages({ pages, reuse }: Pick<SitePlan, 'pages' | 'reuse'>, rendered: RenderResult): void {
	const open = new Set([homePath, ...pages.map(({ path }) => path)]);
	const done = [...rendered.pages.map(([path]) => path), ...reuse.map(({ path }) => path)];
	const stray = done.filter((path) => !open.delete(path));
	throwIfAny([
		...[...open].map((path) => problem(path, 'no page', 'a page that was rendered, or the published one')),
		...stray.map((path) => problem(path, 'a page that was not planned', 'each planned page once')),
	]);
}

/**
 * Throws a ProblemError unless the staging folder has every file of the next site: what was rendered with the bytes that
 * came of it, everything else with its size. A file that is missing or damaged only there is taken from the published site.
 */
export function checkStaged(staging: Staging, plan: SitePlan, built: Built): void {
	const isBroken = ({ file, bytes, hash }: ExpectedFile): boolean =>
		!staging.holds(file, bytes) || (hash !== undefined && staging.hashOf(file) !== hash);
	const broken = expectedFiles(plan, built).filter(isBroken);
	for (const { file } of broken) staging.repair(file);
	const found = 'a missing or damaged file';
	throwIfAny(broken.filter(isBroken).map(({ file, bytes }) => problem(file, found, `a file of ${bytes} bytes`)));
}

type Built = { rendered: RenderResult; next: BuildState };
type ExpectedFile = { file: string; bytes: number; hash?: string };

function expectedFiles({ sideFiles, reuse }: SitePlan, { rendered, next }: Built): ExpectedFile[] {
	const reused = reuse.map(({ path }) => ({ file: publishedFile(path), bytes: next.pages.get(path)?.bytes ?? 0 }));
	return [
		...rendered.pages.map(([path, { bytes, hash }]) => ({ file: publishedFile(path), bytes, hash })),
		...reused,
		...[...changedShares(next, null).all].map(([file, bytes]) => ({ file, bytes })),
		...sideFiles.copies,
		...sideFiles.texts.map(([file, text]) => ({ file, bytes: Buffer.byteLength(text) })),
	];
}

function throwIfAny(problems: readonly Problem[]): void {
	if (problems.length > 0) throw new ProblemError(problems.slice(0, mostProblems));
}

function problem(file: string, found: string, expected: string): Problem {
	const hint =
		'The next site is incomplete, so nothing was published. Build again; if it happens again, there is a fault in the build.';
	return { file, path: '', found, expected, hint };
}

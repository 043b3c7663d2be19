import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';

/**
 * What a run reads of its matrices: axe on every page, kills at any moment, prices of every tenant. `npm test` reads a
 * sample, drawn by the seed; `npm test -- --full` reads all. Each matrix has a part that is never left to the draw.
 */
export type Draw = { seed: string; isFull: boolean };

const variables = { seed: 'FORECOURT_SEED', full: 'FORECOURT_FULL' } as const;

/** The draw of this run, by its environment. Without a seed there it is the commit, so that in turn everything is read. */
export function thisDraw(env: NodeJS.ProcessEnv = process.env): Draw {
	const seed = env[variables.seed] || headCommit() || randomBytes(4).toString('hex');
	return { seed, isFull: env[variables.full] === '1' };
}

/** What tells child processes to draw the same. */
export const drawEnv = ({ seed, isFull }: Draw): Record<string, string> => ({
	[variables.seed]: seed,
	[variables.full]: isFull ? '1' : '',
});

/** `count` of the items of a matrix, in their own order; all of them in a full run. */
export function drawItems<Item>(
	{ matrix, items, count }: { matrix: string; items: readonly Item[]; count: number },
	{ seed, isFull }: Draw = thisDraw(),
): Item[] {
	if (isFull) return [...items];
	const ranked = items.map((_, at) => ({ at, rank: hash(`${seed} ${matrix} ${at}`) }));
	ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
	const chosen = new Set(ranked.slice(0, count).map(({ at }) => at));
	return items.filter((_, at) => chosen.has(at));
}

/** How often a matrix without a list is tried: `sample` times, `whole` times in a full run. */
export const drawCount = (counts: { sample: number; whole: number }, { isFull }: Draw = thisDraw()): number =>
	isFull ? counts.whole : counts.sample;

/** A number by the seed, for what draws by itself: fast-check. */
export const drawNumber = (matrix: string, { seed }: Draw = thisDraw()): number =>
	Number.parseInt(hash(`${seed} ${matrix}`).slice(0, 7), 16);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The commit that is checked out; empty where there is no git or no repository. */
function headCommit(): string {
	try {
		return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
	} catch {
		return '';
	}
}

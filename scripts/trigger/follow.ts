import { setTimeout as sleep } from 'node:timers/promises';
import {
	type BuildAnswer,
	type BuildProgress,
	pagesInWords,
	type RebuildStatus,
	refreshFailure,
} from '../../src/contract/rebuild.ts';
import type { Desk } from './desk.ts';

/** How a followed request ended: `ok`, with what to say about it. */
export type Followed = { ok: boolean; text: string };

/** What is followed, for how long, and who hears how far it is: a line for each tenth of its pages. */
type Following = { slug: string; id: string; waitMs: number; tell?: (text: string) => void };

/** Follows a request until it is built, at most for `waitMs`. A look that fails is made again (SITE-16). */
export async function followRequest(
	desk: Pick<Desk, 'status' | 'pollMs'>,
	{ slug, id, waitMs, tell }: Following,
): Promise<Followed> {
	const end = Date.now() + waitMs;
	let last = 'nothing was heard of it';
	const tellNew = onlyNew(slug, tell);
	while (Date.now() < end) {
		try {
			const status = await desk.status(slug);
			const build = buildOf(status, id);
			if (build) return outcomeOf(build, slug);
			tellNew(status.progress);
			last = progressOf(status, id);
		} catch (error) {
			last = error instanceof Error ? error.message : String(error);
		}
		await sleep(desk.pollMs);
	}
	const minutes = Math.round(waitMs / 60_000);
	return { ok: false, text: refreshFailure(`${slug} was not built within ${minutes} minutes: ${last}.`) };
}

/**
 * The build that has ended the request: the one that includes it, or, where that was handed over to the host, the first one
 * after it that has ended.
 */
export function buildOf({ builds }: RebuildStatus, id: string): BuildAnswer | null {
	const ended = builds.filter(({ outcome }) => outcome !== null && outcome !== 'lost' && outcome !== 'stopped');
	const own = ended.find(({ requests }) => requests.includes(id));
	if (own?.outcome !== 'handed_over') return own ?? null;
	const later = ended.filter(
		({ outcome, started_at, finished_at }) =>
			outcome !== 'handed_over' && finished_at !== null && started_at > (own.finished_at ?? ''),
	);
	return later.at(-1) ?? null;
}

/** Tells only what is a tenth of the pages further than what was told before. */
function onlyNew(slug: string, tell: (text: string) => void = () => undefined) {
	let told = '';
	return (progress: BuildProgress | null): void => {
		if (!progress) return;
		const { step, drawn, of } = progress;
		const tenth = `${step} ${Math.floor((drawn / Math.max(1, of)) * 10)}`;
		if (tenth === told) return;
		told = tenth;
		tell(`${slug}: ${pagesInWords(progress)}`);
	};
}

function progressOf({ state, place, builds, progress }: RebuildStatus, id: string): string {
	if (progress) return `${progress.builder} is building it, ${pagesInWords(progress)}`;
	const own = builds.find(({ requests }) => requests.includes(id));
	if (own?.outcome === 'handed_over') {
		return 'the host was asked to build it, and its build has not reported here (set DATABASE_URL in its environment)';
	}
	if (own && own.outcome === null) return `it is being built by ${own.builder}`;
	return state === 'idle' ? 'it is not in the queue' : `it waits at place ${place ?? 1}; is a builder running?`;
}

function outcomeOf({ outcome, error, duration_ms, facts }: BuildAnswer, slug: string): Followed {
	if (outcome === 'failed' || outcome === 'held_back') {
		return { ok: false, text: error ?? refreshFailure(`${slug} failed.`) };
	}
	const pages = facts ? `, ${facts.pages.rendered} pages rendered, ${facts.cars.listed} cars` : '';
	return { ok: true, text: `${slug}: ${outcome} in ${((duration_ms ?? 0) / 1000).toFixed(2)} s${pages}.` };
}

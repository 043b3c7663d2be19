import { z } from 'zod';

/**
 * How a build ended (SITE-16). `handed_over`: the host was asked to build (build hook, workflow). `lost`: its builder died;
 * `stopped`: its builder was told to stop. After these two the requests wait for the next build.
 */
const buildOutcomes = ['published', 'unchanged', 'failed', 'held_back', 'handed_over', 'lost', 'stopped'] as const;
export type BuildOutcome = (typeof buildOutcomes)[number];

const line = (longest: number) => {
	const error = `Must be text of at most ${longest} characters.`;
	return z.string({ error }).trim().max(longest, { error }).optional();
};
const choice = z.boolean({ error: 'Must be true or false.' }).optional();

/** Body of POST /api/rebuild/{slug}; an empty body is `{}` (SITE-16). */
export const rebuildBody = z.strictObject({
	/** Why, for the history. */
	why: line(200),
	/** Who or what asks, for the history. */
	by: line(80),
	/** Render every page. */
	full: choice,
	/** Publish even what is held back. */
	accept_shrink: choice,
});

/** A body as it is sent. */
export type RebuildBody = z.input<typeof rebuildBody>;

/** The answer to POST: the request waits, or runs together with others like it. */
export type RebuildAnswer = {
	id: string;
	slug: string;
	/** `waiting`: for a builder. `building`: a build runs, and the next one includes this request. `handed_over`: to the host. */
	state: 'waiting' | 'building' | 'handed_over';
	/** Place in the queue, from 1; null once no builder has to take it. */
	place: number | null;
	/** What went wrong when the host was asked to build; it is asked again. */
	error?: string;
};

/** A build as GET /api/rebuild/{slug} shows it. Times are ISO, durations milliseconds. */
export type BuildAnswer = {
	id: string;
	/** Ids of the requests that it includes. */
	requests: string[];
	by: string;
	why: string;
	triggers: number;
	builder: string;
	started_at: string;
	finished_at: string | null;
	duration_ms: number | null;
	/** Null while it runs. */
	outcome: BuildOutcome | null;
	/** In the words of `refreshFailure`, if it failed. */
	error: string | null;
	facts: BuildFacts | null;
};

/** What a build did. Lists are cut to a length that the database can keep. */
export type BuildFacts = {
	pages: { rendered: number; reused: number; removed: number; written: number };
	/** `in` and `out`: cars that were not on the published site before, and that are no longer. Null if that is not known. */
	cars: { listed: number; left_out: number; in: number | null; out: number | null };
	/** Hash of all files of the site. */
	site: string | null;
	bytes: number;
	warnings: string[];
	problems: string[];
	/** The commit of the code; null where it is not known. Builds of earlier versions have none of what follows. */
	commit?: string | null;
	/** Milliseconds of its steps. */
	steps?: { pull: number; plan: number; render: number; publish: number };
	/** The pages that differ from those before, with a few addresses. */
	changed?: Record<'fresh' | 'changed' | 'gone', { pages: number; examples: string[] }>;
};

/** How far the pages are that a build draws; those that stay as they are do not count. */
export type BuildPages = { step: 'drawing' | 'publishing'; drawn: number; of: number };

/** `1,204 of 3,010 pages drawn`, `3,010 of 3,010 pages drawn, publishing` */
export const pagesInWords = ({ step, drawn, of }: BuildPages): string => {
	const count = `${drawn.toLocaleString('en-AU')} of ${of.toLocaleString('en-AU')} pages drawn`;
	return step === 'publishing' ? `${count}, publishing` : count;
};

/** A build that runs, as its builder told of it last. Times are ISO. */
export type BuildProgress = BuildPages & { builder: string; started_at: string; told_at: string };

/** The answer to GET /api/rebuild/{slug}. */
export type RebuildStatus = {
	slug: string;
	state: 'idle' | 'waiting' | 'building';
	/** Place of the waiting requests in the queue, from 1; null if none waits. */
	place: number | null;
	/** How far the build is that runs, by its pages; null where none runs, or it has not run for long. */
	progress: BuildProgress | null;
	waiting: { id: string; by: string; why: string; triggers: number; asked_at: string }[];
	/** Newest first; the first one may be running. */
	builds: BuildAnswer[];
};

/** The text of a failed rebuild, for whoever asked for it (SITE-16). */
export const refreshFailure = (message: string): string => `An error occurred with website refresh: ${message}`;

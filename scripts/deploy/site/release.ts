import { z } from 'zod';
import type { FileFacts, SiteFiles } from './site-files.ts';

const facts = z.tuple([z.string(), z.int().nonnegative()]);

/** The note that is kept of a release: what is in it, where it comes from, what became of it. */
const releaseSchema = z.object({
	id: z.string(),
	slug: z.string(),
	/** `rollback`: the contents of an earlier release, deployed again. */
	kind: z.enum(['release', 'preview', 'rollback']),
	/** What build.txt says: the hash of the whole site. */
	build: z.string(),
	/** When the site was built and when it was deployed, in Unix seconds. */
	builtAt: z.int(),
	deployedAt: z.int(),
	/** Who deployed it: command, process and host. */
	by: z.string(),
	pages: z.int(),
	/** Slugs of the cars that the site lists. */
	cars: z.array(z.string()),
	files: z.record(z.string(), facts),
	functions: z.record(z.string(), facts),
	/** The release whose contents a rollback brought back. */
	restores: z.string().optional(),
	/** Builds that were rolled back: they are not deployed again unasked. */
	undone: z.array(z.string()).default([]),
	/** Why it was taken back: its verification failed. */
	failed: z.string().optional(),
	/** What a host has to be told again when the release is brought back. */
	host: z.record(z.string(), z.unknown()).default({}),
});

export type Release = z.output<typeof releaseSchema>;

/** Reads a note; null for one that is cut short or that another version has written. */
export function readRelease(text: string): Release | null {
	try {
		return releaseSchema.parse(JSON.parse(text));
	} catch {
		// A release without a note that can be read is not one to go back to.
		return null;
	}
}

export const filesOf = (release: Pick<Release, 'files'> | null): SiteFiles => opened(release?.files ?? {});

export const functionsOf = (release: Pick<Release, 'functions'> | null): SiteFiles => opened(release?.functions ?? {});

const opened = (stored: Release['files']): SiteFiles =>
	new Map(Object.entries(stored).map(([file, [sha1, bytes]]): [string, FileFacts] => [file, { sha1, bytes }]));

/** Files as a note holds them. */
export const storedFiles = (files: SiteFiles): Release['files'] =>
	Object.fromEntries([...files].map(([file, { sha1, bytes }]) => [file, [sha1, bytes]]));

type Deploying = {
	site: Pick<Release, 'slug' | 'build' | 'builtAt' | 'pages' | 'cars'> & { files: SiteFiles };
	by: string;
	/** Unix seconds. */
	at: number;
};

/** What the note of a release says of its site, wherever that is deployed. */
export const releaseOfSite = ({ site, by, at }: Deploying) => ({
	slug: site.slug,
	build: site.build,
	builtAt: site.builtAt,
	deployedAt: at,
	by,
	pages: site.pages,
	cars: site.cars,
	files: storedFiles(site.files),
});

/** The release whose contents are served: its own, or for a rollback those of an earlier one. */
export const contentsOf = ({ id, restores }: Release): string => restores ?? id;

/**
 * `20261122t093455z-8fj3kq7a`, by the moment (Unix seconds) and the build: later releases sort after earlier ones. In small
 * letters, since a preview's id is a part of its host name.
 */
export function releaseId(at: number, build: string): string {
	const moment = new Date(at * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
	return `${moment}-${build.replace(/[^A-Za-z0-9]/g, '').slice(0, 8) || 'site'}`.toLowerCase();
}

const releasePattern = /^\d{8}t\d{6}z-[a-z0-9]+(?:-\d+)?$/;

/** Whether a word of the command line is the id of a release, ours or Netlify's, and not a slug. */
export const isReleaseId = (word: string): boolean => releasePattern.test(word) || /^[0-9a-f]{24}$/.test(word);

/**
 * The release to go back to from `live`: the one that is named, or the newest one before the contents that are served.
 * Never a preview, a rollback or one that failed. Throws an Error that lists what there is.
 */
export function earlierRelease(releases: readonly Release[], live: Release, id: string | null): Release {
	const served = contentsOf(live);
	const isOwn = (one: Release): boolean => one.kind !== 'preview' && contentsOf(one) === one.id;
	const whole = releases.filter((one) => isOwn(one) && !one.failed && one.id !== served);
	const byAge = whole.toSorted((one, other) => other.deployedAt - one.deployedAt || (one.id < other.id ? 1 : -1));
	const since = releases.find((one) => one.id === served)?.deployedAt ?? live.deployedAt;
	const found = id === null ? byAge.find(({ deployedAt }) => deployedAt <= since) : byAge.find((one) => one.id === id);
	if (found) return found;
	const ids = byAge.map((one) => one.id).join(', ') || 'none';
	throw new Error(
		id === null
			? `${live.slug}: there is no release before ${served} to go back to. Releases that can be brought back: ${ids}.`
			: `${live.slug}: ${id} is not a release that can be brought back, expected one of: ${ids}.`,
	);
}

/** Builds that a rollback takes back: what is live and everything that was deployed between the two. */
export function undoneBuilds(releases: readonly Release[], to: Release, live: Release): string[] {
	const since = releases.filter(({ kind, deployedAt }) => kind !== 'preview' && deployedAt > to.deployedAt);
	const builds = [live, ...since].flatMap(({ kind, build, undone }) => (kind === 'release' ? [build] : undone));
	return [...new Set(builds)].filter((build) => build !== to.build);
}

import type { BuildOutcome, BuildPages } from '../../../../src/contract/rebuild.ts';

/** A request to rebuild a tenant's site. Requests that are alike are one row until a build takes them. */
export type RebuildRequestRow = {
	id: string;
	tenant: string;
	asked_at: number;
	/** When the last of those that are alike came. */
	asked_last: number;
	/** How many were alike. */
	triggers: number;
	asked_by: string;
	/** Empty if nobody said. */
	why: string;
	/** JSON of what the build has to do: `full`, `accept_shrink`. */
	options: string;
	/** Nobody waits for it: schedules and changed files come after people. */
	automatic: 0 | 1;
	/** Builders that died over it. */
	losses: number;
	/** Not to be taken before this time. */
	not_before: number;
	/** The build that includes it; null while it waits. */
	build_id: string | null;
};

/** A build of a tenant that runs or ran. */
export type BuildRow = {
	id: string;
	tenant: string;
	/** The process that builds: host and process id. */
	builder: string;
	asked_by: string;
	why: string;
	options: string;
	automatic: 0 | 1;
	/** How many triggers it includes; 0 if nobody asked the queue for it. */
	triggers: number;
	started_at: number;
	/** When another builder may take the tenant; null once it has ended. */
	lease_until: number | null;
	finished_at: number | null;
	/** Null while it runs. */
	outcome: BuildOutcome | null;
	/** What went wrong. */
	message: string | null;
	/** JSON of figures, warnings and problems. */
	facts: string | null;
};

/** How far a build is that runs, by its pages. */
export type BuildProgressRow = BuildPages & {
	tenant: string;
	builder: string;
	started_at: number;
	/** When the builder told this. */
	told_at: number;
};

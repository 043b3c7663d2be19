import type { Generated, Selectable } from 'kysely';

/** A version of a lead that has to reach a destination. */
export type OutboxRow = {
	id: string;
	lead_id: string;
	tenant: string;
	destination: string;
	/** Of the lead. */
	version: number;
	state: 'pending' | 'done' | 'dead';
	attempts: number;
	next_at: number;
	lease_until: number | null;
	/** What went wrong last, or a note about a delivery that succeeded. */
	last_error: string | null;
	created_at: number;
	updated_at: number;
};

/** One attempt to deliver: the ledger. */
export type DeliveryRow = {
	id: string;
	outbox_id: string;
	lead_id: string;
	tenant: string;
	destination: string;
	version: number;
	attempt: number;
	outcome: 'done' | 'retry' | 'dead';
	/** HTTP status of the receiver, where there was one. */
	status: number | null;
	error: string | null;
	started_at: number;
	finished_at: number;
};

/** All that goes from a tenant to one destination. */
export type LaneTable = {
	tenant: string;
	destination: string;
	/** When something was claimed in it last: the longest ago has the next turn. */
	turn_at: number;
	/** Failures of the receiver in a row. */
	failures: number;
	/** Nothing is sent before this time; then one probe at a time, until one succeeds. Null if nothing is wrong. */
	paused_until: Generated<number | null>;
	/** `blocked`: somebody has to change a setting; `failing`: the receiver does not work. */
	trouble: Generated<'blocked' | 'failing' | null>;
	trouble_since: Generated<number | null>;
	/** Without personal data. */
	reason: Generated<string | null>;
	/** When an alarm was raised about it last. */
	alarmed_at: Generated<number | null>;
};

export type LaneRow = Selectable<LaneTable>;

/** Something that an operator is told of, at most once an hour, and once more when it is over. */
export type AlarmRow = {
	tenant: string;
	/** `delivery`, `leads`, `build` … */
	kind: string;
	/** Of several of a kind, which one, such as a destination; may be empty. */
	subject: string;
	/** Without personal data. */
	text: string;
	state: 'on' | 'over';
	since: number;
	/** The state that was told last; null if nothing was. */
	said: AlarmRow['state'] | null;
	/** When it was last told that it is on. */
	said_at: number | null;
	/** Before this time nobody tells of it: somebody is at it, or has failed to. */
	try_at: number;
};

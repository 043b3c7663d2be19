import type { Generated, Kysely, Selectable } from 'kysely';
import type { AccountUser } from '../../../src/contract/account.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import type { BuildOutcome } from '../../../src/contract/rebuild.ts';
import type { RefundReason, ReservationState } from '../../../src/domain/money/reservation-states.ts';

/** The tables. Times are Unix milliseconds; yes and no are 1 and 0; JSON is text, read and written by the queries. */
export type Tables = {
	leads: LeadRow;
	lead_files: LeadFileRow;
	consent_texts: ConsentTextRow;
	outbox: OutboxRow;
	deliveries: DeliveryRow;
	delivery_lanes: LaneTable;
	idempotency_keys: IdempotencyRow;
	erased_leads: ErasedLeadRow;
	api_keys: ApiKeyRow;
	used_challenges: { id: string; tenant: string; expires_at: number };
	rate_limits: { bucket: string; window_start: number; count: number };
	alarms: AlarmRow;
	split_counts: SplitCountRow;
	events: { id: string; tenant: string; kind: string; payload: string; created_at: number };
	rebuild_requests: RebuildRequestRow;
	builds: BuildRow;
	visitors: VisitorRow;
	sign_in_codes: SignInCodeRow;
	sessions: SessionRow;
	watchlist: WatchlistRow;
	sms_messages: SmsRow;
	look_ups: LookUpRow;
	look_up_counts: LookUpCountRow;
	reservations: ReservationRow;
	car_claims: CarClaimRow;
	test_drives: TestDriveRow;
	test_drive_quarters: TestDriveQuarterRow;
};

/** What came of a variant of a page: nothing of it is about one visitor (SITE-11). */
export type SplitCountRow = {
	tenant: string;
	test: string;
	variant: string;
	/** Visitors who have seen it, each once. */
	visitors: number;
	/** Complete leads of visitors who see it. */
	leads: number;
	first_at: number;
};

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;

/** A lead as the visitor sent it, step by step. */
export type LeadRow = {
	/** A random UUID. Receivers of the lead know it, so it gives no right to change it; the token does. */
	id: string;
	tenant: string;
	/** Name of the form definition. */
	form: string | null;
	category: string | null;
	subcategory: string | null;
	location_id: string | null;
	status: 'incomplete' | 'complete';
	/** From 1, one more with every change. */
	version: number;
	/** JSON of a {@link LeadPayload}. */
	payload: string;
	opt_in: 0 | 1 | null;
	/** Names the row of `consent_texts`. */
	consent_text_version: string | null;
	/** `site`, or `api:` and the name of a client with a key. */
	origin: string;
	/** SHA-256 of the token that its creator got; null for leads that are older than tokens. */
	token_hash: string | null;
	/** The sensitive answers, encrypted; null where there are none. */
	sealed: string | null;
	created_at: number;
	updated_at: number;
	completed_at: number | null;
	/** When somebody at the dealership first opened it. */
	opened_at: number | null;
	/** When somebody said that it has been answered. */
	answered_at: number | null;
};

export type LeadFileRow = {
	id: string;
	lead_id: string;
	tenant: string;
	name: string;
	type: string;
	size: number;
	sha256: string;
	data: Uint8Array;
	created_at: number;
};

/** What is known of a file without its bytes. */
export type FileFacts = Omit<LeadFileRow, 'data'>;

/** A wording that visitors of a tenant were asked to agree to. */
export type ConsentTextRow = { tenant: string; version: string; text: string; created_at: number };

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

export type IdempotencyRow = {
	tenant: string;
	key: string;
	request_hash: string;
	/** Who works on it: only its owner may write the answer. */
	owner: string;
	/** When the owner's turn ends and another request may claim the key. */
	lease_until: number;
	/** Null while the request is under way. */
	status: number | null;
	answer: string | null;
	/** The lead that was made or changed; null in older answers. */
	lead_id: string | null;
	created_at: number;
};

/** What is left of an erased lead: nothing about the person. */
export type ErasedLeadRow = { id: string; tenant: string; reason: 'asked' | 'age'; erased_at: number };

/** A program's key that was issued or revoked; `id` is empty for keys from before they had ids. */
export type ApiKeyRow = {
	id: string;
	tenant: string;
	client: string;
	created_at: number | null;
	revoked_at: number | null;
};

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

/** A lead as the queries return it. */
export type StoredLead = Omit<LeadRow, 'payload'> & { payload: LeadPayload };

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

/** Somebody who has signed in at a tenant's site: another tenant's visitor with the same number is another row. */
export type VisitorRow = AccountUser & {
	id: string;
	tenant: string;
	created_at: number;
	/** When they last signed in, or came back, by the day. */
	seen_at: number;
};

/** The newest code of a number at a tenant: another one takes its place. It has neither the number nor the code. */
export type SignInCodeRow = {
	tenant: string;
	phone_hash: string;
	/** Of the cookie of the browser that asked. */
	browser_hash: string;
	code_hash: string;
	/** How often a code was entered. */
	tries: number;
	expires_at: number;
};

export type SessionRow = {
	/** SHA-256 of the token that is in the cookie. */
	token_hash: string;
	tenant: string;
	visitor_id: string;
	created_at: number;
	/** Later with every day on which it is used, up to `ends_at`. */
	expires_at: number;
	ends_at: number;
};

/** A car on a visitor's watchlist. What it cost when it was saved is in the site's stock record, by the day. */
export type WatchlistRow = {
	visitor_id: string;
	tenant: string;
	car_id: number;
	/** When it was saved. No two cars of a visitor have the same. */
	created_at: number;
	/** When the visitor was last told that it is cheaper. */
	told_price_at: number | null;
	/** When the visitor was told that it is sold or gone. */
	told_end_at: number | null;
};

/** An SMS, without its text and its number. */
export type SmsRow = {
	id: string;
	tenant: string;
	kind: 'code' | 'alert';
	/** What the gateway calls it. */
	gateway_id: string | null;
	state: 'sending' | 'sent' | 'delivered' | 'failed';
	/** Why it failed, without personal data. */
	fault: string | null;
	created_at: number;
	updated_at: number;
};

/** What a provider has said of a vehicle. It has neither the plate nor the VIN in the clear. */
type LookUpRow = {
	tenant: string;
	/** Keyed hash of the provider, the plate with its state or the VIN, and what else was asked. */
	key_hash: string;
	/** The answer, encrypted. */
	sealed: string;
	asked_at: number;
	expires_at: number;
};

/** How often a tenant has asked a provider in a day. */
export type LookUpCountRow = {
	tenant: string;
	provider: string;
	/** When the day (UTC) begins. */
	day: number;
	calls: number;
	/** Since the last answer of use. */
	failures_in_row: number;
	failed_at: number | null;
};

/** A visitor's reservation of a car, from the hold to whatever becomes of its deposit (CAR-11). Amounts are cents. */
export type ReservationRow = {
	id: string;
	tenant: string;
	car_id: number;
	state: ReservationState;
	deposit: number;
	/** ISO 4217, in capitals. */
	currency: string;
	/** Who takes the deposit. */
	provider: 'stripe' | 'test';
	/** When the hold ends. */
	until: number;
	/** For people: `R-7K3F9Q`. */
	reference: string;
	/** SHA-256 of the token that the visitor's browser has. */
	token_hash: string;
	/** Names the row of `consent_texts` with the terms. */
	terms: string;
	/** JSON of the person, the car and the visit; null once it is erased. */
	details: string | null;
	/** What the processor calls the payment, encrypted; null where there is none yet. */
	intent: string | null;
	/** When the deposit was paid, by the processor's clock. */
	paid_at: number | null;
	refunded: number;
	reason: RefundReason | null;
	/** The lead that a paid reservation became. */
	lead_id: string | null;
	/** When the processor was asked for what is known of the payment: what it said earlier changes nothing. */
	asked_at: number;
	/** When something is to be done about it; null if nothing is. */
	due_at: number | null;
	/** Tries of what is due, since one last succeeded. */
	attempts: number;
	/** Why the last one failed, without personal data. */
	fault: string | null;
	created_at: number;
	updated_at: number;
};

/** A time for a test drive that somebody holds or has booked (CAR-1). */
export type TestDriveRow = {
	id: string;
	tenant: string;
	location_id: number;
	car_id: string | null;
	/** IANA name of the location's time zone when it was taken. */
	zone: string;
	starts_at: number;
	ends_at: number;
	/** `requested`: its lead came when the hold had lapsed and somebody else had the time. */
	state: 'held' | 'requested' | 'booked' | 'cancelled';
	/** While it is held: until when. */
	held_until: number | null;
	/** The lead that booked it. */
	lead_id: string | null;
	/** How often it was changed or cancelled: calendars replace an event by one with a higher number. */
	sequence: number;
	created_at: number;
	updated_at: number;
};

/** Whose a car is: at most one reservation's. */
export type CarClaimRow = {
	tenant: string;
	car_id: number;
	reservation_id: string;
	/** When anybody else may have it; null while it is reserved. */
	until: number | null;
};

/** A quarter of an hour of a place or of a car: its key lets it be taken once. */
export type TestDriveQuarterRow = {
	tenant: string;
	/** `place:12` or `car:345`. */
	taken: string;
	/** Its start. */
	at: number;
	/** Which of the test drives that a place can have at the same time; 0 for a car. */
	seat: number;
	test_drive_id: string;
	/** When a hold lapses; a time that is booked has {@link Number.MAX_SAFE_INTEGER}. */
	free_at: number;
};

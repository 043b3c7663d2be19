import type { Kysely } from 'kysely';
import type { SessionRow, SignInCodeRow, SmsRow, VisitorRow, WatchlistRow } from './rows/account-rows.ts';
import type { CarClaimRow, ReservationRow, TestDriveQuarterRow, TestDriveRow } from './rows/booking-rows.ts';
import type { AlarmRow, DeliveryRow, LaneTable, OutboxRow } from './rows/delivery-rows.ts';
import type {
	ConsentTextRow,
	ErasedLeadRow,
	IdempotencyRow,
	LeadCareRow,
	LeadFileRow,
	LeadNoteRow,
	LeadRow,
} from './rows/lead-rows.ts';
import type { LookUpCountRow, LookUpRow } from './rows/look-up-rows.ts';
import type { BuildProgressRow, BuildRow, RebuildRequestRow } from './rows/rebuild-rows.ts';
import type { SettingChangeRow } from './rows/setting-rows.ts';

/** The tables. Times are Unix milliseconds; yes and no are 1 and 0; JSON is text, read and written by the queries. */
export type Tables = {
	leads: LeadRow;
	lead_files: LeadFileRow;
	lead_care: LeadCareRow;
	lead_notes: LeadNoteRow;
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
	build_progress: BuildProgressRow;
	setting_changes: SettingChangeRow;
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

/** A program's key that was issued or revoked; `id` is empty for keys from before they had ids. */
export type ApiKeyRow = {
	id: string;
	tenant: string;
	client: string;
	created_at: number | null;
	revoked_at: number | null;
};

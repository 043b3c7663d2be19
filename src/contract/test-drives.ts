/** The calls of test drives with free times (CAR-1), below the base of the calls. All of them are about the site that was asked. */
export const testDrivePaths = {
	/** GET with `location`, and `car` where one is known → 200 `FreeTimes`, which the CDN may keep for a few seconds. */
	free: '/test-drives/free',
	/** POST `holdBody` and an idempotency key → 201 `HeldTime`; 409 `TakenTime` where somebody else has the time or the car. */
	hold: '/test-drives',
	/** GET with the token in a header → 200 `TestDriveStatus`. */
	status: '/test-drives/status',
	/** GET with the token as `t` → 200 a calendar file (RFC 5545). */
	calendar: '/test-drives/calendar',
	/** With the token as `t`: GET → 200 a page that shows the booking; POST changes or cancels it. */
	manage: '/test-drives/manage',
	/** GET with a location's signature as `k` → 200 the location's bookings as a calendar, for the dealer. */
	feed: '/test-drives/feed',
} as const;

/** Header with the `token` of a `HeldTime`: the id alone gives no right to a booking. */
export const testDriveTokenHeader = 'test-drive-token';

/** Milliseconds for which a time is held for a visitor who fills in the rest of the form. */
export const holdLength = 15 * 60_000;

/** A time that can be booked. */
export type FreeTime = {
	/** Its start by UTC, to the minute: `2026-11-27T23:30Z`. */
	slot: string;
	/** Its day and time by the clock of the location: `2026-11-28T10:30`. */
	local: string;
};

export type FreeTimes = {
	/** IANA name of the location's time zone. */
	zone: string;
	/** Of one test drive. */
	minutes: number;
	/** Every day that can be booked, by the clock of the location; one that is closed or full has no times. */
	days: { date: string; times: FreeTime[] }[];
};

/** A time that is held until `until` (Unix milliseconds), or until a lead names it. */
export type HeldTime = {
	id: string;
	/** The right to the booking: to name it in a lead, and to change or cancel it. */
	token: string;
	slot: string;
	until: number;
};

/** The answer to somebody who came too late, with the free times that are nearest to the one asked for. */
export type TakenTime = { error: string; code: 'taken'; nearest: FreeTime[] };

/**
 * `held`: nobody has booked it yet. `lapsed`: it was held for too long. `requested`: the lead has arrived, but somebody else
 * has the time by now.
 */
type TestDriveState = 'held' | 'lapsed' | 'requested' | 'booked' | 'cancelled';

/** A booking as the visitor is told of it. */
export type TestDriveStatus = {
	state: TestDriveState;
	/** `Saturday 28 November 2026 at 10:30 am AEST`, by the clock of the location. */
	when: string;
	/** Name and address of the location. */
	place: string;
	/** What to bring, in the dealer's words. */
	bring: string;
	/** Addresses of the calendar file and of the page that changes or cancels it. */
	calendar: string;
	manage: string;
};

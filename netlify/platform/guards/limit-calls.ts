import { keepQuery } from '../db/kept-query.ts';
import type { Db } from '../db/schema.ts';
import { type Step, step, together } from '../db/together.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';

/** At most `count` calls in any fixed window of `windowMs`. */
export type RateLimit = { count: number; windowMs: number };

const tenMinutes = 10 * 60_000;
const limits = {
	leads: { count: 60, windowMs: tenMinutes },
	files: { count: 20, windowMs: tenMinutes },
	events: { count: 120, windowMs: tenMinutes },
	captcha: { count: 120, windowMs: tenMinutes },
	cars: { count: 300, windowMs: tenMinutes },
	search: { count: 300, windowMs: tenMinutes },
	/** Looks at free times and bookings, and times that are held or changed: each takes one from everybody else. */
	times: { count: 300, windowMs: tenMinutes },
	bookings: { count: 20, windowMs: tenMinutes },
	/** Codes by SMS that are asked for, and that are entered. */
	codes: { count: 15, windowMs: tenMinutes },
	sessions: { count: 40, windowMs: tenMinutes },
	/** Looks at an account, and changes of it: every page makes one. */
	account: { count: 600, windowMs: tenMinutes },
	/** Look-ups of vehicles, each of which may cost the dealer money. */
	lookUps: { count: 30, windowMs: tenMinutes },
	/** Holds on cars: each takes one from everybody else for a while. Looks at them are many: a page that waits asks again. */
	reservations: { count: 12, windowMs: tenMinutes },
	'reservation looks': { count: 600, windowMs: tenMinutes },
	/** Calls whose signature is wrong. */
	rebuild: { count: 60, windowMs: tenMinutes },
	/** For a program with a key, which sends the leads of many people. */
	client: { count: 6_000, windowMs: tenMinutes },
} as const satisfies Record<string, RateLimit>;

/**
 * Counts a call of one address at one tenant, or of one `client`, and throws a Refusal (429 with Retry-After) if it is one too
 * many. `FORECOURT_RATE_FACTOR` multiplies every limit.
 */
export async function limitCalls(call: Call, kind: keyof typeof limits, client?: string): Promise<void> {
	const { db } = call.runtime;
	await together(db, [countOf(call, kind, client).add(db)]);
}

/** The count of a call, which is stored with what the call is about, so that both are one commit. */
export type CallCount = {
	/** Throws a Refusal if there were too many calls already. Counts nothing. */
	check: (db: Db) => Step;
	/** Counts the call. Throws a Refusal if it is one too many. */
	add: (tx: Db) => Step;
	/** Counts the call if `add` has not: it was refused for another reason, or what it wanted to store was rolled back. */
	addRefused: () => Promise<void>;
};

/** The count of a call of one address at one tenant, or of one `client`. */
export function countOf(call: Call, kind: keyof typeof limits, client?: string): CallCount {
	const { runtime, tenant, ip, now } = call;
	const { count, windowMs } = limits[client ? 'client' : kind];
	const limit = { windowMs, count: count * runtime.rateFactor };
	const who = client ? `client ${client}` : `address ${network(ip)}`;
	// Addresses are personal data: the database sees a keyed hash of them.
	const bucket = runtime.secrets.sign('rate-limit', `${tenant.slug} ${client ? 'client' : kind} ${who}`);
	return {
		check: (db) =>
			step(countedQuery(db, { bucket, windowStart: startOf(limit, now) }), ({ rows: [row] }) =>
				refuseAfter(waitAfter(1 + (row?.count ?? 0), { limit, now })),
			),
		add: (tx) =>
			step(countQuery(tx, { bucket, windowStart: startOf(limit, now) }), ({ rows: [row] }) =>
				refuseAfter(waitAfter(row?.count ?? 1, { limit, now })),
			),
		addRefused: async () => void (await countCall(runtime.db, bucket, { limit, now })),
	};
}

function refuseAfter(seconds: number): void {
	if (seconds <= 0) return;
	throw new Refusal('rate_limited', 'Too many requests. Please wait a few minutes and try again.', {
		headers: { 'retry-after': String(seconds) },
	});
}

/**
 * Counts a call in its bucket and says how many seconds to wait if it is one too many, otherwise 0. It is one statement, so
 * that calls at the same moment cannot all pass.
 */
export async function countCall(
	db: Db,
	bucket: string,
	{ limit, now }: { limit: RateLimit; now: number },
): Promise<number> {
	const { rows } = await db.executeQuery(countQuery(db, { bucket, windowStart: startOf(limit, now) }));
	return waitAfter(rows[0]?.count ?? 1, { limit, now });
}

type Counted = { bucket: string; windowStart: number };

const countQuery = keepQuery((db, { bucket, windowStart }: Counted) =>
	db
		.insertInto('rate_limits')
		.values({ bucket, window_start: windowStart, count: 1 })
		.onConflict((conflict) =>
			conflict.column('bucket').doUpdateSet((eb) => ({
				window_start: windowStart,
				count: eb
					.case()
					.when('rate_limits.window_start', '=', windowStart)
					.then(eb('rate_limits.count', '+', 1))
					.else(1)
					.end(),
			})),
		)
		.returning('count'),
);

/** How many calls are in a bucket in this window. */
const countedQuery = keepQuery((db, { bucket, windowStart }: Counted) =>
	db.selectFrom('rate_limits').select('count').where('bucket', '=', bucket).where('window_start', '=', windowStart),
);

const startOf = ({ windowMs }: Pick<RateLimit, 'windowMs'>, now: number): number => now - (now % windowMs);

/** Seconds to wait after so many calls in this window; 0 while they are not too many. */
function waitAfter(count: number, { limit, now }: { limit: RateLimit; now: number }): number {
	const windowEnd = startOf(limit, now) + limit.windowMs;
	return count > limit.count ? Math.ceil((windowEnd - now) / 1000) : 0;
}

/** Takes back what `countCall` has counted at the same moment, for a call that came to nothing. */
export async function uncountCall(
	db: Db,
	bucket: string,
	{ limit, now }: { limit: Pick<RateLimit, 'windowMs'>; now: number },
): Promise<void> {
	await db
		.updateTable('rate_limits')
		.set((eb) => ({ count: eb('count', '-', 1) }))
		.where('bucket', '=', bucket)
		.where('window_start', '=', startOf(limit, now))
		.where('count', '>', 0)
		.execute();
}

/** Whether nothing was done under this name for `ms`, which it is from now on: one statement, so only one of several calls passes. */
export async function passCoolDown(db: Db, bucket: string, { ms, now }: { ms: number; now: number }): Promise<boolean> {
	const row = await db
		.insertInto('rate_limits')
		.values({ bucket, window_start: now, count: 1 })
		.onConflict((conflict) =>
			conflict
				.column('bucket')
				.doUpdateSet({ window_start: now })
				.where('rate_limits.window_start', '<=', now - ms),
		)
		.returning('bucket')
		.executeTakeFirst();
	return row !== undefined;
}

/** Ends a cool-down early. */
export async function endCoolDown(db: Db, bucket: string): Promise<void> {
	await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}

/** The part of an address that is counted: an IPv6 visitor has a whole /64 to send from. */
export function network(ip: string): string {
	const bare = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
	if (!bare.includes(':')) return bare;
	const [head = '', tail] = bare.toLowerCase().split('::');
	const before = head ? head.split(':') : [];
	const after = tail ? tail.split(':') : [];
	const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
	return [...before, ...zeros, ...after]
		.slice(0, 4)
		.map((part) => Number.parseInt(part, 16).toString(16))
		.join(':');
}

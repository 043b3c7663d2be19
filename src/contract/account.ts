import { z } from 'zod';

/** The calls of accounts, below the base of the calls (USER-3, USER-4). All of them are about the site that was asked. */
export const accountPaths = {
	/** GET → 200 `AccountAnswer`, whether or not somebody is signed in. */
	account: '/auth',
	/** POST `codeBody` → 202 `{}`, whether or not the number is known. */
	code: '/auth/code',
	/** POST `sessionBody` → 200 `AccountAnswer` and the session's cookie. DELETE → 204, and the session is over. */
	session: '/auth/session',
	/** PUT `userBody` → 200 `AccountAnswer`; 401 without a session. DELETE → 204: the account and all that it holds is gone. */
	user: '/auth/user',
	/** PUT, DELETE → 200 `WatchlistAnswer`; 401 without a session. */
	watchlist: '/watchlist/:id',
} as const;

/** How somebody is told that a saved car was sold or costs less. */
export const alertWays = ['none', 'sms', 'email'] as const;

/** A visitor who is signed in; texts that nobody gave are null. */
export type AccountUser = {
	/** As `0491570156`: digits of the country's own form. */
	phone: string;
	name: string | null;
	last_name: string | null;
	email: string | null;
	alerts: (typeof alertWays)[number];
};

/** A car on the watchlist, by the car's id (USER-11). */
export type WatchlistEntry = { id: number };

/** Who asks, and which cars they watch, the latest last. */
export type AccountAnswer = { user: AccountUser | null; watchlist: WatchlistEntry[] };

export type WatchlistAnswer = { watchlist: WatchlistEntry[] };

/** Cars that one visitor can watch on a site. */
export const mostWatched = 200;

const text = (longest: number) => {
	const error = `Must be text of at most ${longest} characters.`;
	return z.string({ error }).trim().max(longest, { error });
};

/** Asks for a code by SMS. `captcha` is the solution of a challenge, where the site has bot protection. */
export const codeBody = z.strictObject({ phone: text(40), captcha: text(10_000).optional() });

/** Signs in with the code that came by SMS. */
export const sessionBody = z.strictObject({ phone: text(40), code: text(20) });

/** What an account knows of a person; an empty text takes away what was there. */
export const userBody = z.strictObject({
	name: text(100).optional(),
	last_name: text(100).optional(),
	email: text(254).optional(),
	alerts: z.enum(alertWays, { error: 'Must be none, sms or email.' }).optional(),
});

/** Below the base of the calls, in messages: GET → 200 a page with a button; POST → 200, no more messages. `?t=` has a signed token. */
export const stopAlertsPath = '/alerts/stop';

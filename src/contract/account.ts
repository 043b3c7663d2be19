import { z } from 'zod';
import { alertWays } from './account-calls.ts';

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

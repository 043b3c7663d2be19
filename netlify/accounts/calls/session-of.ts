import type { AccountAnswer } from '../../../src/contract/account.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashOfToken } from '../sign-in/code.ts';
import { readCookie } from '../sign-in/cookies.ts';
import { type FoundSession, findSession } from '../store/sessions.ts';
import { userOf } from '../store/visitors.ts';
import { listWatched } from '../store/watchlist.ts';

/** The session of a call; null if nobody is signed in. Another tenant's session does not count. */
export async function sessionOf({ request, runtime, tenant, now }: Call): Promise<FoundSession | null> {
	const token = readCookie(request, 'session');
	if (token === null) return null;
	return findSession(runtime.db, { tenant: tenant.slug, token_hash: hashOfToken(token), now });
}

/** The session of a call. Throws a Refusal: 401 `signed_out`. */
export async function requireSession(call: Call): Promise<FoundSession> {
	const found = await sessionOf(call);
	if (found === null) throw signedOut();
	return found;
}

/** Refuses a call that needs somebody who is signed in. */
export const signedOut = (): Refusal => new Refusal('signed_out', 'You are not signed in. Please sign in again.');

/** What a visitor is told of their account (USER-4, USER-11). */
export async function accountAnswer({ runtime }: Call, visitor: FoundSession['visitor']): Promise<AccountAnswer> {
	return { user: userOf(visitor), watchlist: await listWatched(runtime.db, visitor.id) };
}

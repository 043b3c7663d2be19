import type { z } from 'zod';
import { type AccountAnswer, userBody } from '../../../src/contract/account.ts';
import { isEmail, isPersonName } from '../../../src/forms/rules/person-rules.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid, reply } from '../../platform/http/refusal.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';
import { requireAccounts, requireOwnPage } from '../sign-in/admit.ts';
import { cookieFor, readCookie, withCookies } from '../sign-in/cookies.ts';
import { prolongSession } from '../store/sessions.ts';
import { deleteVisitor, updateVisitor } from '../store/visitors.ts';
import { signedOutAnswer } from './session.ts';
import { accountAnswer, requireSession, sessionOf, signedOut } from './session-of.ts';

const longestBody = 4 * 1024;

/** GET /api/auth: who is signed in, and which cars they watch (USER-4). */
export async function getAccount(call: Call): Promise<Response> {
	requireAccounts(call);
	await limitCalls(call, 'account');
	const found = await sessionOf(call);
	if (found === null) return reply(200, { user: null, watchlist: [] } satisfies AccountAnswer);
	const answer = reply(200, await accountAnswer(call, found.visitor));
	const ms = await prolongSession(call.runtime.db, found, call.now);
	const value = readCookie(call.request, 'session');
	return ms === null || value === null
		? answer
		: withCookies(answer, [cookieFor(call.request, { name: 'session', value, ms })]);
}

/** PUT /api/auth/user: what the account knows of a person. What is left out stays, an empty text is taken away. */
export async function putUser(call: Call): Promise<Response> {
	requireAccounts(call);
	requireOwnPage(call);
	await limitCalls(call, 'account');
	const { visitor } = await requireSession(call);
	const body = parseBody(userBody, await readJson(call.request, longestBody));
	const change = changeOf(body);
	const { alerts, email } = { ...visitor, ...change };
	checkUser({ ...change, ...(alerts === 'email' && { email: email ?? '' }) }, call.tenant);
	const changed = await updateVisitor(call.runtime.db, visitor.id, change);
	if (changed === null) throw signedOut();
	return reply(200, await accountAnswer(call, changed));
}

/** DELETE /api/auth/user: the account with its sessions and its watchlist is gone. */
export async function deleteUser(call: Call): Promise<Response> {
	requireAccounts(call);
	requireOwnPage(call);
	const { visitor } = await requireSession(call);
	await deleteVisitor(call.runtime.db, visitor.id);
	return signedOutAnswer(call.request);
}

type Change = Pick<Partial<NonNullable<AccountAnswer['user']>>, 'name' | 'last_name' | 'email' | 'alerts'>;

function changeOf({ alerts, ...texts }: z.output<typeof userBody>): Change {
	const given = Object.entries(texts).map(([key, text]) => [key, text || null]);
	return { ...Object.fromEntries(given), ...(alerts && { alerts }) };
}

/** Throws a Refusal: 422 `invalid`, with the fields that are wrong. */
function checkUser({ name, last_name, email }: Change, { site }: Tenant): void {
	const extra = site.forms.name_extra_characters;
	const isName = (text: string | null | undefined): boolean => !text || isPersonName(text, extra);
	const faults = {
		...(!isName(name) && { name: 'Must be letters only.' }),
		...(!isName(last_name) && { last_name: 'Must be letters only.' }),
		...(typeof email === 'string' && !isEmail(email) && { email: 'Must be an e-mail address.' }),
	};
	if (Object.keys(faults).length > 0) throw invalid(faults);
}

import { sessionBody } from '../../../src/contract/account.ts';
import type { VisitorRow } from '../../platform/db/rows/account-rows.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, reply } from '../../platform/http/refusal.ts';
import { sameSignature } from '../../platform/runtime/secrets.ts';
import { requireAccounts, requireOwnPage } from '../sign-in/admit.ts';
import { hashesOf, hashOfToken, makeToken, mostTries, readCode } from '../sign-in/code.ts';
import { cookieFor, readCookie, withCookies } from '../sign-in/cookies.ts';
import { readMobile } from '../sign-in/phone.ts';
import { takeTry, useCode } from '../store/codes.ts';
import { deleteSession, insertSession } from '../store/sessions.ts';
import { signedInVisitor } from '../store/visitors.ts';
import { accountAnswer } from './session-of.ts';

const longestBody = 4 * 1024;

/**
 * POST /api/auth/session: signs in with the code that came by SMS (USER-4). Every sign-in has a session with a token that no
 * browser had before, and the one that the browser had ends.
 */
export async function postSession(call: Call): Promise<Response> {
	requireAccounts(call);
	requireOwnPage(call);
	await limitCalls(call, 'sessions');
	const { request, tenant } = call;
	const body = parseBody(sessionBody, await readJson(request, longestBody));
	const phone = readMobile(body.phone, tenant.site);
	const key = await checkCode(call, { phone, code: readCode(body.code) });
	const token = makeToken();
	const { visitor, ms } = await startSession(call, { phone, key, token });
	return withCookies(reply(200, await accountAnswer(call, visitor)), [
		cookieFor(request, { name: 'session', value: token, ms }),
		cookieFor(request, { name: 'sign-in', value: '', ms: 0 }),
	]);
}

type CodeKey = { tenant: string; phone_hash: string; code_hash: string };

/** Names the code that was entered, if it is the right one. Throws a Refusal: 422 `code`. */
async function checkCode(
	{ request, runtime, tenant, now }: Call,
	{ phone, code }: { phone: string; code: string | null },
): Promise<CodeKey> {
	const browser = readCookie(request, 'sign-in');
	// What is not six digits costs no try.
	if (code === null) throw new Refusal('code', 'The code has six digits. Please look at the message again.');
	if (browser === null) throw over();
	const hashes = hashesOf(runtime.secrets, { tenant: tenant.slug, phone, browser });
	const { phone_hash, browser_hash } = hashes;
	const taken = await takeTry(runtime.db, { tenant: tenant.slug, phone_hash, browser_hash, mostTries, now });
	if (taken === null) throw over();
	const code_hash = hashes.codeHash(code);
	if (!sameSignature(code_hash, taken.codeHash)) throw wrong(taken.left);
	return { tenant: tenant.slug, phone_hash, code_hash };
}

/** Uses the code up, once however many ask at the same moment, and starts a session in place of the browser's last one. */
function startSession(
	{ request, runtime, tenant, now }: Call,
	{ phone, key, token }: { phone: string; key: CodeKey; token: string },
): Promise<{ visitor: VisitorRow; ms: number }> {
	const before = readCookie(request, 'session');
	return runtime.db.transaction().execute(async (tx) => {
		if (!(await useCode(tx, key))) throw over();
		if (before !== null) await deleteSession(tx, { tenant: tenant.slug, token_hash: hashOfToken(before) });
		const visitor = await signedInVisitor(tx, { tenant: tenant.slug, phone, now });
		const session = { token_hash: hashOfToken(token), tenant: tenant.slug, visitor_id: visitor.id };
		return { visitor, ms: await insertSession(tx, { ...session, now }) };
	});
}

/** DELETE /api/auth/session: signs out. The session ends here, so a copy of its cookie is worth nothing. */
export async function endSession(call: Call): Promise<Response> {
	requireAccounts(call);
	requireOwnPage(call);
	const { request, runtime, tenant } = call;
	const token = readCookie(request, 'session');
	if (token !== null) await deleteSession(runtime.db, { tenant: tenant.slug, token_hash: hashOfToken(token) });
	return signedOutAnswer(request);
}

/** 204, and the cookie is gone. */
export function signedOutAnswer(request: Request): Response {
	const gone = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
	return withCookies(gone, [cookieFor(request, { name: 'session', value: '', ms: 0 })]);
}

const over = (): Refusal =>
	new Refusal('code', 'This code is not valid any more, or was sent to another browser. Please ask for a new one.');

const wrong = (left: number): Refusal => {
	if (left === 0) return new Refusal('code', 'This code is wrong. Please ask for a new one.');
	const tries = left === 1 ? 'One try is left' : `${left} tries are left`;
	return new Refusal('code', `This code is wrong. ${tries}.`);
};

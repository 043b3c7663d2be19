import { codeBody } from '../../../src/contract/account.ts';
import { checkCaptcha, unsolved, useChallenge } from '../../platform/guards/captcha.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, reply } from '../../platform/http/refusal.ts';
import { requireAccounts, requireOwnPage } from '../sign-in/admit.ts';
import { codeLife, hashesOf, makeCode, makeToken } from '../sign-in/code.ts';
import { countCode } from '../sign-in/code-limits.ts';
import { cookieFor, withCookies } from '../sign-in/cookies.ts';
import { readMobile } from '../sign-in/phone.ts';
import { codeText } from '../sms/code-text.ts';
import { sendSms } from '../sms/send-sms.ts';
import { replaceCode, useCode } from '../store/codes.ts';

/** A number, and a captcha's solution. */
const longestBody = 12 * 1024;

/**
 * POST /api/auth/code: sends a code by SMS (USER-4). Nothing here looks for an account, so the answer and the work are the same
 * whether or not there is one. The code counts in the browser that asked, which gets a cookie, and only until the next one.
 */
export async function postCode(call: Call): Promise<Response> {
	requireAccounts(call);
	requireOwnPage(call);
	await limitCalls(call, 'codes');
	const { phone: typed, captcha } = parseBody(codeBody, await readJson(call.request, longestBody));
	const phone = readMobile(typed, call.tenant.site);
	await spendCaptcha(call, captcha);
	const counted = await countCode(call, phone);
	const { browser, fault } = await sendCode(call, phone);
	if (fault) {
		await counted.giveBack(fault.isFree);
		throw new Refusal('unavailable', 'We could not send the code. Please try again in a minute, or call us.');
	}
	return withCookies(reply(202, {}), [cookieFor(call.request, { name: 'sign-in', value: browser, ms: codeLife })]);
}

/** Where bots are kept off, every SMS costs its sender some work (SITE-11). Throws a Refusal: 422 `captcha`. */
async function spendCaptcha({ runtime, tenant }: Call, captcha: string | undefined): Promise<void> {
	if (!tenant.site.sign_in.captcha) return;
	const solved = await checkCaptcha(captcha, { secrets: runtime.secrets, tenant: tenant.slug });
	if (!(await useChallenge(runtime.db, solved))) throw unsolved();
}

/** Stores a code in place of the last one, and sends it; one that was not sent does not count. */
async function sendCode(call: Call, phone: string): Promise<{ browser: string; fault?: { isFree: boolean } }> {
	const { runtime, tenant, now } = call;
	const [code, browser] = [makeCode(), makeToken()];
	const { codeHash, ...hashes } = hashesOf(runtime.secrets, { tenant: tenant.slug, phone, browser });
	const row = { tenant: tenant.slug, ...hashes, code_hash: codeHash(code) };
	await replaceCode(runtime.db, { ...row, expires_at: now + codeLife });
	const outcome = await sendSms(call, { phone, text: codeText(call, code), kind: 'code' });
	if (outcome.kind === 'sent') return { browser };
	await useCode(runtime.db, row);
	return { browser, fault: outcome };
}

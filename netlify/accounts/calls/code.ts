import { codeBody } from '../../../src/contract/account.ts';
import type { SignInCodeRow } from '../../platform/db/rows/account-rows.ts';
import { checkCaptcha, unsolved, useChallenge } from '../../platform/guards/captcha.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal, reply } from '../../platform/http/refusal.ts';
import { requireAccounts, requireOwnPage } from '../sign-in/admit.ts';
import { codeLife, hashesOf, makeCode, makeToken } from '../sign-in/code.ts';
import { type CountedCode, countCode } from '../sign-in/code-limits.ts';
import { cookieFor, withCookies } from '../sign-in/cookies.ts';
import { readMobile } from '../sign-in/phone.ts';
import { codeText } from '../sms/code-text.ts';
import { newSms, sendSms } from '../sms/send-sms.ts';
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
	const made = await makeAndCount(call, phone);
	const outcome = await sendSms(call, { id: made.sms, phone, text: codeText(call, made.code) });
	if (outcome.kind === 'failed') {
		await takeBack(call, made, outcome.isFree);
		throw new Refusal('unavailable', 'We could not send the code. Please try again in a minute, or call us.');
	}
	const cookie = { name: 'sign-in', value: made.browser, ms: codeLife } as const;
	return withCookies(reply(202, {}), [cookieFor(call.request, cookie)]);
}

/** Where bots are kept off, every SMS costs its sender some work (SITE-11). Throws a Refusal: 422 `captcha`. */
async function spendCaptcha({ runtime, tenant }: Call, captcha: string | undefined): Promise<void> {
	if (!tenant.site.sign_in.captcha) return;
	const solved = await checkCaptcha(captcha, { secrets: runtime.secrets, tenant: tenant.slug });
	if (!(await useChallenge(runtime.db, solved))) throw unsolved();
}

type Made = {
	code: string;
	browser: string;
	row: Omit<SignInCodeRow, 'tries'>;
	/** Id of the SMS. */
	sms: string;
	counted: CountedCode;
};

/** Counts a code and stores it in place of the last one. One that is refused leaves the last one as it was. */
function makeAndCount(call: Call, phone: string): Promise<Made> {
	const { runtime, tenant, now } = call;
	const [code, browser] = [makeCode(), makeToken()];
	const { codeHash, ...hashes } = hashesOf(runtime.secrets, { tenant: tenant.slug, phone, browser });
	const row = { tenant: tenant.slug, ...hashes, code_hash: codeHash(code), expires_at: now + codeLife };
	return runtime.db.transaction().execute(async (tx) => {
		const counted = await countCode(tx, call, phone);
		await replaceCode(tx, row);
		return { code, browser, row, sms: await newSms(tx, { tenant, now, kind: 'code' }), counted };
	});
}

/** What was not sent does not count. */
function takeBack({ runtime }: Call, { row, counted }: Made, isFree: boolean): Promise<void> {
	return runtime.db.transaction().execute(async (tx) => {
		await counted.giveBack(tx, isFree);
		await useCode(tx, row);
	});
}

import { isSecureAddress } from '../../../src/domain/addresses/secure-address.ts';
import type { SendSms, Sms, SmsOutcome } from './sms.ts';

type Settings = { url: string; from: string; statusUrl: string | null };
/** An account at a gateway whose API is like Twilio's, and where it takes messages. */
export type GatewayAccount = { account: string; token: string; messages: string };

/** Milliseconds for the whole of an attempt; a visitor waits for it. */
const timeoutMs = 5_000;
/** Milliseconds before the second attempt. */
const pauseMs = 300;
const longestAnswer = 64 * 1024;

/** Failures before anything was sent, after which a second attempt cannot send an SMS twice. */
const unsent: ReadonlySet<unknown> = new Set([
	'ECONNREFUSED',
	'ENOTFOUND',
	'EAI_AGAIN',
	'ENETUNREACH',
	'EHOSTUNREACH',
	'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * A gateway with an API like Twilio's: a POST of a form with basic auth, at `https://<account>:<token>@<host>`. One second
 * attempt where the first has certainly sent nothing. Says in `fault` what is wrong with the address.
 */
export function httpGateway({ url, from, statusUrl }: Settings): { send: SendSms } | { fault: string } {
	const found = readAccount(url);
	if (found === null) {
		return { fault: 'SMS_URL has to be an address with account and token: https://<account>:<token>@api.twilio.com.' };
	}
	const send: SendSms = async (sms) => {
		const body = formOf(sms, { from, statusUrl });
		const first = await attempt(found, body);
		if (first !== 'again') return first;
		await new Promise((done) => setTimeout(done, pauseMs));
		const second = await attempt(found, body);
		return second === 'again' ? notTaken('The gateway could not be reached, or had too much to do.') : second;
	};
	return { send };
}

/** The account that an `SMS_URL` names; null if it names none, or would be asked without encryption. */
export function readAccount(address: string): GatewayAccount | null {
	const url = URL.parse(address);
	if (!url?.username || !url.password || !isSecureAddress(address)) return null;
	const [account, token] = [url.username, url.password].map(decodeURIComponent) as [string, string];
	const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
	return { account, token, messages: `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json` };
}

function formOf({ id, to, text }: Sms, { from, statusUrl }: Pick<Settings, 'from' | 'statusUrl'>): string {
	// An account may have a pool of numbers, which Twilio calls a messaging service.
	const sender = /^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From';
	const callback = statusUrl === null ? {} : { StatusCallback: `${statusUrl}${id}` };
	return new URLSearchParams({ To: to, [sender]: from, Body: text, ...callback }).toString();
}

async function attempt({ account, token, messages }: GatewayAccount, body: string): Promise<SmsOutcome | 'again'> {
	const basic = Buffer.from(`${account}:${token}`).toString('base64');
	const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		const answer = await fetch(messages, { method: 'POST', headers, body, redirect: 'manual', signal });
		if (answer.ok) return { kind: 'sent', gatewayId: idIn(await readSome(answer)) };
		await answer.body?.cancel();
		if (answer.status === 429) return 'again';
		return { ...notTaken(`The gateway answered ${answer.status}.`), ...meaningOf(answer.status) };
	} catch (error) {
		const { code, cause } = Object(error) as { code?: unknown; cause?: { code?: unknown } };
		if (unsent.has(cause?.code ?? code)) return 'again';
		return { ...notTaken('The gateway did not answer in time, or the connection failed.'), isFree: false };
	}
}

/** Statuses about our account, not about the SMS. */
const access: readonly number[] = [401, 403];

/** What has failed at the gateway may have been sent. */
const meaningOf = (status: number) => ({
	isFree: status < 500,
	isFinal: status >= 400 && status < 500 && !access.includes(status),
});

const notTaken = (fault: string): Extract<SmsOutcome, { kind: 'failed' }> => ({ kind: 'failed', fault, isFree: true });

async function readSome(answer: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of answer.body ?? []) {
		chunks.push(chunk);
		size += chunk.byteLength;
		if (size > longestAnswer) break;
	}
	return Buffer.concat(chunks).toString('utf8');
}

/** The gateway took the SMS; what it calls it only helps to find it there. */
function idIn(text: string): string | null {
	try {
		const { sid } = Object(JSON.parse(text)) as { sid?: unknown };
		return typeof sid === 'string' && /^[\w-]{1,64}$/.test(sid) ? sid : null;
	} catch {
		return null;
	}
}

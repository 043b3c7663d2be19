import { tenantEnv } from '../../delivery/tenant-env.ts';
import type { SmsRow } from '../../platform/db/rows/account-rows.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { readText } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sameSignature } from '../../platform/runtime/secrets.ts';
import { settleSms } from '../store/sms-messages.ts';
import { callbackSignature, signatureHeader } from './callback-signature.ts';
import { statusUrlOf } from './gateway.ts';
import { readAccount } from './http-gateway.ts';

const longestBody = 8 * 1024;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the gateway's words mean; all others are steps on the way. */
const ends: Readonly<Record<string, SmsRow['state']>> = {
	delivered: 'delivered',
	failed: 'failed',
	undelivered: 'failed',
};

/**
 * POST /api/sms/status: the gateway says what became of an SMS. Saying it twice, or late, changes nothing. Throws a Refusal: 401
 * unless the gateway has signed it, 404 where the site has no gateway.
 */
export async function postSmsStatus(call: Call): Promise<Response> {
	const { request, runtime, tenant, now } = call;
	const form = new URLSearchParams(await readText(request, longestBody));
	const id = new URL(request.url).searchParams.get('sms') ?? '';
	await checkSignature(call, { id, form });
	const state = ends[form.get('MessageStatus') ?? ''] ?? 'sent';
	const number = form.get('ErrorCode') ?? '';
	const fault =
		state === 'failed' ? `The network did not take it${/^\d{1,6}$/.test(number) ? ` (${number})` : ''}.` : null;
	await settleSms(runtime.db, { id, tenant: tenant.slug, state, fault, now });
	return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

async function checkSignature(call: Call, { id, form }: { id: string; form: URLSearchParams }): Promise<void> {
	const { request, runtime, tenant } = call;
	const { SMS_URL: url = '' } = tenantEnv(runtime.env, { slug: tenant.slug, alone: false }).env;
	const [account, statusUrl] = [readAccount(url), statusUrlOf(tenant.site)];
	if (!account || !statusUrl) throw new Refusal('not_found', 'This site has no SMS gateway.');
	const wanted = callbackSignature(account.token, { url: statusUrl + id, form });
	if (uuid.test(id) && sameSignature(request.headers.get(signatureHeader) ?? '', wanted)) return;
	await limitCalls(call, 'rebuild');
	throw new Refusal('signature', `The signature in ${signatureHeader} is not that of the gateway.`);
}

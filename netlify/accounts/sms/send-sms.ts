import { randomUUID } from 'node:crypto';
import type { SmsRow } from '../../platform/db/schema.ts';
import { log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';
import { internationalPhone } from '../sign-in/phone.ts';
import { insertSms, settleSms } from '../store/sms-messages.ts';
import { gatewayOf } from './gateway.ts';
import type { SmsOutcome } from './sms.ts';

type Around = { runtime: Pick<Runtime, 'db' | 'env'>; tenant: Tenant; now: number };

/**
 * Sends an SMS to a number of the site's country, and records what became of it, without its text and number. What fails is
 * in the log.
 */
export async function sendSms(
	{ runtime: { db, env }, tenant, now }: Around,
	{ phone, text, kind }: { phone: string; text: string; kind: SmsRow['kind'] },
): Promise<SmsOutcome> {
	const sms = { id: randomUUID(), tenant: tenant.slug };
	await insertSms(db, { ...sms, kind, now });
	const gateway = gatewayOf(tenant.site, env);
	const outcome: SmsOutcome =
		'fault' in gateway
			? { kind: 'failed', fault: gateway.fault, isFree: true }
			: await gateway.send({ id: sms.id, to: internationalPhone(phone, tenant.site), text });
	if (outcome.kind === 'sent') {
		await settleSms(db, { ...sms, state: 'sent', gateway_id: outcome.gatewayId, now });
	} else {
		log('error', { job: 'sms', tenant: tenant.slug, message: outcome.fault });
		await settleSms(db, { ...sms, state: 'failed', fault: outcome.fault, now });
	}
	return outcome;
}

import { randomUUID } from 'node:crypto';
import type { SmsRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';
import { internationalPhone } from '../sign-in/phone.ts';
import { insertSms, settleSms } from '../store/sms-messages.ts';
import { gatewayOf } from './gateway.ts';
import type { SmsOutcome } from './sms.ts';

type Around = { runtime: Pick<Runtime, 'db' | 'env'>; tenant: Tenant; now: number };

/** Names an SMS that is about to be sent, and records it. */
export async function newSms(
	db: Db,
	{ tenant: { slug }, now, kind }: Pick<Around, 'tenant' | 'now'> & { kind: SmsRow['kind'] },
): Promise<string> {
	const id = randomUUID();
	await insertSms(db, { id, tenant: slug, kind, now });
	return id;
}

/**
 * Sends an SMS that is recorded to a number of the site's country, and records what became of it, without its text and number.
 * What fails is in the log.
 */
export async function sendSms(
	{ runtime: { db, env }, tenant, now }: Around,
	{ id, phone, text }: { id: string; phone: string; text: string },
): Promise<SmsOutcome> {
	const sms = { id, tenant: tenant.slug };
	const gateway = gatewayOf(tenant.site, env);
	const outcome: SmsOutcome =
		'fault' in gateway
			? { kind: 'failed', fault: gateway.fault, isFree: true }
			: await gateway.send({ id, to: internationalPhone(phone, tenant.site), text });
	if (outcome.kind === 'sent') {
		await settleSms(db, { ...sms, state: 'sent', gateway_id: outcome.gatewayId, now });
	} else {
		log('error', { job: 'sms', tenant: tenant.slug, message: outcome.fault });
		await settleSms(db, { ...sms, state: 'failed', fault: outcome.fault, now });
	}
	return outcome;
}

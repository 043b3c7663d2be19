import type { SmsRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Records that an SMS is about to be sent. */
export async function insertSms(
	db: Db,
	{ now, ...sms }: Pick<SmsRow, 'id' | 'tenant' | 'kind'> & { now: number },
): Promise<void> {
	const fresh = { gateway_id: null, state: 'sending', fault: null, created_at: now, updated_at: now } as const;
	await db
		.insertInto('sms_messages')
		.values({ ...sms, ...fresh })
		.execute();
}

/** What comes after what: news that arrives late or twice never takes an SMS back. */
const before = {
	sending: [],
	sent: ['sending'],
	delivered: ['sending', 'sent'],
	failed: ['sending', 'sent'],
} as const satisfies Record<SmsRow['state'], readonly SmsRow['state'][]>;

/** Records what became of an SMS. */
export async function settleSms(
	db: Db,
	{
		id,
		tenant,
		now,
		...news
	}: Pick<SmsRow, 'id' | 'tenant' | 'state'> & {
		gateway_id?: string | null;
		fault?: string | null;
		now: number;
	},
): Promise<void> {
	await db
		.updateTable('sms_messages')
		.set({ ...news, updated_at: now })
		.where('id', '=', id)
		.where('tenant', '=', tenant)
		.where('state', 'in', before[news.state])
		.execute();
}

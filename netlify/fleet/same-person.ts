import { phoneKey } from '../../src/domain/leads/phone-key.ts';
import { fromRow } from '../leads/store/lead-rows.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import { leadReach } from './lead-reach.ts';

/** Newest leads of a site that are looked through. */
const mostRead = 500;
const mostTold = 10;

/** Other leads of the same site that came from the same phone number or e-mail address, the newest first. */
export async function leadsOfSamePerson(db: Db, lead: StoredLead): Promise<StoredLead[]> {
	const own = keysOf(lead);
	if (own.length === 0) return [];
	const rows = await db
		.selectFrom('leads')
		.selectAll()
		.where('tenant', '=', lead.tenant)
		.where('id', '!=', lead.id)
		.orderBy('created_at', 'desc')
		.limit(mostRead)
		.execute();
	return rows
		.map(fromRow)
		.filter((other) => keysOf(other).some((key) => own.includes(key)))
		.slice(0, mostTold);
}

function keysOf({ payload }: Pick<StoredLead, 'payload'>): string[] {
	const { phone, email } = leadReach(payload);
	return [phoneKey(phone), email.toLowerCase()].filter(Boolean);
}

import { sql } from 'kysely';
import { phoneKey } from '../../src/domain/leads/phone-key.ts';
import { fromRow } from '../leads/store/lead-rows.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import { leadReach } from './lead-reach.ts';
import { hasDigits, hasText } from './typed-words.ts';

/** Leads that name the number or the address, somewhere, and are looked at closer. */
const mostRead = 100;
const mostTold = 10;

/** Other leads of the same site that came from the same phone number or e-mail address, the newest first, however old. */
export async function leadsOfSamePerson(db: Db, lead: StoredLead): Promise<StoredLead[]> {
	const own = keysOf(lead);
	const { phone, email } = leadReach(lead.payload);
	const may = [...(phoneKey(phone) ? [hasDigits(phone)] : []), ...(email ? [hasText(email)] : [])];
	if (may.length === 0) return [];
	const rows = await db
		.selectFrom('leads')
		.selectAll()
		.where('tenant', '=', lead.tenant)
		.where('id', '!=', lead.id)
		.where(sql<boolean>`(${sql.join(may, sql` or `)})`)
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

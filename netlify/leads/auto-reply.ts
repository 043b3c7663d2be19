import { replyDestination } from '../../src/config/leads.ts';
import { isEmail } from '../../src/forms/rules/person-rules.ts';
import type { Db } from '../platform/db/schema.ts';
import { countCall } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { bookedTimeOf } from './bookings/booked-time.ts';
import type { Draft } from './draft-lead.ts';

/** So many replies a day an address gets from one site: more would be somebody else's doing. */
const mostReplies = { count: 3, windowMs: 24 * 60 * 60 * 1000 };

/**
 * Where the reply to the visitor is sent from, if one is due: when a visitor's enquiry becomes complete and the site has words for
 * it, or it has booked a time. A program's leads get none: it has its own.
 */
export async function replyDue(tx: Db, { tenant, now, runtime }: Call, draft: Draft): Promise<string[]> {
	const { before, lead, client } = draft;
	const email = lead.payload.email?.trim() ?? '';
	const isNow = lead.status === 'complete' && before?.status !== 'complete';
	const isDue = tenant.site.leads.auto_reply || bookedTimeOf(lead.payload);
	if (!isDue || !isNow || client !== null || !isEmail(email)) return [];
	// Addresses are personal data: the database sees a keyed hash of them.
	const bucket = runtime.secrets.sign('auto-reply', `${tenant.slug} ${email.toLowerCase()}`);
	return (await countCall(tx, bucket, { limit: mostReplies, now })) > 0 ? [] : [replyDestination];
}

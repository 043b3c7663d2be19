import { deliveriesOf, type LeadDelivery, requeue } from '../delivery/lead-deliveries.ts';
import { leadFacts } from '../delivery/mails/lead-facts.ts';
import { findAnyLead, markAnswered, markOpened } from '../leads/store/lead-list.ts';
import { findFiles } from '../leads/store/lead-rows.ts';
import { minutesToOpen } from '../leads/store/minutes-to-open.ts';
import { openLead } from '../leads/store/sealed-answers.ts';
import type { LeadRow } from '../platform/db/rows/lead-rows.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { vaultOf } from '../platform/runtime/secrets.ts';

type Around = Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'>;

const states = ['overdue', 'new', 'incomplete', 'opened', 'answered'] as const;

/** A lead in a tenant's inbox: nothing that the visitor typed. Times are Unix milliseconds. */
export type InboxLead = {
	id: string;
	category: string | null;
	subcategory: string | null;
	receivedAt: number;
	state: (typeof states)[number];
};

/** What a salesperson reads of a lead that was opened. */
export type ShownLead = ReturnType<typeof leadFacts> & Pick<InboxLead, 'state'> & { deliveries: LeadDelivery[] };

/** Leads that an inbox shows. */
const mostShown = 200;

const shortColumns = [
	'id',
	'category',
	'subcategory',
	'status',
	'created_at',
	'completed_at',
	'opened_at',
	'answered_at',
] as const;

/** The newest leads of a tenant. */
export async function inboxOf({ db, tenants, now }: Around, tenant: string): Promise<InboxLead[]> {
	const rows = await db
		.selectFrom('leads')
		.select(shortColumns)
		.where('tenant', '=', tenant)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(mostShown)
		.execute();
	const late = now() - minutesToOpen(tenants, tenant) * 60_000;
	return rows.map((row) => {
		const { id, category, subcategory, completed_at, created_at } = row;
		return { id, category, subcategory, receivedAt: Number(completed_at ?? created_at), state: stateOf(row, late) };
	});
}

/** `late`: a lead that was completed by then and that nobody has opened is overdue. */
function stateOf(lead: Pick<LeadRow, (typeof shortColumns)[number]>, late: number): InboxLead['state'] {
	if (lead.answered_at !== null) return 'answered';
	if (lead.opened_at !== null) return 'opened';
	if (lead.status === 'incomplete') return 'incomplete';
	return Number(lead.completed_at) <= late ? 'overdue' : 'new';
}

/**
 * A lead of a tenant that somebody has opened, with its sensitive answers if this server has the secret that encrypted them.
 * Null if it is not there, if nobody has opened it, or if the tenant has no configuration to name its answers.
 */
export async function shownLead(around: Around, tenant: string, id: string): Promise<ShownLead | null> {
	const { db, env, tenants } = around;
	const stored = await findAnyLead(db, id);
	const site = tenants.bySlug(tenant)?.site;
	if (!stored || stored.tenant !== tenant || stored.opened_at === null || !site) return null;
	const lead = openLead(stored, () => vaultOf(env)) ?? stored;
	const facts = leadFacts({ lead, site, files: await findFiles(db, id), resend: false });
	return { ...facts, state: stateOf(stored, 0), deliveries: await deliveriesOf(db, id) };
}

/** Records that somebody opened a tenant's lead, or answered it. False if it is not there. */
export async function noteLead(
	{ db, now }: Around,
	{ tenant, id, as }: { tenant: string; id: string; as: 'opened' | 'answered' },
): Promise<boolean> {
	const found = await db.selectFrom('leads').select('tenant').where('id', '=', id).executeTakeFirst();
	if (found?.tenant !== tenant) return false;
	await markOpened(db, id, now());
	if (as === 'answered') await markAnswered(db, id, now());
	return true;
}

/** Makes what of a tenant's lead has not arrived due now, as `npm run leads -- retry` does. False if it is not there. */
export async function sendAgain({ db, now }: Around, tenant: string, id: string): Promise<boolean> {
	const found = await db.selectFrom('leads').select('tenant').where('id', '=', id).executeTakeFirst();
	if (found?.tenant !== tenant) return false;
	await requeue(db, id, now());
	return true;
}

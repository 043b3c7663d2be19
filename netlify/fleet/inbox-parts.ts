import { sql } from 'kysely';
import { fromRow } from '../leads/store/lead-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { type InboxLead, inShort } from './inbox.ts';
import {
	isAtRest,
	isOfPart,
	isWaiting,
	type LeadsAsked,
	leadsWithCare,
	noCategory,
	type RestingCounts,
	type RestingPart,
	restingCounts,
} from './resting-leads.ts';
import { deliveryStates } from './sent-to.ts';

type Around = Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'>;

/** `named`: whether whoever asks may read visitors’ names; `me`: what they are called, if they have said. */
export type PartsAsked = LeadsAsked & { named: boolean; me: string };

/** An inbox in parts, whatever it has room for. */
export type InboxParts = {
	/** Leads that wait for somebody: not answered and not closed, or with a follow-up that is due. */
	waiting: InboxLead[];
	/** How many others there are. */
	resting: RestingCounts;
	/** How those go that have not arrived everywhere, at rest or not. */
	stuck: Pick<InboxLead, 'sentTo'>[];
};

/** Leads that wait and are read: nobody gets through more. */
const mostWaiting = 2_000;

/** Leads whose deliveries are looked at. */
const mostStuck = 2_000;

/** Reads it: the counts are those of the database. */
export async function inboxParts(around: Around, { named, me, ...asked }: PartsAsked): Promise<InboxParts> {
	const { db } = around;
	const now = around.now();
	const ids = await leadsWithCare(db, asked)
		.select('leads.id')
		.where((eb) => isWaiting(eb, now))
		.orderBy('leads.created_at', 'desc')
		.orderBy('leads.id', 'desc')
		.limit(mostWaiting)
		.execute();
	return {
		waiting: await withIds(around, ids, named),
		resting: await restingCounts(db, { ...asked, me, now }),
		stuck: await stuckLeads(db, asked),
	};
}

/** Which leads of a part: `isAtRest`: without those that wait; `from` on, so many. */
export type PartAsked = LeadsAsked & {
	named: boolean;
	order: 'newest' | 'oldest';
	from: number;
	count: number;
} & ({ part: RestingPart; isAtRest: true } | { part: RestingPart | null; isAtRest: false });

/** Reads them. */
export async function leadsOfPart(around: Around, { named, order, from, count, ...asked }: PartAsked) {
	if (count <= 0) return [];
	const direction = order === 'oldest' ? 'asc' : 'desc';
	const ids = await leadsWithCare(around.db, asked)
		.select('leads.id')
		.where((eb) => (asked.isAtRest ? isAtRest(eb, asked.part, around.now()) : isOfPart(eb, asked.part)))
		.orderBy((eb) => eb.fn.coalesce('leads.completed_at', 'leads.created_at'), direction)
		.orderBy('leads.id', direction)
		.limit(count)
		.offset(from)
		.execute();
	return withIds(around, ids, named);
}

/** The leads of these ids, in their order. */
async function withIds(around: Around, ids: readonly { id: string }[], named: boolean): Promise<InboxLead[]> {
	if (ids.length === 0) return [];
	const rows = await around.db
		.selectFrom('leads')
		.selectAll()
		.where(
			'id',
			'in',
			ids.map(({ id }) => id),
		)
		.execute();
	const byId = new Map(rows.map((row) => [row.id, fromRow(row)]));
	return inShort(
		around,
		ids.flatMap(({ id }) => byId.get(id) ?? []),
		named,
	);
}

async function stuckLeads(db: Db, asked: LeadsAsked): Promise<InboxParts['stuck']> {
	const rows = await leadsWithCare(db, asked)
		.innerJoin('outbox', 'outbox.lead_id', 'leads.id')
		.select('leads.id')
		.distinct()
		.where('outbox.state', '!=', sql.lit('done'))
		.limit(mostStuck)
		.execute();
	const states = await deliveryStates(
		db,
		rows.map(({ id }) => id),
	);
	return [...states.values()].map((sentTo) => ({ sentTo }));
}

/** What leads are filed under, and the sites that they are of. */
export type LeadNames = { categories: string[]; tenants: string[] };

/** Reads them. */
export async function leadNames({ db }: Pick<Around, 'db'>, { tenant, since }: LeadsAsked): Promise<LeadNames> {
	const rows = await leadsWithCare(db, { tenant, since })
		.select(['leads.tenant', 'leads.category'])
		.distinct()
		.execute();
	const [categories, tenants] = [rows.map(({ category }) => category ?? noCategory), rows.map((row) => row.tenant)];
	return { categories: [...new Set(categories)].sort(), tenants: [...new Set(tenants)].sort() };
}

import type { ExpressionBuilder } from 'kysely';
import type { OutboxRow } from '../../platform/db/rows/delivery-rows.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { findConsentTexts } from './consent-texts.ts';
import { fromRow } from './lead-rows.ts';
import { isUndelivered } from './old-leads.ts';

/** The states that leads can be listed by. */
export const leadStates = ['pending', 'blocked', 'dead', 'delivered', 'incomplete'] as const;
export type LeadState = (typeof leadStates)[number];

/** Which leads: every condition that is given must hold. Times are Unix milliseconds. */
export type LeadFilter = {
	tenant?: string | undefined;
	/** Received at this time or later. */
	since?: number | undefined;
	/** `pending` and `dead`: a destination still has to get it, or refused it; `blocked`: it waits for a setting; `delivered`: nothing is left. */
	state?: LeadState | undefined;
	/** By tenant: complete ones that nobody has opened and that were complete by this time. Other tenants have none. */
	unopenedBy?: ReadonlyMap<string, number> | undefined;
	/** By tenant: those not changed since this time that a destination has not got. Other tenants have none. */
	undeliveredSince?: ReadonlyMap<string, number> | undefined;
};

/** A lead with its deliveries and the words that the visitor was asked to agree to. */
export type ListedLead = StoredLead & { outbox: OutboxRow[]; consent_text: string | null };

/** The leads that match, newest first. They are read page by page, so there can be any number of them. */
export async function* walkLeads(db: Db, filter: LeadFilter, pageSize = 200): AsyncGenerator<ListedLead> {
	let last: StoredLead | undefined;
	for (;;) {
		const page = await readPage(db, filter, { pageSize, last });
		yield* page;
		last = page.at(-1);
		if (!last || page.length < pageSize) return;
	}
}

/** The tenants that have leads. */
export async function tenantsWithLeads(db: Db): Promise<string[]> {
	const rows = await db.selectFrom('leads').select('tenant').distinct().orderBy('tenant').execute();
	return rows.map(({ tenant }) => tenant);
}

/** The lead with this id, of any tenant: for operators. */
export async function findAnyLead(db: Db, id: string): Promise<ListedLead | null> {
	const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
	if (!row) return null;
	const [lead] = await listed(db, [fromRow(row)]);
	return lead ?? null;
}

/** Records when somebody at the dealership first opened a lead. False if somebody had before. */
export const markOpened = (db: Db, id: string, now: number): Promise<boolean> => markOnce(db, id, 'opened_at', now);

/** Records when somebody said that a lead has been answered. False if somebody had before. */
export const markAnswered = (db: Db, id: string, now: number): Promise<boolean> => markOnce(db, id, 'answered_at', now);

async function markOnce(db: Db, id: string, mark: 'opened_at' | 'answered_at', now: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('leads')
		.set({ [mark]: now })
		.where('id', '=', id)
		.where(mark, 'is', null)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

/** Takes back that a lead has been answered. */
export async function unmarkAnswered(db: Db, id: string): Promise<void> {
	await db.updateTable('leads').set({ answered_at: null }).where('id', '=', id).execute();
}

/** Takes back that anybody has opened a lead, and with it that it has been answered. */
export async function unmarkOpened(db: Db, id: string): Promise<void> {
	await db.updateTable('leads').set({ opened_at: null, answered_at: null }).where('id', '=', id).execute();
}

type Page = { pageSize: number; last: StoredLead | undefined };

async function readPage(db: Db, filter: LeadFilter, { pageSize, last }: Page): Promise<ListedLead[]> {
	const rows = await db
		.selectFrom('leads')
		.selectAll()
		.where((eb) => fits(eb, filter))
		.where(({ eb, and, or }) => {
			if (!last) return and([]);
			const older = eb('created_at', '<', last.created_at);
			return or([older, and([eb('created_at', '=', last.created_at), eb('id', '<', last.id)])]);
		})
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(pageSize)
		.execute();
	return listed(db, rows.map(fromRow));
}

function fits(
	eb: ExpressionBuilder<Tables, 'leads'>,
	{ tenant, since, state, unopenedBy, undeliveredSince }: LeadFilter,
) {
	const has = (of: 'pending' | 'dead') =>
		eb.exists(
			eb
				.selectFrom('outbox')
				.select('outbox.id')
				.whereRef('outbox.lead_id', '=', 'leads.id')
				.where('outbox.state', '=', of),
		);
	return eb.and([
		...(tenant === undefined ? [] : [eb('tenant', '=', tenant)]),
		...(since === undefined ? [] : [eb('created_at', '>=', since)]),
		...(state === 'pending' || state === 'dead' ? [has(state)] : []),
		...(state === 'blocked' ? [isBlocked(eb)] : []),
		...(state === 'delivered' ? [eb.not(has('pending')), eb.not(has('dead'))] : []),
		...(state === 'incomplete' ? [eb('status', '=', state)] : []),
		...(unopenedBy ? [eb('opened_at', 'is', null), eb('status', '=', 'complete'), isLate(eb, unopenedBy)] : []),
		...(undeliveredSince ? [isUndelivered(eb, 'leads.id'), isOld(eb, undeliveredSince)] : []),
	]);
}

const isBlocked = (eb: ExpressionBuilder<Tables, 'leads'>) =>
	eb.exists(
		eb
			.selectFrom('outbox')
			.innerJoin('delivery_lanes as lane', (join) =>
				join
					.onRef('lane.tenant', '=', 'outbox.tenant')
					.onRef('lane.destination', '=', 'outbox.destination')
					.on('lane.trouble', '=', 'blocked'),
			)
			.select('outbox.id')
			.whereRef('outbox.lead_id', '=', 'leads.id')
			.where('outbox.state', '=', 'pending'),
	);

const isLate = (eb: ExpressionBuilder<Tables, 'leads'>, by: ReadonlyMap<string, number>) =>
	eb.or([...by].map(([tenant, time]) => eb.and([eb('tenant', '=', tenant), eb('completed_at', '<=', time)])));

const isOld = (eb: ExpressionBuilder<Tables, 'leads'>, since: ReadonlyMap<string, number>) =>
	eb.or([...since].map(([tenant, time]) => eb.and([eb('tenant', '=', tenant), eb('updated_at', '<', time)])));

async function listed(db: Db, leads: readonly StoredLead[]): Promise<ListedLead[]> {
	if (leads.length === 0) return [];
	const ids = leads.map(({ id }) => id);
	const rows = await db
		.selectFrom('outbox')
		.selectAll()
		.where('lead_id', 'in', ids)
		.orderBy('destination')
		.orderBy('version')
		.execute();
	const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
	const textOf = await findConsentTexts(db, leads);
	return leads.map((lead) => ({ ...lead, consent_text: textOf(lead) ?? null, outbox: byLead.get(lead.id) ?? [] }));
}

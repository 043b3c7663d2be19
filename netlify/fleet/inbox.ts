import { maskedName } from '../../src/domain/leads/masked-name.ts';
import { leadNames } from '../../src/forms/lead/person-name.ts';
import { answer } from '../delivery/adf/answers.ts';
import { canBeAnswered } from '../delivery/adf/can-be-answered.ts';
import { deliveriesOf, type LeadDelivery, ledgerOf, requeue } from '../delivery/lead-deliveries.ts';
import { leadFacts } from '../delivery/mails/lead-facts.ts';
import { findAnyLead, markAnswered, markOpened, unmarkAnswered, unmarkOpened } from '../leads/store/lead-list.ts';
import { findFiles, fromRow } from '../leads/store/lead-rows.ts';
import { minutesToFinish, minutesToOpen } from '../leads/store/minutes-to-open.ts';
import { openLead } from '../leads/store/sealed-answers.ts';
import type { DeliveryRow } from '../platform/db/rows/delivery-rows.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { vaultOf } from '../platform/runtime/secrets.ts';
import { type LeadAbout, leadAbout } from './lead-about.ts';
import { type LeadContact, leadContact } from './lead-contact.ts';
import { type LeadPromise, promiseReader } from './lead-promise.ts';
import { type LeadReach, leadReach } from './lead-reach.ts';
import { leadsOfSamePerson } from './same-person.ts';
import { deliveryStates, type SentTo } from './sent-to.ts';

type Around = Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'>;

const states = ['overdue', 'new', 'incomplete', 'opened', 'answered'] as const;

/** A lead in an inbox: who it is from in short, what it is about and where it went. Times are Unix milliseconds. */
export type InboxLead = {
	id: string;
	tenant: string;
	category: string | null;
	subcategory: string | null;
	/** `J. S…`; the whole name for those who may read it; empty where none was given. */
	name: string;
	/** How somebody who gave no name can be reached; null where one was given, or nothing at all. */
	contact: LeadContact | null;
	/** Their phone number, e-mail address and message, to be searched; null for those who may not read them. No list shows it. */
	reach: LeadReach | null;
	about: LeadAbout;
	/** The place of the dealer; empty without one. */
	place: string;
	/** False for somebody who left before the last step (FORM-8). */
	isWhole: boolean;
	/** Whether it is whole, or its visitor left a phone number or an e-mail address: others nobody can answer. */
	isAnswerable: boolean;
	/** Whether it is not whole, and its visitor may still be at it: `leads.incomplete_after_minutes` have not gone by. */
	isUnderWay: boolean;
	receivedAt: number;
	/** When its first step came. */
	createdAt: number;
	/** `overdue`: past what the visitor was promised and not answered, or not opened within `leads.open_within_minutes`. */
	state: (typeof states)[number];
	isOpened: boolean;
	/** By when the visitor was promised an answer; null where nothing was, and once it is answered. */
	promised: LeadPromise | null;
	/** How it goes to each destination. */
	sentTo: SentTo[];
};

/** What a salesperson reads of a lead that was opened. */
export type ShownLead = ReturnType<typeof leadFacts>;

/** What became of a lead, without what the visitor typed. */
export type LeadTrail = {
	lead: InboxLead;
	createdAt: number;
	completedAt: number | null;
	openedAt: number | null;
	answeredAt: number | null;
	deliveries: LeadDelivery[];
	/** Others of the same person at this site, by phone number or e-mail address; none for those who may not read names. */
	others: InboxLead[];
	/** Every attempt to deliver it, oldest first. */
	attempts: Pick<DeliveryRow, 'destination' | 'attempt' | 'outcome' | 'status' | 'error' | 'finished_at'>[];
};

/** Whose leads, from when to when (Unix milliseconds); `named`: whether whoever asks may read visitors' names. */
export type InboxAsked = {
	tenant?: string | undefined;
	since?: number | undefined;
	/** Only leads that came before this time: those that one list has no room for. */
	before?: number | undefined;
	named: boolean;
};

/** Leads that an inbox shows. */
export const mostShown = 500;

/** The newest leads of a tenant, or of all. */
export async function inboxOf(around: Around, { tenant, since, before, named }: InboxAsked): Promise<InboxLead[]> {
	const rows = await around.db
		.selectFrom('leads')
		.selectAll()
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.$if(since !== undefined, (query) => query.where('created_at', '>=', Number(since)))
		.$if(before !== undefined, (query) => query.where('created_at', '<', Number(before)))
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(mostShown)
		.execute();
	return inShort(around, rows.map(fromRow), named);
}

async function inShort(around: Around, leads: readonly StoredLead[], named: boolean): Promise<InboxLead[]> {
	const { db, tenants, now } = around;
	const sentTo = await deliveryStates(
		db,
		leads.map(({ id }) => id),
	);
	const promiseOf = promiseReader(tenants);
	return leads.map((lead) => {
		const { id, tenant, category, subcategory, completed_at, created_at, payload } = lead;
		const late = now() - minutesToOpen(tenants, tenant) * 60_000;
		const { name } = leadNames(payload);
		const isWhole = lead.status !== 'incomplete';
		const isAnswerable = canBeAnswered(lead);
		const givenUp = Number(lead.updated_at) + minutesToFinish(tenants, tenant) * 60_000;
		const locale = tenants.bySlug(tenant)?.site.locale ?? 'en-AU';
		const promised = lead.answered_at === null ? promiseOf(lead) : null;
		const isLate = promised ? promised.at <= now() : false;
		return {
			...{ id, tenant, category, subcategory, name: named ? name : maskedName(name) },
			contact: name ? null : leadContact(payload, { locale, named }),
			reach: named ? leadReach(payload) : null,
			...{ about: leadAbout(lead), place: placeOf(around, lead), isWhole, isAnswerable },
			isUnderWay: !isWhole && givenUp > now(),
			createdAt: Number(created_at),
			receivedAt: Number(completed_at ?? created_at),
			...{ state: isAnswerable ? stateOf(lead, { late, isLate }) : 'incomplete', promised },
			isOpened: lead.opened_at !== null,
			sentTo: sentTo.get(id) ?? [],
		};
	});
}

/** What the place is called that the visitor chose, or that the lead was given to. */
function placeOf({ tenants }: Around, { tenant, location_id, payload }: StoredLead): string {
	const places = tenants.bySlug(tenant)?.site?.locations ?? [];
	return places.find(({ id }) => String(id) === location_id)?.name ?? answer(payload, 'location');
}

type Timed = Pick<StoredLead, 'answered_at' | 'opened_at' | 'completed_at' | 'status'>;

/** `late`: a lead that was completed by then and that nobody has opened is overdue; `isLate`: so is one past what was promised, opened or not. */
function stateOf(lead: Timed, { late, isLate }: { late: number; isLate: boolean }): InboxLead['state'] {
	if (lead.answered_at !== null) return 'answered';
	if (isLate) return 'overdue';
	if (lead.opened_at !== null) return 'opened';
	if (lead.status === 'incomplete') return 'incomplete';
	return Number(lead.completed_at) <= late ? 'overdue' : 'new';
}

/** What became of a tenant's lead; null if it is not there. */
export async function leadTrail(
	around: Around,
	tenant: string,
	{ id, named }: { id: string; named: boolean },
): Promise<LeadTrail | null> {
	const { db } = around;
	const stored = await findAnyLead(db, id);
	if (!stored || stored.tenant !== tenant) return null;
	const [lead] = await inShort(around, [stored], named);
	if (!lead) return null;
	const time = (value: number | null): number | null => (value === null ? null : Number(value));
	const attempts = (await ledgerOf(db, id)).map((row) => {
		const { destination, attempt, outcome, status, error, finished_at } = row;
		return { destination, attempt: Number(attempt), outcome, status, error, finished_at: Number(finished_at) };
	});
	return {
		lead,
		createdAt: Number(stored.created_at),
		completedAt: time(stored.completed_at),
		openedAt: time(stored.opened_at),
		answeredAt: time(stored.answered_at),
		deliveries: await deliveriesOf(db, id),
		others: named ? await inShort(around, await leadsOfSamePerson(db, stored), named) : [],
		attempts,
	};
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
	return leadFacts({ lead, site, files: await findFiles(db, id), resend: false });
}

/** What can be recorded of a lead; `unanswered` takes back that it was answered, `unopened` that anybody has looked. */
export type LeadNote = 'opened' | 'answered' | 'unanswered' | 'unopened';

/** Records that somebody opened a tenant's lead, answered it, or did not after all. False if it is not there. */
export async function noteLead(
	{ db, now }: Around,
	{ tenant, id, as }: { tenant: string; id: string; as: LeadNote },
): Promise<boolean> {
	const found = await db.selectFrom('leads').select('tenant').where('id', '=', id).executeTakeFirst();
	if (found?.tenant !== tenant) return false;
	if (as === 'unopened') {
		await unmarkOpened(db, id);
		return true;
	}
	await markOpened(db, id, now());
	if (as === 'answered') await markAnswered(db, id, now());
	if (as === 'unanswered') await unmarkAnswered(db, id);
	return true;
}

/** Makes what of these leads has not arrived due now, as `npm run leads -- retry` does; of a tenant only, if one is named. How many there were. */
export async function sendAgain(
	{ db, now }: Around,
	{ tenant, ids }: { tenant?: string | undefined; ids: readonly string[] },
): Promise<number> {
	if (ids.length === 0) return 0;
	const found = await db
		.selectFrom('leads')
		.select('id')
		.where('id', 'in', ids)
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.execute();
	for (const { id } of found) await requeue(db, id, now());
	return found.length;
}

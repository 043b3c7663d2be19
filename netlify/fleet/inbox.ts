import { maskedName } from '../../src/domain/leads/masked-name.ts';
import { leadNames } from '../../src/forms/lead/person-name.ts';
import { answer } from '../delivery/adf/answers.ts';
import { canBeAnswered } from '../delivery/adf/can-be-answered.ts';
import { deliveriesOf, type LeadDelivery, ledgerOf, requeue } from '../delivery/lead-deliveries.ts';
import { type LeadFacts, leadFacts } from '../delivery/mails/lead-facts.ts';
import { careOf, lastNotesOf, noCare, notesOf, ownersOf } from '../leads/store/lead-care.ts';
import { findAnyLead } from '../leads/store/lead-list.ts';
import { findFiles, fromRow } from '../leads/store/lead-rows.ts';
import { minutesToFinish, minutesToOpen } from '../leads/store/minutes-to-open.ts';
import { openLead } from '../leads/store/sealed-answers.ts';
import type { DeliveryRow } from '../platform/db/rows/delivery-rows.ts';
import type { LeadNoteRow, StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { vaultOf } from '../platform/runtime/secrets.ts';
import { type LeadAbout, leadAbout } from './lead-about.ts';
import { type ShownCare, shownCare, todayOf } from './lead-care.ts';
import { type LeadContact, leadContact } from './lead-contact.ts';
import { type LeadLetters, leadLetters } from './lead-letters.ts';
import { type LeadPromise, promiseReader } from './lead-promise.ts';
import { type LeadReach, leadReach } from './lead-reach.ts';
import { type LeadState, type LeadUrgency, urgencyOf, type WaitingDrive, waitingDrive } from './lead-urgency.ts';
import { type AlsoAsked, olderLeads } from './older-leads.ts';
import { leadsOfSamePerson } from './same-person.ts';
import { deliveryStates, type SentTo } from './sent-to.ts';

type Around = Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'>;

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
	/**
	 * `overdue`: past what the visitor was promised and not answered, unless somebody has set a later day to get back to it. `late`: not
	 * that, but not opened within `leads.open_within_minutes`. `incomplete`: it stays so until it is answered or closed, whoever has
	 * looked. `closed`: something came of it.
	 */
	state: LeadState;
	isOpened: boolean;
	care: ShownCare;
	/** By when the visitor was promised an answer; null where nothing was, and once it is answered or closed. */
	promised: LeadPromise | null;
	/** How the test drive stands that nobody has answered. */
	driveIs: WaitingDrive;
	urgency: LeadUrgency;
	/** How it goes to each destination. */
	sentTo: SentTo[];
};

/** What a salesperson reads of a lead that was opened. */
export type ShownLead = LeadFacts & { letters: LeadLetters };

/** What became of a lead, without what the visitor typed. */
export type LeadTrail = {
	lead: InboxLead;
	createdAt: number;
	completedAt: number | null;
	openedAt: number | null;
	answeredAt: number | null;
	/** What was written about it and done to it, oldest first; nothing for those who may not read names. */
	notes: LeadNote[];
	/** Who can look after it: the dealer’s team, and whoever looks after another. */
	people: string[];
	deliveries: LeadDelivery[];
	/** Others of the same person at this site, by phone number or e-mail address; none for those who may not read names. */
	others: InboxLead[];
	/** Every attempt to deliver it, oldest first. */
	attempts: Pick<DeliveryRow, 'destination' | 'attempt' | 'outcome' | 'status' | 'error' | 'finished_at'>[];
};

/** Something that somebody at the dealership wrote or did; times are Unix milliseconds. */
export type LeadNote = Pick<LeadNoteRow, 'kind' | 'said' | 'author'> & { at: number };

/** Whose leads, since when (Unix milliseconds); `named`: whether whoever asks may read visitors' names. */
export type InboxAsked = {
	tenant?: string | undefined;
	since?: number | undefined;
	named: boolean;
	/** What is looked for beyond the newest leads too. */
	also?: AlsoAsked | undefined;
};

/** Leads that a search looks at, whatever they have. */
const mostShown = 500;

/** The newest leads of a tenant, or of all; after them older ones with what is looked for. */
export async function inboxOf(around: Around, asked: InboxAsked): Promise<InboxLead[]> {
	const { tenant, since, named } = asked;
	const rows = await around.db
		.selectFrom('leads')
		.selectAll()
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.$if(since !== undefined, (query) => query.where('created_at', '>=', Number(since)))
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(mostShown)
		.execute();
	const last = rows.length < mostShown ? undefined : rows.at(-1);
	const older = last && (await olderLeads(around, { ...asked, before: Number(last.created_at) }));
	return inShort(around, [...rows.map(fromRow), ...(older ?? [])], named);
}

/** Leads as an inbox shows them. */
export async function inShort(around: Around, leads: readonly StoredLead[], named: boolean): Promise<InboxLead[]> {
	const { db, tenants, now } = around;
	const ids = leads.map(({ id }) => id);
	const [sentTo, cares] = [await deliveryStates(db, ids), await careOf(db, ids)];
	const notes = named ? await lastNotesOf(db, ids) : new Map<string, string>();
	const todays = new Map(leads.map(({ tenant }) => [tenant, todayOf(tenants, tenant, now())]));
	const promiseOf = promiseReader(tenants);
	return leads.map((lead) => {
		const { id, tenant, category, subcategory, completed_at, created_at, payload } = lead;
		const late = now() - minutesToOpen(tenants, tenant) * 60_000;
		const { name } = leadNames(payload);
		const isWhole = lead.status !== 'incomplete';
		const isAnswerable = canBeAnswered(lead);
		const givenUp = Number(lead.updated_at) + minutesToFinish(tenants, tenant) * 60_000;
		const locale = tenants.bySlug(tenant)?.site.locale ?? 'en-AU';
		const kept = cares.get(id) ?? noCare;
		const today = todays.get(tenant) ?? '';
		const isOpen = lead.answered_at === null && kept.outcome === null;
		const promised = isOpen ? promiseOf(lead) : null;
		const isLate = promised ? promised.at <= now() : false;
		const shown = {
			...{ id, tenant, category, subcategory, name: named ? name : maskedName(name) },
			contact: name ? null : leadContact(payload, { locale, named }),
			reach: named ? leadReach(payload) : null,
			...{ about: leadAbout(lead), place: placeOf(around, lead), isWhole, isAnswerable },
			isUnderWay: !isWhole && givenUp > now(),
			createdAt: Number(created_at),
			receivedAt: Number(completed_at ?? created_at),
			state: stateOf(lead, {
				late,
				isLate,
				isAnswerable,
				isPutOff: kept.follow_up > today,
				isClosed: kept.outcome !== null,
			}),
			...{ promised, isOpened: lead.opened_at !== null },
			care: shownCare(kept, { today, named, note: notes.get(id) }),
			sentTo: sentTo.get(id) ?? [],
		};
		const driveIs = waitingDrive(shown, { lead, tenants, now: now() });
		return { ...shown, driveIs, urgency: urgencyOf({ ...shown, driveIs }, now()) };
	});
}

/** What the place is called that the visitor chose, or that the lead was given to. */
function placeOf({ tenants }: Around, { tenant, location_id, payload }: StoredLead): string {
	const places = tenants.bySlug(tenant)?.site?.locations ?? [];
	return places.find(({ id }) => String(id) === location_id)?.name ?? answer(payload, 'location');
}

type Timed = Pick<StoredLead, 'answered_at' | 'opened_at' | 'completed_at' | 'status'>;

/**
 * `late`: a lead that was completed by then and that nobody has opened is late; `isLate`: one past what was promised, opened or not, is
 * overdue, but one that somebody has opened and put off.
 */
type Standing = { late: number; isLate: boolean; isAnswerable: boolean; isPutOff: boolean; isClosed: boolean };

function stateOf(lead: Timed, { late, isLate, isAnswerable, isPutOff, isClosed }: Standing): InboxLead['state'] {
	if (isClosed) return 'closed';
	if (!isAnswerable) return 'incomplete';
	if (lead.answered_at !== null) return 'answered';
	if (isLate && !isPutOff) return 'overdue';
	if (lead.status === 'incomplete') return 'incomplete';
	if (lead.opened_at !== null) return 'opened';
	return isUnseen(lead, late) ? 'late' : 'new';
}

const isUnseen = ({ opened_at, completed_at, status }: Timed, late: number): boolean =>
	status === 'complete' && opened_at === null && Number(completed_at) <= late;

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
		notes: named ? (await notesOf(db, id)).map(noteOf) : [],
		people: named ? await peopleOf(around, [tenant]) : [],
		deliveries: await deliveriesOf(db, id),
		others: named ? await inShort(around, await leadsOfSamePerson(db, stored), named) : [],
		attempts,
	};
}

const noteOf = ({ kind, said, author, created_at }: LeadNoteRow): LeadNote => ({
	...{ kind, said, author },
	at: Number(created_at),
});

/** Who can look after leads of these tenants: their teams, and whoever looks after one; a first name that one of them has is that one. */
export async function peopleOf({ db, tenants }: Around, slugs: readonly string[]): Promise<string[]> {
	const teams = slugs.flatMap((slug) => tenants.bySlug(slug)?.site.leads.team ?? []);
	const owners: string[] = [];
	for (const slug of slugs) owners.push(...(await ownersOf(db, slug)));
	const all = [...new Set([...teams, ...owners])];
	return all.filter((name) => all.filter((other) => other.startsWith(`${name} `)).length !== 1);
}

/**
 * A lead of a tenant that somebody has opened, with its sensitive answers if this server has the secret that encrypted them.
 * Null if it is not there, if nobody has opened it, or if the tenant has no configuration to name its answers.
 */
export async function shownLead(around: Around, tenant: string, id: string): Promise<ShownLead | null> {
	const { db, env, tenants, now } = around;
	const stored = await findAnyLead(db, id);
	const site = tenants.bySlug(tenant)?.site;
	if (!stored || stored.tenant !== tenant || stored.opened_at === null || !site) return null;
	const lead = openLead(stored, () => vaultOf(env)) ?? stored;
	const facts = leadFacts({ lead, site, files: await findFiles(db, id), resend: false });
	return { ...facts, letters: leadLetters(stored, site, now()) };
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

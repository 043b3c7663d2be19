import { receiptDestination } from '../../../src/config/leads.ts';
import type { LeadBody } from '../../../src/contract/lead.ts';
import { isReserved, isUnpaid, type ReservationState } from '../../../src/domain/money/reservation-states.ts';
import { carLeadCategory } from '../../../src/forms/lead/categories.ts';
import { newLead, nextLead } from '../../leads/lead-record.ts';
import { variantsOf } from '../../leads/lead-variants.ts';
import { findLead, insertLead, replaceLead } from '../../leads/store/lead-rows.ts';
import { insertOutbox } from '../../leads/store/outbox.ts';
import { addToCount } from '../../leads/store/split-counts.ts';
import { placesOf } from '../../leads/store-lead.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { type Details, detailsOf } from '../store/reservation-rows.ts';
import { leadAnswers } from './lead-answers.ts';

type LeadRuntime = Pick<Runtime, 'secrets' | 'tenants' | 'now'>;
type Change = { before: ReservationRow; after: ReservationRow };

/**
 * Tells the dealer and the visitor of what became of a deposit, through the outbox that delivers leads: the first time as a new
 * lead, then as its next version. The same transaction that changes the state writes it, so nothing is told twice or
 * forgotten. Returns the lead's id; null where there is nothing to tell.
 */
export async function tellOfReservation(tx: Db, runtime: LeadRuntime, change: Change): Promise<string | null> {
	const { before, after } = change;
	const details = detailsOf(after);
	const site = runtime.tenants.bySlug(after.tenant)?.site;
	if (!details || !site || !isNews(before.state, after)) return after.lead_id;
	const body = bodyOf(after, details, site.locale);
	const known = { after, details, body };
	const lead = await (after.lead_id === null ? firstLead : changedLead)(tx, runtime, known);
	if (!lead) return after.lead_id;
	if (after.lead_id === null && isReserved(after.state)) {
		for (const variant of variantsOf(site, lead.payload))
			await addToCount(tx, { tenant: after.tenant, ...variant }, { of: 'leads', now: runtime.now() });
	}
	const receipt = isForVisitor(before.state, after.state) ? [receiptDestination] : [];
	await insertOutbox(tx, lead, { destinations: [...placesOf(lead, site), ...receipt], now: runtime.now() });
	return lead.id;
}

/** A hold that runs out is nobody's news; whatever happens to money is. */
function isNews(before: ReservationState, { state, paid_at }: ReservationRow): boolean {
	if (isUnpaid(state) || state === 'lapsed') return false;
	return paid_at !== null && !(before === 'refunding' && state === 'refunded');
}

/** The visitor hears of the reservation and of a refund, not of what the banks and the dealer settle. */
function isForVisitor(before: ReservationState, state: ReservationState): boolean {
	if (state === 'reserved' || state === 'partly_refunded') return !isReserved(before);
	return state === 'refunding' || state === 'refunded';
}

/** The dealer's routing sees a reservation as an enquiry about that type of car, with a subcategory. */
function bodyOf(row: ReservationRow, { person, car, visit }: Details, locale: string): LeadBody {
	const { first_name, last_name, email, phone } = person;
	const names = { name: `${first_name} ${last_name}`.trim(), first_name, last_name };
	const about = { category: carLeadCategory(car.about['car_type']), subcategory: 'Reservation' };
	const lead = { ...visit, ...car.about, ...names, email, phone, ...about, ...leadAnswers(row, { car, locale }) };
	return { lead, consent_text_version: row.terms };
}

type Known = { after: ReservationRow; details: Details; body: LeadBody };

async function firstLead(tx: Db, { secrets, now }: LeadRuntime, { after, details, body }: Known): Promise<StoredLead> {
	const facts = { tenant: after.tenant, now: now(), origin: 'site', userAgent: details.userAgent, hasFiles: false };
	const lead = newLead(body, { ...facts, secrets });
	await insertLead(tx, lead);
	return lead;
}

/** The next version of the lead; null where it has been erased. */
async function changedLead(tx: Db, { now }: LeadRuntime, { after, body }: Known): Promise<StoredLead | null> {
	const lead = await findLead(tx, { tenant: after.tenant, id: after.lead_id ?? '' });
	if (!lead) return null;
	const next = nextLead(lead, body, { now: now(), hasFiles: false });
	return (await replaceLead(tx, next, lead.version)) ? next : null;
}

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { dayMs } from '../../src/domain/hours/days.ts';
import type { Db, Tables } from '../platform/db/schema.ts';

/** Parts of an inbox whose leads the database tells apart by itself: nobody is to answer them. */
export const restingParts = ['answered', 'closed', 'incomplete', 'spam'] as const;
export type RestingPart = (typeof restingParts)[number];

/** Which leads an inbox is of; empty where of all. `owner`: `''` is nobody; `outcome`: `open` is none. Times are Unix milliseconds. */
export type LeadsAsked = {
	tenant?: string | undefined;
	since?: number | undefined;
	about?: string | undefined;
	owner?: string | undefined;
	outcome?: string | undefined;
};

type JoinedLeads = ExpressionBuilder<Tables & { care: Tables['lead_care'] }, 'leads' | 'care'>;

/** What the category of a lead is called that has none. */
export const noCategory = 'Enquiry';

/** Those leads, each with who looks after it. */
export const leadsWithCare = (db: Db, { tenant, since, about, owner, outcome }: LeadsAsked) =>
	db
		.selectFrom('leads')
		.leftJoin('lead_care as care', 'care.lead_id', 'leads.id')
		.$if(Boolean(tenant), (query) => query.where('leads.tenant', '=', String(tenant)))
		.$if(since !== undefined, (query) => query.where('leads.created_at', '>=', Number(since)))
		.$if(Boolean(about), (query) =>
			query.where(sql<string>`coalesce(leads.category, ${noCategory})`, '=', String(about)),
		)
		.$if(owner !== undefined, (query) => query.where(sql<string>`coalesce(care.owner, '')`, '=', String(owner)))
		.$if(outcome === 'open', (query) => query.where('care.outcome', 'is', null))
		.$if(Boolean(outcome) && outcome !== 'open', (query) => query.where('care.outcome', '=', outcome as 'sold'));

const isOpen = (eb: JoinedLeads) => eb('care.outcome', 'is', null);
const isWhole = (eb: JoinedLeads) => eb('leads.status', '!=', sql.lit('incomplete'));
const isNoSpam = (eb: JoinedLeads) => eb.or([isOpen(eb), eb('care.outcome', '!=', sql.lit('spam'))]);

/** Open, and somebody is to get back to its sender by today, wherever on earth it is so already. */
function isDueSoon(eb: JoinedLeads, now: number) {
	const followUp = sql<string>`coalesce(care.follow_up, '')`;
	const tomorrow = new Date(now + dayMs).toISOString().slice(0, 10);
	return eb.and([isOpen(eb), eb(followUp, '>', ''), eb(followUp, '<=', tomorrow)]);
}

/** Whether somebody is to do something about a lead: it waits for its answer, or its follow-up is due. */
export const isWaiting = (eb: JoinedLeads, now: number) =>
	eb.or([eb.and([isOpen(eb), isWhole(eb), eb('leads.answered_at', 'is', null)]), isDueSoon(eb, now)]);

/** Whether a lead is in a part of the inbox; without one, among all that are counted. */
export function isOfPart(eb: JoinedLeads, part: RestingPart | null) {
	switch (part) {
		case null:
			return eb.and([isWhole(eb), isNoSpam(eb)]);
		case 'answered':
			return eb.and([isOpen(eb), isWhole(eb), eb('leads.answered_at', 'is not', null)]);
		case 'closed':
			return eb.and([isWhole(eb), eb('care.outcome', 'is not', null), isNoSpam(eb)]);
		case 'incomplete':
			return eb.and([eb.not(isWhole(eb)), isNoSpam(eb)]);
		case 'spam':
			return eb('care.outcome', '=', sql.lit('spam'));
	}
}

/** The same without leads that are waiting. */
export const isAtRest = (eb: JoinedLeads, part: RestingPart, now: number) =>
	eb.and([isOfPart(eb, part), eb.not(isWaiting(eb, now))]);

/** How many leads of each part are at rest; `own`: answered ones of one person. */
export type RestingCounts = Record<RestingPart, number> & { own: number };

/** Counts them in one look. `me`: whoever asks; empty where nobody is known. */
export async function restingCounts(
	db: Db,
	{ me, now, ...asked }: LeadsAsked & { me: string; now: number },
): Promise<RestingCounts> {
	const row = await leadsWithCare(db, asked)
		.select((eb) => [
			...restingParts.map((part) => sumOf(isAtRest(eb, part, now)).as(part)),
			sumOf(eb.and([isAtRest(eb, 'answered', now), eb('care.owner', '=', me), eb('care.owner', '!=', '')])).as('own'),
		])
		.executeTakeFirstOrThrow();
	const { answered, closed, incomplete, spam, own } = row as Record<keyof RestingCounts, unknown>;
	return {
		...{ answered: Number(answered), closed: Number(closed), incomplete: Number(incomplete) },
		...{ spam: Number(spam), own: Number(own) },
	};
}

const sumOf = (is: Expression<SqlBool>) => sql<number>`coalesce(sum(case when ${is} then 1 else 0 end), 0)`;

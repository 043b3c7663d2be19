import { type ExpressionBuilder, sql } from 'kysely';
import { dayMs } from '../../src/domain/hours/days.ts';
import { fromRow } from '../leads/store/lead-rows.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Db, Tables } from '../platform/db/schema.ts';
import { hasTyped } from './typed-words.ts';

/** The parts of an inbox that can be asked for. */
export type LeadPart =
	| 'unopened'
	| 'overdue'
	| 'late'
	| 'due'
	| 'new'
	| 'opened'
	| 'answered'
	| 'incomplete'
	| 'closed'
	| 'spam';

/** What is looked for: words of a search, a part of the inbox, leads of somebody (`''`: of nobody), those with an outcome. */
export type AlsoAsked = {
	words?: string | undefined;
	part?: LeadPart | null | undefined;
	owner?: string | undefined;
	outcome?: string | undefined;
	/** How a delivery goes: `failed`, `retrying` or `waiting`; others are not looked for. */
	delivery?: string | undefined;
};

type Asked = { tenant?: string | undefined; since?: number | undefined; before: number; also?: AlsoAsked | undefined };

/** Older leads that are read for what a list asks for. */
const mostOlder = 500;

/**
 * Leads of before a time that may have what is looked for, the newest first: the list itself looks closer. Without anything asked
 * for those that somebody is to get back to by now.
 */
export async function olderLeads(
	{ db, now }: { db: Db; now: () => number },
	{ tenant, since, before, also = {} }: Asked,
): Promise<StoredLead[]> {
	const rows = await db
		.selectFrom('leads')
		.leftJoin('lead_care as care', 'care.lead_id', 'leads.id')
		.selectAll('leads')
		.where('leads.created_at', '<', before)
		.$if(tenant !== undefined, (query) => query.where('leads.tenant', '=', String(tenant)))
		.$if(since !== undefined, (query) => query.where('leads.created_at', '>=', Number(since)))
		.where((eb) => asks(eb, also, now()))
		.orderBy('leads.created_at', 'desc')
		.orderBy('leads.id', 'desc')
		.limit(mostOlder)
		.execute();
	return rows.map(fromRow);
}

type Joined = ExpressionBuilder<Tables & { care: Tables['lead_care'] }, 'leads' | 'care'>;

function asks(eb: Joined, { words = '', part = null, owner, outcome, delivery = '' }: AlsoAsked, now: number) {
	const all = [
		...(words ? [hasTyped(words)] : []),
		...(part ? [isIn(eb, part, now)] : []),
		...(owner === undefined ? [] : [eb(eb.fn.coalesce('care.owner', sql<string>`''`), '=', owner)]),
		...(outcome ? [eb('care.outcome', 'is not', null)] : []),
		...(delivery in undelivered ? [hasDelivery(eb, undelivered[delivery as keyof typeof undelivered])] : []),
	];
	return all.length > 0 ? eb.and(all) : isIn(eb, 'due', now);
}

const undelivered = { failed: 'dead', retrying: 'pending', waiting: 'pending' } as const;

const hasDelivery = (eb: Joined, state: 'dead' | 'pending') =>
	eb.exists(
		eb
			.selectFrom('outbox')
			.select('outbox.lead_id')
			.whereRef('outbox.lead_id', '=', 'leads.id')
			.where('outbox.state', '=', state),
	);

function isIn(eb: Joined, part: LeadPart, now: number) {
	const isOpen = eb('care.outcome', 'is', null);
	switch (part) {
		case 'unopened':
		case 'late':
		case 'new':
			return eb.and([eb('leads.status', '=', sql.lit('complete')), eb('leads.opened_at', 'is', null)]);
		case 'overdue':
			return eb.and([isOpen, eb('leads.answered_at', 'is', null)]);
		case 'due':
			return eb.and([isOpen, eb('care.follow_up', '>', ''), eb('care.follow_up', '<=', tomorrow(now))]);
		case 'opened':
			return eb.and([isOpen, eb('leads.answered_at', 'is', null), eb('leads.opened_at', 'is not', null)]);
		case 'answered':
			return eb.and([isOpen, eb('leads.answered_at', 'is not', null)]);
		case 'incomplete':
			return eb('leads.status', '=', sql.lit('incomplete'));
		case 'closed':
		case 'spam':
			return eb('care.outcome', 'is not', null);
	}
}

/** Somewhere on earth it is today. */
const tomorrow = (now: number): string => new Date(now + dayMs).toISOString().slice(0, 10);

import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import type { LeadPart } from '../../../../netlify/fleet/older-leads.ts';
import { leadOutcomes } from '../../../../src/domain/leads/lead-outcome.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';

type LeadState = InboxLead['state'];

/**
 * The parts of an inbox, the most urgent first. `unopened` and `unseen`, of those what nobody opened in time, overdue or not, are what
 * the fleet and a tenant's page count.
 */
const parts: Record<LeadPart, (lead: InboxLead) => boolean> = {
	unopened: ({ state, isOpened }) => !isOpened && (state === 'overdue' || state === 'late' || state === 'new'),
	unseen: ({ isUnseen }) => isUnseen,
	overdue: ({ state }) => state === 'overdue',
	due: ({ care }) => care.isDue,
	late: ({ state }) => state === 'late',
	new: ({ state }) => state === 'new',
	opened: ({ state }) => state === 'opened',
	answered: ({ state }) => state === 'answered',
	incomplete: ({ state }) => state === 'incomplete',
	closed: ({ state }) => state === 'closed',
};
const ofOverview: readonly LeadPart[] = ['unopened', 'unseen'];

export type { LeadPart };

/** What `state` in the address of an inbox asks for; null for all leads, also where it asks for something unknown. */
export const leadPart = (asked: string | null): LeadPart | null =>
	(Object.keys(parts) as LeadPart[]).find((part) => part === asked) ?? null;

/**
 * The leads of a part, without one all that can be answered: overdue ones first, of them the promise that was broken last, then those
 * to get back to today, then those not opened in time, of them the promise that falls due next, then the newest; what was not finished
 * comes after them, and what is closed last.
 */
export function leadsOf(leads: readonly InboxLead[], part: LeadPart | null): InboxLead[] {
	const shown = leads.filter((lead) => (part ? parts[part](lead) : lead.isAnswerable));
	const ranked = Map.groupBy(shown, rank);
	const of = (each: number): InboxLead[] => ranked.get(each) ?? [];
	const overdue = of(0).sort((one, other) => promisedAt(other) - promisedAt(one));
	const late = of(2).sort((one, other) => promisedAt(one) - promisedAt(other) || other.receivedAt - one.receivedAt);
	return [...overdue, ...of(1), ...late, ...[3, 4, 5].flatMap(of)];
}

/** Without a promise it is after all that have one. */
const promisedAt = ({ promised }: InboxLead): number => promised?.at ?? Number.MAX_SAFE_INTEGER;

function rank({ state, care }: InboxLead): number {
	if (state === 'overdue') return 0;
	if (care.isDue) return 1;
	return { late: 2, new: 3, opened: 3, answered: 3, incomplete: 4, closed: 5 }[state];
}

/** The parts that are shown above an inbox with how many leads each has; those without any are left out. */
export function leadCounts(leads: readonly InboxLead[], current: LeadPart | null): [LeadPart, number][] {
	const all = (Object.keys(parts) as LeadPart[]).map((part): [LeadPart, number] => [part, leadsOf(leads, part).length]);
	return all.filter(([part, count]) => part === current || (count > 0 && !ofOverview.includes(part)));
}

const words: Partial<Record<LeadState | LeadPart, string>> = {
	incomplete: 'not finished',
	opened: 'opened, not answered',
	late: 'not opened in time',
	unseen: 'not opened in time, overdue or not',
	due: 'follow up today',
};

/** The state of a lead, or of a part of an inbox. */
export const leadBadge = (state: LeadState | LeadPart): Html => badge(state, words[state]);

/** The state of one lead: of a closed one what came of it. */
export const stateBadge = ({ state, care }: Pick<InboxLead, 'state' | 'care'>): Html =>
	care.outcome
		? html`<span class="state" data-state="${state}" data-outcome="${care.outcome}">${leadOutcomes[care.outcome]}</span>`
		: leadBadge(state);

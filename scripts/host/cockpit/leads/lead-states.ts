import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import type { LeadPart } from '../../../../netlify/fleet/older-leads.ts';
import { leadOutcomes } from '../../../../src/domain/leads/lead-outcome.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';

type LeadState = InboxLead['state'];

/**
 * The parts of an inbox, the most urgent first. `unopened` and `unseen`, of those what nobody opened in time, are what the fleet and a
 * tenant's page count.
 */
const parts: Record<LeadPart, (lead: InboxLead) => boolean> = {
	unopened: ({ state, isOpened }) => !isOpened && (state === 'overdue' || state === 'new'),
	unseen: ({ isUnseen }) => isUnseen,
	overdue: ({ state }) => state === 'overdue',
	due: ({ care }) => care.isDue,
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
 * The leads of a part, without one all that can be answered: overdue ones first, the oldest of them before all others, then those to get
 * back to today, then the newest; what is closed comes last.
 */
export function leadsOf(leads: readonly InboxLead[], part: LeadPart | null): InboxLead[] {
	const shown = leads.filter((lead) => (part ? parts[part](lead) : lead.isAnswerable));
	const ranked = Map.groupBy(shown, rank);
	const late = (ranked.get(0) ?? []).sort((one, other) => one.receivedAt - other.receivedAt);
	return [...late, ...[1, 2, 3].flatMap((each) => ranked.get(each) ?? [])];
}

function rank({ state, care }: InboxLead): number {
	if (state === 'overdue') return 0;
	if (care.isDue) return 1;
	return state === 'closed' ? 3 : 2;
}

/** The parts that are shown above an inbox with how many leads each has; those without any are left out. */
export function leadCounts(leads: readonly InboxLead[], current: LeadPart | null): [LeadPart, number][] {
	const all = (Object.keys(parts) as LeadPart[]).map((part): [LeadPart, number] => [part, leadsOf(leads, part).length]);
	return all.filter(([part, count]) => part === current || (count > 0 && !ofOverview.includes(part)));
}

const words: Partial<Record<LeadState | LeadPart, string>> = {
	incomplete: 'not finished',
	opened: 'opened, not answered',
	unseen: 'not opened in time',
	due: 'follow up today',
};

/** The state of a lead, or of a part of an inbox. */
export const leadBadge = (state: LeadState | LeadPart): Html => badge(state, words[state]);

/** The state of one lead: of a closed one what came of it. */
export const stateBadge = ({ state, care }: Pick<InboxLead, 'state' | 'care'>): Html =>
	care.outcome
		? html`<span class="state" data-state="${state}" data-outcome="${care.outcome}">${leadOutcomes[care.outcome]}</span>`
		: leadBadge(state);

import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import type { LeadPart } from '../../../../netlify/fleet/older-leads.ts';
import { leadOutcomes } from '../../../../src/domain/leads/lead-outcome.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { inTurn } from './lead-order.ts';

type LeadState = InboxLead['state'];

const isSpam = ({ care }: InboxLead): boolean => care.outcome === 'spam';

/**
 * The parts of an inbox. Each lead that was sent to its end, spam aside, is in one of the first six, the most urgent first; the others
 * go across them, or are apart.
 */
const parts: Record<LeadPart, (lead: InboxLead) => boolean> = {
	new: ({ state }) => state === 'new',
	overdue: ({ state }) => state === 'overdue',
	late: ({ state }) => state === 'late',
	opened: ({ state }) => state === 'opened',
	answered: ({ state, isWhole }) => state === 'answered' && isWhole,
	closed: (lead) => lead.state === 'closed' && isListed(lead),
	unopened: ({ state, isOpened }) => !isOpened && (state === 'overdue' || state === 'late' || state === 'new'),
	due: ({ care }) => care.isDue,
	incomplete: (lead) => !lead.isWhole && !isSpam(lead),
	spam: isSpam,
};

/** The parts in the order in which they are shown above an inbox. */
export const leadParts = Object.keys(parts) as LeadPart[];

/** Where the chip of a part stands: its leads are among all, go across those, or are apart from them. */
export type PartKind = 'one' | 'across' | 'apart';
export const kindOf = (part: LeadPart): PartKind =>
	part === 'unopened' || part === 'due' ? 'across' : part === 'incomplete' || part === 'spam' ? 'apart' : 'one';

/** Whether a lead is among those that a list shows of itself, and that figures count: it was sent to its end, and is no spam. */
export const isListed = (lead: InboxLead): boolean => lead.isWhole && !isSpam(lead);

export type { LeadPart };

/** What `state` in the address of an inbox asks for; null for all leads, also where it asks for something unknown. */
export const leadPart = (asked: string | null): LeadPart | null => leadParts.find((part) => part === asked) ?? null;

/** The leads of a part, without one all, the most urgent first. */
export const leadsOf = (leads: readonly InboxLead[], part: LeadPart | null): InboxLead[] =>
	inTurn(part ? leads.filter(parts[part]) : leads);

const words: Partial<Record<LeadState | LeadPart, string>> = {
	incomplete: 'not finished',
	opened: 'opened, not answered',
	late: 'not opened in time',
	due: 'follow up today',
};

/** The state of a lead, or of a part of an inbox. */
export const leadBadge = (state: LeadState | LeadPart): Html => badge(state, words[state]);

/** The state of one lead: of a closed one what came of it. */
export const stateBadge = ({ state, care }: Pick<InboxLead, 'state' | 'care'>): Html =>
	care.outcome
		? html`<span class="state" data-state="${state}" data-outcome="${care.outcome}">${leadOutcomes[care.outcome]}</span>`
		: leadBadge(state);

import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';

import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';

type LeadState = InboxLead['state'];

/** The parts of an inbox, the most urgent first; `unopened` is what the fleet and a tenant's page count: of it only those that nobody opened. */
const parts = {
	unopened: ['overdue', 'new'],
	overdue: ['overdue'],
	new: ['new'],
	opened: ['opened'],
	answered: ['answered'],
	incomplete: ['incomplete'],
} as const satisfies Record<string, readonly LeadState[]>;
export type LeadPart = keyof typeof parts;

/** What `state` in the address of an inbox asks for; null for all leads, also where it asks for something unknown. */
export const leadPart = (asked: string | null): LeadPart | null =>
	(Object.keys(parts) as LeadPart[]).find((part) => part === asked) ?? null;

/** The leads of a part, without one all that can be answered: overdue ones first, the oldest of them before all others, then the newest. */
export function leadsOf(leads: readonly InboxLead[], part: LeadPart | null): InboxLead[] {
	const shown = leads.filter(({ state, isAnswerable, isOpened }) =>
		part ? parts[part].some((one) => one === state) && !(part === 'unopened' && isOpened) : isAnswerable,
	);
	const late = shown.filter(({ state }) => state === 'overdue').sort((one, other) => one.receivedAt - other.receivedAt);
	return [...late, ...shown.filter(({ state }) => state !== 'overdue')];
}

/** The parts that are shown above an inbox with how many leads each has; those without any are left out. */
export function leadCounts(leads: readonly InboxLead[], current: LeadPart | null): [LeadPart, number][] {
	const all = (Object.keys(parts) as LeadPart[]).map((part): [LeadPart, number] => [part, leadsOf(leads, part).length]);
	const isShown = ([part, count]: [LeadPart, number]): boolean =>
		part === current || (part !== 'unopened' && count > 0);
	return all.filter(isShown);
}

const words: Partial<Record<LeadState | LeadPart, string>> = {
	incomplete: 'not finished',
	opened: 'opened, not answered',
};

/** The state of a lead, or of a part of an inbox. */
export const leadBadge = (state: LeadState | LeadPart): Html => badge(state, words[state]);

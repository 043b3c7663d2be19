import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { dayMs } from '../../../../src/domain/hours/days.ts';
import { type LeadPart, leadPart, leadsOf } from './lead-states.ts';

/** How a lead goes to its destinations, taken together: the worst of them. `kept`: it goes nowhere. */
export const deliveryWords = {
	failed: 'Failed',
	retrying: 'Retrying',
	waiting: 'On its way',
	delivered: 'Delivered',
	kept: 'Kept here only',
} as const;
type Delivery = keyof typeof deliveryWords;

/** What leads can be sorted by. */
export const leadOrders = {
	urgent: 'Overdue first',
	newest: 'Newest',
	oldest: 'Oldest',
	name: 'Name',
	about: 'About',
	site: 'Site',
} as const;
type Order = keyof typeof leadOrders;

/** Days back that can be looked at. */
export const leadDays = { '1': 'Last 24 hours', '7': 'Last 7 days', '28': 'Last 28 days' } as const;

/** What the address of a list of leads asks for; empty where it asks for all. */
export type LeadQuery = {
	q: string;
	state: LeadPart | null;
	delivery: Delivery | '';
	about: string;
	days: keyof typeof leadDays | '';
	/** On the list of all sites: the slug of one. */
	site: string;
	sort: Order;
	/** Whether leads beyond the first are shown too. */
	all: boolean;
};

/** Reads it; what is missing or unknown is the usual. */
export function readLeadQuery(params: URLSearchParams): LeadQuery {
	const of = (name: string): string => (params.get(name) ?? '').trim().slice(0, 100);
	return {
		q: of('q'),
		state: leadPart(of('state')),
		delivery: keyIn(deliveryWords, of('delivery')) ?? '',
		about: of('about'),
		days: keyIn(leadDays, of('days')) ?? '',
		site: of('site'),
		sort: keyIn(leadOrders, of('sort')) ?? 'urgent',
		all: params.has('all'),
	};
}

function keyIn<Table extends object>(table: Table, key: string): keyof Table | undefined {
	return Object.hasOwn(table, key) ? (key as keyof Table) : undefined;
}

/** What of it an address says; the usual is left out. */
export function leadParams({ state, sort, all, ...plain }: LeadQuery): URLSearchParams {
	const asked = { ...plain, state: state ?? '', sort: sort === 'urgent' ? '' : sort, all: all ? '1' : '' };
	return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** The address of a list of leads with this asked for. */
export function leadAddress(path: string, query: LeadQuery): string {
	const params = leadParams(query);
	return params.size > 0 ? `${path}?${params}` : path;
}

/** Since when leads are wanted, in Unix milliseconds. */
export const sinceOf = ({ days }: LeadQuery, now: number): number | undefined =>
	days === '' ? undefined : now - Number(days) * dayMs;

/** How a lead goes, taken together. */
export function deliveryOf({ sentTo }: InboxLead): Delivery {
	const has = (state: Delivery): boolean => sentTo.some((one) => one.state === state);
	if (sentTo.length === 0) return 'kept';
	return (['failed', 'retrying', 'waiting'] as const).find(has) ?? 'delivered';
}

/** `Finance Enquiry – Pre-approval` */
export const aboutOf = ({ category, subcategory }: InboxLead): string =>
	[category ?? 'Enquiry', subcategory].filter(Boolean).join(' – ');

/** The leads that were asked for but for their state and the words of the search. */
export function narrowed(leads: readonly InboxLead[], { delivery, about, site }: LeadQuery): InboxLead[] {
	return leads.filter(
		(lead) =>
			(delivery === '' || deliveryOf(lead) === delivery) &&
			(about === '' || (lead.category ?? 'Enquiry') === about) &&
			(site === '' || lead.tenant === site),
	);
}

/** The leads of a state in the order that was asked for. */
export function ordered(leads: readonly InboxLead[], { state, sort }: LeadQuery): InboxLead[] {
	const chosen = leadsOf(leads, state);
	if (sort === 'urgent') return chosen;
	const byTime = chosen.sort((one, other) => other.receivedAt - one.receivedAt);
	if (sort === 'newest') return byTime;
	if (sort === 'oldest') return byTime.reverse();
	const texts = { name: ({ name }: InboxLead) => name, about: aboutOf, site: ({ tenant }: InboxLead) => tenant };
	return byTime.sort((one, other) => compare(texts[sort](one), texts[sort](other)));
}

/** What has no text comes last. */
const compare = (one: string, other: string): number =>
	one === '' || other === '' ? Number(one === '') - Number(other === '') : one.localeCompare(other, 'en');

/** What the search looks into. */
export const leadText = (lead: InboxLead, siteName: string): string =>
	[
		...[lead.name, aboutOf(lead), lead.car, lead.place, lead.state, deliveryWords[deliveryOf(lead)], siteName],
		...lead.sentTo.map(({ destination }) => destination),
		lead.id,
	]
		.join(' ')
		.toLowerCase();

/** Whether a text has all words of a search. */
export const hasWords = (text: string, q: string): boolean =>
	q
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));

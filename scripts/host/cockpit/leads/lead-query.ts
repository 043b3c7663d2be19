import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import type { AlsoAsked } from '../../../../netlify/fleet/older-leads.ts';
import { type LeadsAsked, noCategory } from '../../../../netlify/fleet/resting-leads.ts';
import { dayMs, daysAfter } from '../../../../src/domain/hours/days.ts';
import { localTime, momentsOf } from '../../../../src/domain/hours/local-clock.ts';
import { leadOutcomes } from '../../../../src/domain/leads/lead-outcome.ts';
import { isListed, type LeadPart, leadPart, leadsOf } from './lead-states.ts';
import { formWords } from './lead-words.ts';

/** How a lead goes to its destinations, taken together: the worst of them. `kept`: it has gone nowhere. */
export const deliveryWords = {
	failed: 'Failed',
	retrying: 'Retrying',
	waiting: 'On its way',
	filed: 'Kept as a file',
	delivered: 'Delivered',
	kept: 'Kept here only',
} as const;
type Delivery = keyof typeof deliveryWords;

/** What leads can be sorted by. */
export const leadOrders = {
	urgent: 'Most urgent',
	newest: 'Newest',
	oldest: 'Oldest',
	name: 'Name',
	about: 'About',
	site: 'Site',
} as const;
type Order = keyof typeof leadOrders;

/** What came of leads: of closed ones, or that they are open. */
export const leadEnds = { open: 'Still open', ...leadOutcomes } as const;

/** Words of an address that stand for whoever asks, and for leads that nobody looks after. */
export const [mine, nobodys] = ['me', 'nobody'] as const;

/** Days back that can be looked at. */
export const leadDays = {
	'1': 'Last 24 hours',
	'7': 'Last 7 days',
	'28': 'Last 28 days',
	'90': 'Last 90 days',
	'365': 'Last 12 months',
} as const;

/** What the address of a list of leads asks for; empty where it asks for all. */
export type LeadQuery = {
	q: string;
	state: LeadPart | null;
	delivery: Delivery | '';
	about: string;
	days: keyof typeof leadDays | '';
	/** Who looks after them: a name, `me`, or `nobody`. */
	owner: string;
	outcome: keyof typeof leadEnds | '';
	/** On the list of all sites: the slug of one. */
	site: string;
	sort: Order;
	/** Which fifty of them, from 1. */
	page: number;
	/** What whoever asks is called; empty where they have not said. No address has it. */
	me: string;
};

/** Reads it; what is missing or unknown is the usual. */
export function readLeadQuery(params: URLSearchParams, me = ''): LeadQuery {
	const of = (name: string): string => (params.get(name) ?? '').trim().slice(0, 100);
	return {
		q: of('q'),
		state: leadPart(of('state')),
		delivery: keyIn(deliveryWords, of('delivery')) ?? '',
		about: of('about'),
		days: keyIn(leadDays, of('days')) ?? '',
		owner: of('owner'),
		outcome: keyIn(leadEnds, of('outcome')) ?? '',
		site: of('site'),
		sort: keyIn(leadOrders, of('sort')) ?? 'urgent',
		page: Number(/^[1-9]\d{0,5}$/.exec(of('page'))?.[0] ?? 1),
		me,
	};
}

function keyIn<Table extends object>(table: Table, key: string): keyof Table | undefined {
	return Object.hasOwn(table, key) ? (key as keyof Table) : undefined;
}

/** What of it an address says; the usual is left out. */
export function leadParams({ state, sort, page, me, ...plain }: LeadQuery): URLSearchParams {
	const usual = { state: state ?? '', sort: sort === 'urgent' ? '' : sort, page: page > 1 ? String(page) : '' };
	const asked = { ...plain, ...usual };
	return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** The address of a list of leads with this asked for. */
export function leadAddress(path: string, query: LeadQuery): string {
	const params = leadParams(query);
	return params.size > 0 ? `${path}?${params}` : path;
}

/** Since when leads are wanted, in Unix milliseconds. `zone`: of the dealer, whose days are whole as in the figures of the overview. */
export function spanOf({ days }: LeadQuery, now: number, zone?: string): { since?: number } {
	return { ...(days !== '' && { since: since(Number(days), now, zone) }) };
}

function since(days: number, now: number, zone: string | undefined): number {
	const back = now - days * dayMs;
	if (days === 1 || zone === undefined) return back;
	const today = localTime(zone, Math.floor(now / 1000)).date;
	const [midnight] = momentsOf(zone, { date: daysAfter(today, 1 - days), minute: 0 });
	return midnight === undefined ? back : midnight * 1000;
}

/** What is looked for beyond the newest leads too. */
export const alsoAsked = ({ q, state, delivery, owner, outcome, me }: LeadQuery): AlsoAsked => ({
	words: q,
	part: state,
	delivery,
	...(owner && { owner: ownerAsked(owner, me) }),
	outcome: outcome === 'open' ? '' : outcome,
});

/** The same for the database, which looks for who looks after a lead only for whoever may read names. */
export const leadsAsked = (
	{ about, site, owner, outcome, me }: LeadQuery,
	{ tenant, named }: { tenant: string | undefined; named: boolean },
): LeadsAsked => ({
	tenant: tenant ?? (site || undefined),
	...{ about, outcome },
	...(named && owner && { owner: owner === mine && me === '' ? nobodysName : ownerAsked(owner, me) }),
});

/** Names are trimmed: “mine” of whoever has not said theirs is nothing. */
const nobodysName = ' ';

const ownerAsked = (owner: string, me: string): string => (owner === mine ? me : owner === nobodys ? '' : owner);

/** How a lead goes, taken together. */
export function deliveryOf({ sentTo }: Pick<InboxLead, 'sentTo'>): Delivery {
	const has = (state: Exclude<Delivery, 'kept'>): boolean => sentTo.some((one) => one.state === state);
	return (['failed', 'retrying', 'waiting', 'filed', 'delivered'] as const).find(has) ?? 'kept';
}

/** The leads that were asked for but for their state and the words of the search. */
export function narrowed(leads: readonly InboxLead[], query: LeadQuery): InboxLead[] {
	const { delivery, about, site, owner, outcome, me } = query;
	return leads.filter(
		(lead) =>
			(delivery === '' || deliveryOf(lead) === delivery) &&
			(about === '' || (lead.category ?? noCategory) === about) &&
			(site === '' || lead.tenant === site) &&
			(owner === '' || isOwned(lead, ownerAsked(owner, me), owner === mine)) &&
			(outcome === '' || (lead.care.outcome ?? 'open') === outcome),
	);
}

/** Nobody’s lead is not that of somebody who has not said their name. */
const isOwned = ({ care }: InboxLead, owner: string, isMine: boolean): boolean =>
	care.owner === owner && !(isMine && owner === '');

/** Whether a list has, beside the leads that it shows of itself, those that were not finished, and spam: what is asked for is looked for in all. */
export const isOfAll = ({ q, delivery, outcome }: LeadQuery): boolean =>
	q !== '' || delivery !== '' || outcome === 'spam';

/** Those of leads that are counted as all. */
export const counted = (leads: readonly InboxLead[], query: LeadQuery): readonly InboxLead[] =>
	isOfAll(query) ? leads : leads.filter(isListed);

/** The leads of a state in the order that was asked for; of no state all, with those that only a search shows. */
export function ordered(leads: readonly InboxLead[], { state, sort }: LeadQuery): InboxLead[] {
	const chosen = leadsOf(leads, state);
	if (sort === 'urgent') return chosen;
	const byTime = chosen.sort((one, other) => other.receivedAt - one.receivedAt);
	if (sort === 'newest') return byTime;
	if (sort === 'oldest') return byTime.reverse();
	const texts = { name: ({ name }: InboxLead) => name, about: formWords, site: ({ tenant }: InboxLead) => tenant };
	return byTime.sort((one, other) => compare(texts[sort](one), texts[sort](other)));
}

/** What has no text comes last. */
const compare = (one: string, other: string): number =>
	one === '' || other === '' ? Number(one === '') - Number(other === '') : one.localeCompare(other, 'en');

/** What the search looks into; `said`: the words of its row. */
export const leadText = (lead: InboxLead, siteName: string, said: readonly string[]): string =>
	[
		...said,
		...[formWords(lead), lead.place, lead.state, lead.about.own, deliveryWords[deliveryOf(lead)], siteName],
		...lead.sentTo.map(({ destination }) => destination),
		...[lead.care.owner, lead.care.outcome ? leadOutcomes[lead.care.outcome] : '', lead.care.reason, lead.care.note],
		lead.id,
	]
		.join(' ')
		.toLowerCase();

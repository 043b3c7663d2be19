import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { type RestingCounts, type RestingPart, restingParts } from '../../../../netlify/fleet/resting-leads.ts';
import { mostListed } from '../../more-listed.ts';
import type { FindCar } from './lead-cars.ts';
import { alsoAsked, counted, deliveryOf, type LeadQuery, leadsAsked, narrowed, ordered, spanOf } from './lead-query.ts';
import { isListed, type LeadPart, leadParts, leadsOf } from './lead-states.ts';
import { repeatedLeads } from './repeated-leads.ts';
import { shownOf, withWords } from './shown-leads.ts';

/** A list of leads: those of its page, in its order, and how many there are of what. */
export type LeadList = {
	rows: readonly InboxLead[];
	/** How many it has on all its pages. */
	count: number;
	page: number;
	pages: number;
	/** How many are in each part, in all that are counted, and open ones of whoever asks. */
	parts: ReadonlyMap<LeadPart, number>;
	all: number;
	own: number;
	/** Leads with a delivery that was given up, and others with one that is tried again. */
	failed: number;
	retrying: number;
	/** How many of those that wait are of one buyer about one car, by the id of each. */
	repeated: ReadonlyMap<string, number>;
	/** What leads are filed under, and the sites that have any, whatever was asked for. */
	categories: readonly string[];
	tenants: readonly string[];
};

type Asked = {
	query: LeadQuery;
	/** Of the list of one site. */
	tenant: string | undefined;
	zone?: string;
	named: boolean;
	findCar: FindCar;
	sites: ReadonlyMap<string, string> | null;
	/** Leads of a page. */
	size?: number;
};

/** Reads it. What a search or a delivery asks for is looked for lead by lead; all else is counted and paged by the database. */
export async function leadList(fleet: Fleet, asked: Asked): Promise<LeadList> {
	const { query, tenant, zone, named } = asked;
	const { since } = spanOf(query, Date.now(), zone);
	const of = { ...leadsAsked(query, { tenant, named }), since };
	const names = await fleet.leadNames({ tenant, since });
	if (query.q || query.delivery) {
		const leads = await fleet.inbox({ tenant, since, named, also: alsoAsked(query) });
		return { ...foundList(leads, asked), ...names };
	}
	const inbox = await fleet.inboxParts({ ...of, named, me: query.me });
	const part = query.state ?? (query.outcome === 'spam' ? 'spam' : null);
	const waiting = leadsOf(inbox.waiting, part).filter((lead) => part !== null || isListed(lead));
	const resting = part === null ? (['answered', 'closed'] as const) : restingParts.filter((one) => one === part);
	const parting = { ...asked, size: asked.size ?? mostListed, part, waiting, resting, counts: inbox.resting };
	const paged = await pageOf(fleet, parting, { ...of, named });
	return {
		...paged,
		...countsOf(inbox.waiting, { resting: inbox.resting, stuck: inbox.stuck, query }),
		repeated: repeatedLeads(inbox.waiting),
		...names,
	};
}

type Parting = Asked & {
	size: number;
	part: LeadPart | null;
	waiting: readonly InboxLead[];
	resting: readonly RestingPart[];
	counts: RestingCounts;
};
type Of = Omit<Parameters<Fleet['leadsOfPart']>[0], 'order' | 'from' | 'count' | 'part' | 'isAtRest'>;

/** Leads that a list sorted by words sorts of each part at rest: the newest. */
const mostSorted = 500;

/** Those that wait first, then those at rest, part by part; by time all together, in the order of the database. */
async function pageOf(fleet: Fleet, { query, size, part, waiting, resting, counts }: Parting, of: Of) {
	const { sort } = query;
	const at = (count: number) => {
		const pages = Math.max(1, Math.ceil(count / size));
		const page = Math.min(query.page, pages);
		return { count, page, pages, from: (page - 1) * size };
	};
	const inMemory = (leads: readonly InboxLead[]) => {
		const { from, ...page } = at(leads.length);
		return { ...page, rows: ordered(leads, { ...query, state: null }).slice(from, from + size) };
	};
	if (resting.length === 0) return inMemory(waiting);
	const { from, ...page } = at(resting.reduce((sum, one) => sum + counts[one], waiting.length));
	if (sort === 'newest' || sort === 'oldest') {
		const asked = { ...of, part: part as RestingPart | null, isAtRest: false as const };
		return { ...page, rows: await fleet.leadsOfPart({ ...asked, order: sort, from, count: size }) };
	}
	const isByWords = sort !== 'urgent';
	const rows = isByWords ? [...waiting] : waiting.slice(from, from + size);
	let before = waiting.length;
	for (const one of resting) {
		const room = isByWords
			? { from: 0, count: mostSorted }
			: { from: Math.max(0, from - before), count: size - rows.length };
		rows.push(...(await fleet.leadsOfPart({ ...of, part: one, isAtRest: true, order: 'newest', ...room })));
		before += counts[one];
	}
	return isByWords ? inMemory(rows) : { ...page, rows };
}

/** What was found lead by lead, or goes as it was asked for. */
function foundList(leads: readonly InboxLead[], { size = mostListed, ...asked }: Asked) {
	const { query } = asked;
	const found = withWords(leads, asked);
	const shown = shownOf(found, query);
	const pages = Math.max(1, Math.ceil(shown.length / size));
	const page = Math.min(query.page, pages);
	const some = narrowed(found, { ...query, delivery: '' });
	return {
		...{ rows: shown.slice((page - 1) * size, page * size), count: shown.length, page, pages },
		...countsOf(some, { resting: noneResting, stuck: some, query }),
		all: counted(some, { ...query, delivery: '' }).length,
		repeated: repeatedLeads(leads),
	};
}

const noneResting: RestingCounts = { answered: 0, closed: 0, incomplete: 0, spam: 0, own: 0 };

type Besides = { resting: RestingCounts; stuck: readonly Pick<InboxLead, 'sentTo'>[]; query: LeadQuery };

function countsOf(leads: readonly InboxLead[], { resting, stuck, query: { me, outcome } }: Besides) {
	const atRest = (part: LeadPart): number => restingParts.reduce((sum, one) => (one === part ? resting[one] : sum), 0);
	const parts = leadParts.map((part) => [part, leadsOf(leads, part).length + atRest(part)] as const);
	const listed = leads.filter(isListed);
	const own = listed.filter(({ care, state }) => me !== '' && care.owner === me && state !== 'closed').length;
	const of = (delivery: string): number => stuck.filter((one) => deliveryOf(one) === delivery).length;
	return {
		parts: new Map(parts),
		all: outcome === 'spam' ? resting.spam : listed.length + resting.answered + resting.closed,
		own: own + resting.own,
		failed: of('failed'),
		retrying: of('retrying'),
	};
}

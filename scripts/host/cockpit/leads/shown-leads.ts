import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import type { FindCar } from './lead-cars.ts';
import { counted, type LeadQuery, narrowed, ordered } from './lead-query.ts';
import { listedLead } from './lead-row.ts';
import { matching } from './lead-search.ts';

type Around = { query: LeadQuery; findCar: FindCar; sites: ReadonlyMap<string, string> | null };

/** Leads that have the words of the search, or nearly; without a search all. */
export function withWords(leads: readonly InboxLead[], { query, ...around }: Around): readonly InboxLead[] {
	const { q } = query;
	if (q === '') return leads;
	const listed = leads.map((lead) => listedLead(lead, { ...around, q }));
	return matching(listed, q).map(({ lead }) => lead);
}

/** Of leads that a search has found those that a list shows, in its order: what was not finished, and spam, only where they were asked for. */
export function shownOf(found: readonly InboxLead[], query: LeadQuery): readonly InboxLead[] {
	const chosen = ordered(narrowed(found, query), query);
	return query.state === null ? counted(chosen, query) : chosen;
}

import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { mostListed } from '../../more-listed.ts';
import type { Html } from '../../page-frame.ts';
import type { Clock } from '../../wording.ts';
import { groupHeading } from './lead-order.ts';
import { type ListedLead, leadRow } from './lead-row.ts';
import { matching } from './lead-search.ts';

/** How the rows of leads are shown. */
type Rows = {
	q: string;
	/** Whether each says of which site it is. */
	isOfSites: boolean;
	clockOf: (tenant: string) => Clock;
	/** Which fifty of them are shown, from 1: the others are for the search. */
	page: number;
	/** Whether every lead has a box, not only those that can be sent again. */
	canTick: boolean;
	/** Whether only a search shows a lead. */
	isApart: (lead: InboxLead) => boolean;
	/** Whether the most urgent come first, in groups that are named. */
	isGrouped: boolean;
};

/** The leads, a row each, with a box for what can be done with several: `form="again"`. */
export function leadTable(leads: readonly ListedLead[], { page, clockOf, isApart, isGrouped, ...shown }: Rows): Html {
	const headings = ['From', ...(shown.isOfSites ? ['Site'] : []), 'Wants', 'Received', 'State', 'Deliveries'];
	const found = new Set(matching(leads, shown.q));
	const places = new Map(leads.filter(({ lead }) => !isApart(lead)).map((listed, index) => [listed, index]));
	const rowOf = (listed: ListedLead): Html =>
		leadRow(listed, {
			...shown,
			isFound: found.has(listed),
			isLater: Math.floor((places.get(listed) ?? 0) / mostListed) !== page - 1,
			isApart: isApart(listed.lead),
			clock: clockOf(listed.lead.tenant),
		});
	const groups = [...Map.groupBy(leads, ({ lead }) => (isGrouped ? groupHeading(lead) : ''))];
	const columns = headings.length + 1;
	const bodies = groups.map(
		([heading, own]) =>
			html`<tbody>${heading && groups.length > 1 ? html`<tr class="lead-group"><th scope="rowgroup" colspan="${columns}">${heading}</th></tr>` : ''}${own.map(rowOf)}</tbody>`,
	);
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="Leads"><table class="inbox">
<thead><tr><th scope="col" class="tick"><input type="checkbox" aria-label="Tick all" data-tick-all hidden></th>${headings.map((heading) => html`<th scope="col"${heading === 'Site' ? html` class="of-site"` : ''}>${heading}</th>`)}</tr></thead>
${bodies}</table></div>`;
}

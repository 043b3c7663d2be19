import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import type { Clock } from '../../wording.ts';
import { groupHeading, isPast } from './lead-order.ts';
import { type ListedLead, leadRow } from './lead-row.ts';

/** How the rows of leads are shown. */
type Rows = {
	/** Whether each says of which site it is. */
	isOfSites: boolean;
	clockOf: (tenant: string) => Clock;
	/** Whether every lead has a box, not only those that can be sent again. */
	canTick: boolean;
	/** How many of those that wait are of one buyer about one car, by the id of each. */
	repeated: ReadonlyMap<string, number>;
	/** What the site of the list is called; empty on that of all. */
	ownPlace: string;
	/** Whether the most urgent come first, in groups that are named. */
	isGrouped: boolean;
	/** Whether the list has other pages: then its only group is named too. */
	isPaged: boolean;
	/** The way to all that are overdue, beside the first of them. */
	more: Html | '';
};

/** The leads, a row each, with a box for what can be done with several: `form="again"`. */
export function leadTable(leads: readonly ListedLead[], { clockOf, isGrouped, isPaged, more, ...shown }: Rows): Html {
	const headings = ['From', ...(shown.isOfSites ? ['Site'] : []), 'Wants', 'Received', 'State', 'Deliveries'];
	const rowOf = (listed: ListedLead): Html => leadRow(listed, { ...shown, clock: clockOf(listed.lead.tenant) });
	const groups = runsOf(leads, ({ lead }) => (isGrouped ? groupHeading(lead) : ''));
	const firstPast = groups.findIndex(({ own }) => own.some(({ lead }) => isPast(lead)));
	const columns = headings.length + 1;
	const isNamed = groups.length > 1 || isPaged;
	const bodies = groups.map(
		({ heading, own }, at) =>
			html`<tbody>${heading && isNamed ? html`<tr class="lead-group"><th scope="rowgroup" colspan="${columns}">${heading}${at === firstPast && more ? html` <span class="all-of">${more}</span>` : ''}</th></tr>` : ''}${own.map(rowOf)}</tbody>`,
	);
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="Leads"><table class="inbox">
<thead><tr><th scope="col" class="tick"><input type="checkbox" aria-label="Tick all" data-tick-all hidden></th>${headings.map((heading) => html`<th scope="col"${heading === 'Site' ? html` class="of-site"` : ''}>${heading}</th>`)}</tr></thead>
${bodies}</table></div>`;
}

type Run = { heading: string; own: ListedLead[] };

/** Leads by their headings; those of what is overdue can come again, further on. */
function runsOf(leads: readonly ListedLead[], headingOf: (listed: ListedLead) => string): Run[] {
	const runs: Run[] = [];
	for (const listed of leads) {
		const heading = headingOf(listed);
		const open = isPast(listed.lead) ? runs.slice(-1) : runs;
		const run = open.find((one) => one.heading === heading);
		if (run) run.own.push(listed);
		else runs.push({ heading, own: [listed] });
	}
	return runs;
}

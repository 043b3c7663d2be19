import { html } from 'hono/html';
import type { LeadDay } from '../../../../netlify/fleet/lead-days.ts';
import { counted, type Html } from '../../page-frame.ts';
import { type Clock, dayWords, timeAgo } from '../../wording.ts';
import { barChart } from './bar-chart.ts';

/** How many days can be looked at. */
export const chartDays = [7, 28, 90] as const;
export const usualChartDays = 28;

type Around = Clock & { lastLead: number | null; slug: string };

/** The leads of the last days as bars, a bar a day, and when the last one came. Nothing for a site that never had one. */
export function leadChart(days: readonly LeadDay[], { lastLead, slug, ...clock }: Around): Html {
	const [first, today] = [days[0], days.at(-1)];
	if (!first || !today || lastLead === null) return html``;
	const all = days.reduce((sum, { leads }) => sum + leads, 0);
	const bars = days.map(({ day, leads }) => ({
		value: leads,
		kind: 'published',
		title: `${dayWords(day)}: ${counted(leads, 'lead')}`,
	}));
	const said = `${counted(all, 'lead')} in ${days.length} days`;
	const ends = { from: dayWords(first.day), to: 'Today' };
	return html`<section id="lead-days"><div class="chart-head"><h2>Leads by day</h2>${periods(slug, days.length)}</div>${barChart({ label: `Leads by day: ${said}.`, bars, unit: wholeOnly, ...ends })}
<p class="quiet key"><span>${said}</span><span>The last one came ${timeAgo(lastLead, clock)}</span></p></section>`;
}

function periods(slug: string, current: number): Html {
	const links = chartDays.map((days) => {
		const address = `/tenants/${slug}/${days === usualChartDays ? '' : `?days=${days}`}#lead-days`;
		return html`<a href="${address}"${days === current ? html` aria-current="true"` : ''}>${days} days</a> `;
	});
	return html`<nav class="views" aria-label="Days of leads">${links}</nav>`;
}

/** There is no half of a lead. */
const wholeOnly = (value: number): string => (Number.isInteger(value) ? String(value) : '');

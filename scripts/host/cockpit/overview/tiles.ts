import { html } from 'hono/html';
import type { Demand } from '../../../../netlify/fleet/demand.ts';
import type { LeadDay } from '../../../../netlify/fleet/lead-days.ts';
import type { TenantReport } from '../../../publish/report/build-report.ts';
import type { Html } from '../../page-frame.ts';
import { publishedFacts } from '../../published-facts.ts';
import { warningCounts } from '../../report/report-warnings.ts';
import { number } from '../../wording.ts';
import { comparedWith, leadsOfLast } from './compared.ts';
import type { OverviewView } from './overview-view.ts';

type Entry = [name: string, value: Html | string];

/** The figures of a site; of a failed build what is on the site that it left as it was. What somebody is to do is a step, and no figure. */
export function tiles(built: TenantReport, { urgent, leadDays, tenant, demand }: OverviewView): Html {
	const { slug } = built;
	const onSite = publishedFacts(built);
	const report = `/build-report/${slug}/`;
	const { cars: doubted, leftOut, others } = warningCounts(built);
	const listed = number(onSite?.cars.listed ?? null);
	// What is in order is not said: a row of zeros hides the one that is not.
	const doubts: Entry[] = [
		['Cars to check', doubted ? html`<a class="warn" href="#cars">${number(doubted)}</a>` : ''],
		['Left out', leftOut ? html`<a class="warn" href="${report}#left-out">${number(leftOut)}</a>` : ''],
		['Warnings', others ? html`<a class="warn" href="#warnings">${number(others)}</a>` : ''],
	];
	const entries: Entry[] = [
		...(urgent ? leadTiles(slug, leadDays) : []),
		...(demand?.sold ? [soldTile(slug, demand)] : []),
		...(demand && demand.calls + demand.callsBefore > 0 ? [callTile(demand)] : []),
		['Cars', tenant.root ? html`<a href="/tenants/${slug}/cars/">${listed}</a>` : listed],
		...doubts.filter(([, value]) => value !== ''),
	];
	return html`<dl class="tiles">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** Of a week and of four; once where all leads of the four weeks are of the last. */
function leadTiles(slug: string, days: readonly LeadDay[]): Entry[] {
	const [week, month] = [leadsOfLast(days, 7), leadsOfLast(days, 28)];
	const isNew = week.now === month.now && month.now > 0;
	return [...(isNew ? [] : [leadTile(slug, 7, week)]), leadTile(slug, 28, month)];
}

function leadTile(slug: string, days: number, leads: { now: number; before: number }): Entry {
	const count = leads.now ? html`<a href="/tenants/${slug}/leads/?days=${days}">${number(leads.now)}</a>` : '0';
	return [`Leads, ${days} days`, html`${count} ${comparedWith(leads, days)}`];
}

const soldTile = (slug: string, { days, sold }: Demand): Entry => [
	`Sold, ${days} days`,
	html`<a class="good" href="/tenants/${slug}/leads/?outcome=sold&days=${days}">${number(sold)}</a>`,
];

const callTile = ({ days, calls, callsBefore }: Demand): Entry => [
	`Number views, ${days} days`,
	html`${number(calls)} ${comparedWith({ now: calls, before: callsBefore }, days)}`,
];

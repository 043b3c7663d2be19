import { html } from 'hono/html';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { counted, type Html } from '../../page-frame.ts';
import { type Clock, number } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { unlockLine } from '../admission/unlock-line.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { siteHead } from '../tenant-tabs.ts';
import { emptyInbox, type LeadWays } from './empty-inbox.ts';
import type { FindCar } from './lead-cars.ts';
import { exportLink, wholeExport } from './lead-export.ts';
import { leadFilter, leadPages, leadTally, noLeads, overdueLink, unfinishedLine } from './lead-filter.ts';
import type { LeadList } from './lead-list.ts';
import { type LeadQuery, leadAddress, leadDays } from './lead-query.ts';
import { listedLead } from './lead-row.ts';
import { leadTable } from './lead-table.ts';
import { type DoneWithTicked, doneNotice, tickedBar } from './ticked-bar.ts';

type Around = {
	list: LeadList;
	operator: Operator;
	query: LeadQuery;
	clockOf: (tenant: string) => Clock;
	findCar: FindCar;
	/** Names of sites by slug, on the list of all; null on that of one. */
	sites: ReadonlyMap<string, string> | null;
	/** What has just been done with leads of the list; null for nothing. */
	done: DoneWithTicked | null;
	/** Who can look after the leads. */
	people: readonly string[];
};
type OneSite = Around & { tenant: HostedTenant; host: string; ways: LeadWays | null };

/** The leads of a tenant, at `/tenants/<slug>/leads/`: from whom in short, what about, where it went, whether somebody looked. */
export function inboxPage(around: OneSite): Html {
	const { tenant, operator, ways, host } = around;
	const { slug } = tenant;
	const name = tenant.report?.name ?? slug;
	const shown = { ...around, path: `/tenants/${slug}/leads/`, ownPlace: name };
	const isNone = isEmpty(around);
	return cockpitFrame(
		{ title: `Leads of ${name}`, operator },
		html`<header>${siteHead(tenant, 'Leads', around.clockOf(slug))}<h1>Leads</h1>${isNone ? '' : summary(shown)}</header>
${isNone ? emptyInbox({ slug, host, ways }) : leads(shown)}`,
	);
}

/** The leads of all sites, at `/leads/`. */
export function allLeadsPage(around: Around): Html {
	const { operator } = around;
	const shown = { ...around, path: '/leads/', ownPlace: '' };
	const none = html`<p class="empty">No site has a lead yet. Each enquiry that a visitor sends is listed here.</p>`;
	return cockpitFrame(
		{ title: 'Leads', operator, current: 'leads' },
		html`<header><h1>Leads</h1>${summary(shown)}</header>
${isEmpty(around) ? none : leads(shown)}`,
	);
}

const isEmpty = ({ list, query }: Around): boolean => list.tenants.length === 0 && query.days === '';

type Shown = Around & { path: string; ownPlace: string };

function summary({ list, query, operator, path }: Shown): Html {
	const when = query.days ? ` in the ${leadDays[query.days].toLowerCase()}` : '';
	const said = query.q ? `${number(list.count)} found` : counted(list.count, 'lead');
	const around = { operator, query, path };
	const more = operator.signedIn
		? html`<details class="inbox-more"><summary>More</summary><p data-live="file">${exportLink(around)}</p><div data-live="export" data-counts>${wholeExport(list, around)}</div></details>`
		: '';
	return html`<div class="inbox-facts"><p data-live="summary" data-counts>${said}${when}. Times are the dealer’s.</p>${more}</div>`;
}

function leads(shown: Shown): Html {
	const { list, path, query, operator, sites } = shown;
	const { rows, count, page, pages } = list;
	const look = {
		isOfSites: sites !== null,
		canTick: operator.signedIn,
		clockOf: shown.clockOf,
		ownPlace: shown.ownPlace,
		repeated: list.repeated,
	};
	const isPaged = pages > 1;
	const listed = rows.map((lead) => listedLead(lead, shown));
	const table = leadTable(listed, {
		...look,
		isGrouped: query.sort === 'urgent',
		isPaged,
		more: overdueLink(list, shown),
	});
	return html`${operator.signedIn ? '' : unlockLine(operator, 'Names are shortened and messages locked.')}
${doneNotice(shown.done, { operator, action: leadAddress(`${path}undo/`, query) })}
<div data-live="tally" data-counts>${leadTally(list, shown)}</div>
<div class="over">${leadFilter(list, shown)}</div>
<p class="unseen" role="status" data-live="found">${query.q ? `${counted(count, 'lead')} found` : ''}</p>
<div data-live="leads" data-since="${Date.now()}">${tickedBar(list, shown)}${rows.length ? table : noLeads(shown)}${isPaged ? leadPages({ path, query: { ...query, page }, count }) : ''}${unfinishedLine(list, shown)}</div>${peekForm(operator)}`;
}

/** With it the script opens a lead in its row’s stead: whoever has signed in need not press a button first. */
const peekForm = (operator: Operator): Html | '' =>
	operator.signedIn ? html`<form hidden data-opens-leads>${tokenIn(operator)}</form>` : '';

import { html } from 'hono/html';
import { type InboxLead, mostShown } from '../../../../netlify/fleet/inbox.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { mostListed } from '../../more-listed.ts';
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
import { leadFilter, leadPages, leadTally, noLeads, unfinishedLine } from './lead-filter.ts';
import {
	counted as countedLeads,
	isOfAll,
	type LeadQuery,
	leadAddress,
	leadDays,
	narrowed,
	ordered,
} from './lead-query.ts';
import { type ListedLead, listedLead } from './lead-row.ts';
import { matching } from './lead-search.ts';
import { isListed } from './lead-states.ts';
import { leadTable } from './lead-table.ts';
import { type DoneWithTicked, doneNotice, tickedBar } from './ticked-bar.ts';

type Around = {
	operator: Operator;
	query: LeadQuery;
	clockOf: (tenant: string) => Clock;
	findCar: FindCar;
	/** What has just been done with leads of the list; null for nothing. */
	done: DoneWithTicked | null;
	/** Who can look after the leads. */
	people: readonly string[];
	/** Whether there are older leads than these. */
	isCut: boolean;
};
type OneSite = Around & { tenant: HostedTenant; host: string; ways: LeadWays | null };
type AllSites = Around & { names: ReadonlyMap<string, string> };

/** The leads of a tenant, at `/tenants/<slug>/leads/`: from whom in short, what about, where it went, whether somebody looked. */
export function inboxPage(leads: readonly InboxLead[], around: OneSite): Html {
	const { tenant, operator, ways, host } = around;
	const { slug } = tenant;
	const name = tenant.report?.name ?? slug;
	const list = { ...around, path: `/tenants/${slug}/leads/`, sites: null };
	const isNone = leads.length === 0 && around.query.days === '' && !around.query.before;
	return cockpitFrame(
		{ title: `Leads of ${name}`, operator },
		html`<header>${siteHead(tenant, 'Leads', around.clockOf(slug))}<h1>Leads</h1>${isNone ? '' : summary(leads, list)}</header>
${isNone ? emptyInbox({ slug, host, ways }) : leadList(leads, list)}`,
	);
}

/** The leads of all sites, at `/leads/`. */
export function allLeadsPage(leads: readonly InboxLead[], around: AllSites): Html {
	const { operator, names } = around;
	const list = { ...around, path: '/leads/', sites: names };
	const none = html`<p class="empty">No site has a lead yet. Each enquiry that a visitor sends is listed here.</p>`;
	return cockpitFrame(
		{ title: 'Leads', operator, current: 'leads' },
		html`<header><h1>Leads</h1>${summary(leads, list)}</header>
${leads.length || around.query.days || around.query.before ? leadList(leads, list) : none}`,
	);
}

/** Leads that have the words of the search, or nearly. */
function withWords(leads: readonly InboxLead[], list: List): readonly InboxLead[] {
	const { q } = list.query;
	if (q === '') return leads;
	const listed = leads.map((lead) => listedLead(lead, { ...list, q }));
	return matching(listed, q).map(({ lead }) => lead);
}

/** The leads that the list shows, as a file of `leadCsv`. */
export function shownLeads(
	leads: readonly InboxLead[],
	{ query, ...list }: Pick<List, 'query' | 'findCar' | 'sites'>,
): ListedLead[] {
	const all = ordered(narrowed(leads, query), query);
	const shown = query.state === null ? countedLeads(all, query) : all;
	const listed = shown.map((lead) => listedLead(lead, { ...list, q: query.q }));
	return matching(listed, query.q);
}

function summary(leads: readonly InboxLead[], list: List): Html {
	const { query, isCut } = list;
	const when = query.days ? ` in the ${leadDays[query.days].toLowerCase()}` : '';
	const chosen = ordered(narrowed(leads, query), query);
	const listed = query.state === null ? countedLeads(chosen, query) : chosen;
	const all = query.q ? withWords(listed, list) : listed;
	const found = query.q ? all.length : null;
	const count = found === null ? counted(listed.length, 'lead') : `${number(found)} found`;
	const ofAll = found === null ? newestWords(leads) : `${number(found)} found among all leads`;
	const isPart = listed.length < countedLeads(leads, query).length;
	const said = query.before ? `${count}, older ones` : isCut && !isPart ? ofAll : count;
	return html`<div class="inbox-facts"><p data-live="summary" data-counts>${said}${when}. Times are the dealer’s.${exportLink(list)}</p><div data-live="export" data-counts>${wholeExport(all, list)}</div></div>`;
}

/** `The newest 500 leads, and 3 older ones`: those that were asked for, or that somebody is to get back to. */
function newestWords(leads: readonly InboxLead[]): string {
	const [newest, older] = [leads.slice(0, mostShown), leads.slice(mostShown)];
	const words = `The newest ${counted(newest.filter(isListed).length, 'lead')}`;
	return older.length ? `${words}, and ${number(older.length)} older` : words;
}

type List = Around & { path: string; sites: ReadonlyMap<string, string> | null };

function leadList(leads: readonly InboxLead[], list: List): Html {
	const { path, query, operator, sites } = list;
	const some = narrowed(leads, query);
	const shown = ordered(some, query).map((lead) => listedLead(lead, { ...list, q: query.q }));
	const isApart = (lead: InboxLead): boolean =>
		query.state === null && !isOfAll({ ...query, q: '' }) && !isListed(lead);
	const count = shown.filter(({ lead }) => !isApart(lead)).length;
	const isAnyFound = query.q === '' ? count > 0 : matching(shown, query.q).length > 0;
	const page = Math.min(query.page, Math.max(1, Math.ceil(count / mostListed)));
	const rows = { q: query.q, isOfSites: sites !== null, page, isApart, canTick: operator.signedIn };
	const isGrouped = query.sort === 'urgent';
	const table = leadTable(shown, { ...rows, isGrouped, clockOf: list.clockOf });
	const isMore = count > mostListed && query.q === '';
	return html`${operator.signedIn ? '' : unlockLine(operator, 'Names are shortened and messages locked.')}
${doneNotice(list.done, { operator, action: leadAddress(`${path}undo/`, query) })}
<div data-live="tally" data-counts>${leadTally(narrowed(withWords(leads, list), { ...query, delivery: '' }), list)}</div>
<div class="over">${leadFilter(leads, list)}</div>
<div data-live="leads"${list.isCut ? html` data-counts` : ''}>${tickedBar(some, list)}${shown.length ? table : ''}${noLeads(list, isAnyFound)}${isMore ? leadPages({ path, query: { ...query, page }, count }) : ''}${unfinishedLine(some, list)}${pages(leads, list)}</div>${peekForm(operator)}`;
}

/** The way to the leads that this list has no room for, and back to the newest. */
function pages(leads: readonly InboxLead[], { query, path, isCut }: List): Html | '' {
	const oldest = Math.min(...leads.slice(0, mostShown).map(({ createdAt }) => createdAt));
	const older = isCut
		? html`<a class="button" rel="next" href="${leadAddress(path, { ...query, before: oldest, page: 1 })}">Older leads</a>`
		: '';
	const newest = query.before
		? html`<a class="button" href="${leadAddress(path, { ...query, before: 0, page: 1 })}">Newest leads</a>`
		: '';
	return older || newest ? html`<p class="pages">${newest}${older}</p>` : '';
}

/** With it the script opens a lead in its row’s stead: whoever has signed in need not press a button first. */
const peekForm = (operator: Operator): Html | '' =>
	operator.signedIn ? html`<form hidden data-opens-leads>${tokenIn(operator)}</form>` : '';

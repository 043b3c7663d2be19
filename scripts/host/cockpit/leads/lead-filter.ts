import { html } from 'hono/html';
import { mostListed } from '../../more-listed.ts';
import { counted as countedIn, type Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import type { LeadList } from './lead-list.ts';
import { isPast } from './lead-order.ts';
import {
	deliveryWords,
	isOfAll,
	type LeadQuery,
	leadAddress,
	leadDays,
	leadEnds,
	leadOrders,
	mine,
	nobodys,
} from './lead-query.ts';
import { kindOf, leadBadge, type PartKind } from './lead-states.ts';

/** `path`: of the list; `sites`: names by slug, on the list of all sites. */
type Around = { path: string; query: LeadQuery; sites: ReadonlyMap<string, string> | null; operator: Operator };

/**
 * How many leads are in each state: together all. After them parts that go across those, and leads that are apart from all: each
 * leads to those alone.
 */
export function leadTally(list: LeadList, { path, query }: Pick<Around, 'path' | 'query'>): Html {
	const part = (asked: Partial<LeadQuery>, words: Html | string, isCurrent: boolean, kind?: PartKind): Html =>
		html`<li${kind && kind !== 'one' ? html` data-kind="${kind}"` : ''}><a href="${leadAddress(path, { ...query, ...asked, page: 1 })}"${isCurrent ? html` aria-current="true"` : ''}>${words}</a></li>`;
	const shown = [...list.parts].filter(([state, count]) => state === query.state || count > 0);
	const states = Map.groupBy(shown, ([state]) => kindOf(state));
	const of = (kind: PartKind): Html[] =>
		(states.get(kind) ?? []).map(([state, count]) =>
			part({ state, delivery: '' }, html`${leadBadge(state)} ${number(count)}`, state === query.state, kind),
		);
	const stuck = (['failed', 'retrying'] as const).flatMap((delivery) => {
		const words = html`<span class="${delivery === 'failed' ? 'bad' : 'warn'}">Delivery ${deliveryWords[delivery].toLowerCase()}</span> ${number(list[delivery])}`;
		return list[delivery] ? [part({ state: null, delivery }, words, query.delivery === delivery, 'across')] : [];
	});
	const isAll = query.state === null && query.delivery === '';
	const all = part({ state: null, delivery: '' }, `${query.q ? 'Found' : 'All'} ${number(list.all)}`, isAll);
	return html`<ul class="tally">${all}${of('one')}${ownChip(list, { path, query })}${of('across')}${stuck}${of('apart')}</ul>`;
}

/** The open leads of whoever asks, of those in any state; once chosen it leads back to everybody’s. */
function ownChip({ own }: LeadList, { path, query }: Pick<Around, 'path' | 'query'>): Html | '' {
	if (!query.me) return '';
	const isChosen = query.owner === mine;
	const address = leadAddress(path, { ...query, owner: isChosen ? '' : mine, page: 1 });
	return own || isChosen
		? html`<li data-kind="across"><a href="${address}"${isChosen ? html` aria-current="true"` : ''}>Mine ${number(own)}</a></li>`
		: '';
}

/** Beside the first of what is overdue, where a list has more of them further on: the way to all. */
export function overdueLink(
	{ rows, parts, page }: LeadList,
	{ path, query }: Pick<Around, 'path' | 'query'>,
): Html | '' {
	const overdue = parts.get('overdue') ?? 0;
	const isCut = query.state === null && query.sort === 'urgent' && page === 1;
	if (!isCut || overdue <= firstRun(rows)) return '';
	return html`<a href="${leadAddress(path, { ...query, state: 'overdue', page: 1 })}">All ${number(overdue)} overdue</a>`;
}

/** How many of the first of what is past stand together. */
function firstRun(rows: LeadList['rows']): number {
	const start = rows.findIndex(isPast);
	if (start < 0) return rows.length;
	const end = rows.findIndex((lead, at) => at > start && !isPast(lead));
	return (end < 0 ? rows.length : end) - start;
}

/** Below a list of all: what was not finished is no part of it. */
export function unfinishedLine({ parts }: LeadList, { path, query }: Pick<Around, 'path' | 'query'>): Html | '' {
	const left = parts.get('incomplete') ?? 0;
	if (query.state !== null || isOfAll(query) || left === 0) return '';
	const were = left === 1 ? 'form was' : 'forms were';
	return html`<p class="more" data-unfinished>${number(left)} ${were} not finished and ${left === 1 ? 'is' : 'are'} not among these. <a href="${leadAddress(path, { ...query, state: 'incomplete', page: 1 })}">Show ${left === 1 ? 'it' : 'them'}</a></p>`;
}

/** `people`: who can look after the leads. */
type Filtering = Around & { people: readonly string[] };

/** The form over the leads. It works without a script; with one, typing and choosing need no button. */
export function leadFilter(list: LeadList, { path, query, sites, operator, people }: Filtering): Html {
	const own = list.tenants.map((slug) => [slug, sites?.get(slug) ?? slug] as const);
	const orders = Object.entries(leadOrders).filter(([key]) => sites !== null || key !== 'site');
	const { q, state, delivery, about, days, site, sort, owner, outcome } = query;
	const set = setFilters({ path, query, sites });
	return html`<form class="find lead-find" role="search" action="${path}">
<label class="wide">Find a lead <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="${operator.signedIn ? 'Name, phone or car' : 'Name, car or place'}" data-asks></label>
<details class="find-more"><summary class="button">Filter and sort${set.length ? html` <span class="how-many">${set.length}</span>` : ''}</summary><div class="choices">
${sites ? choice('Site', 'site', { all: 'All', current: site, options: own }) : ''}
${operator.signedIn ? choice('Owner', 'owner', { all: 'All', current: owner, options: owners(people, query.me) }) : ''}
${choice('Outcome', 'outcome', { all: 'All', current: outcome, options: Object.entries(leadEnds) })}
${choice('Form', 'about', { all: 'All', current: about, options: list.categories.map((name) => [name, name]) })}
${choice('Delivery', 'delivery', { all: 'All', current: delivery, options: Object.entries(deliveryWords) })}
${choice('Received', 'days', { all: 'Any time', current: days, options: Object.entries(leadDays) })}
${choice('Sort by', 'sort', { all: null, current: sort, options: orders })}
<noscript><button>Show</button></noscript></div></details>
${state ? html`<input type="hidden" name="state" value="${state}">` : ''}<div class="set-filters" data-live="set">${set}${set.length || q || state ? html`<a href="${path}">Clear</a>` : ''}</div></form>`;
}

/** What is chosen of it, each with the way to the list without. */
function setFilters({ path, query, sites }: Pick<Around, 'path' | 'query' | 'sites'>): Html[] {
	const { delivery, about, days, site, sort, owner, outcome } = query;
	const chip = (words: string, without: Partial<LeadQuery>): Html =>
		html`<a class="chip" href="${leadAddress(path, { ...query, ...without, page: 1 })}" aria-label="Without ${words}">${words} <span aria-hidden="true">×</span></a>`;
	const ownerName = owner === mine ? 'Mine' : owner === nobodys ? 'Nobody’s' : owner;
	return [
		...(site ? [chip(sites?.get(site) ?? site, { site: '' })] : []),
		...(owner ? [chip(ownerName, { owner: '' })] : []),
		...(outcome ? [chip(leadEnds[outcome], { outcome: '' })] : []),
		...(about ? [chip(about, { about: '' })] : []),
		...(delivery ? [chip(`Delivery: ${deliveryWords[delivery].toLowerCase()}`, { delivery: '' })] : []),
		...(days ? [chip(leadDays[days], { days: '' })] : []),
		...(sort === 'urgent' ? [] : [chip(`Sorted by: ${leadOrders[sort].toLowerCase()}`, { sort: 'urgent' })]),
	];
}

function owners(people: readonly string[], me: string): (readonly [string, string])[] {
	const names = people.filter((name) => name !== me).toSorted();
	return [
		...(me ? [[mine, `Me, ${me}`] as const] : []),
		[nobodys, 'Nobody'],
		...names.map((name) => [name, name] as const),
	];
}

type Choice = { all: string | null; current: string; options: readonly (readonly [string, string])[] };

function choice(title: string, name: string, { all, current, options }: Choice): Html {
	const isKnown = current === '' || options.some(([value]) => value === current);
	const shown = isKnown ? options : [...options, [current, current] as const];
	const first = all === null ? '' : option('', all, current);
	return html`<label>${title} <select name="${name}" data-choice>${first}${shown.map(([value, text]) => option(value, text, current))}</select></label>`;
}

const option = (value: string, text: string, current: string): Html =>
	html`<option value="${value}"${value === current ? ' selected' : ''}>${text}</option>`;

/** What is said where the search or the filters find nothing: what was asked for, and the way back. */
export const noLeads = ({ path, query, operator }: Pick<Around, 'path' | 'query' | 'operator'>): Html =>
	html`<div class="empty none-found" data-none><p>No lead matches <strong>${query.q ? `“${query.q}”` : 'these filters'}</strong>.</p><p class="quiet">The search looks at names, ${operator.signedIn ? 'phone numbers, e-mail addresses, messages, ' : ''}cars, places, forms and destinations. <a href="${path}">Clear it and show all</a></p></div>`;

type Page = { path: string; query: LeadQuery; count: number };

/** Which of the leads a page of the list shows, with the ways to those before and after: `51–66 of 66 leads`. */
export function leadPages({ path, query, count }: Page): Html {
	const { page } = query;
	const first = (page - 1) * mostListed;
	const to = (number: number, words: string, rel: string): Html =>
		html`<a class="button" rel="${rel}" href="${leadAddress(path, { ...query, page: number })}">${words}</a>`;
	const before = page > 1 ? to(page - 1, '← Before', 'prev') : '';
	const after = first + mostListed < count ? to(page + 1, 'Next →', 'next') : '';
	return html`<p class="more pages" data-more>${before}<span>${number(first + 1)}–${number(Math.min(first + mostListed, count))} of ${countedIn(count, 'lead')}</span>${after}</p>`;
}

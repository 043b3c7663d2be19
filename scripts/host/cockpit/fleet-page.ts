import { html } from 'hono/html';
import { type BuildPages, pagesInWords } from '../../../src/contract/rebuild.ts';
import { slugify } from '../../../src/domain/addresses/slug.ts';
import { moreListed, mostListed } from '../more-listed.ts';
import { counted, type Html } from '../page-frame.ts';
import { badge } from '../state-badge.ts';
import { siteUrl } from '../tenant-links.ts';
import { sitesHeading } from '../top-bar.ts';
import { number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { type Column, columns, type FleetQuery, fleetAddress, matcher, searchText, sortedRows } from './columns.ts';
import { type FleetRow, isBad, isWarned, states } from './fleet-rows.ts';
import { type Narrowing, narrowingNamed } from './narrowing.ts';
import { tokenIn } from './token-field.ts';
import { silenceWords } from './urgent-words.ts';

/** What the fleet's page is made of. */
export type FleetView = {
	rows: readonly FleetRow[];
	query: FleetQuery;
	/** What the visitor called us, with the port. */
	host: string;
	operator: Operator;
	/** Unix milliseconds. */
	now: number;
	/** Why figures of the database are missing; null if they are there. */
	fault: string | null;
	/** What has just been done. */
	note: string | null;
};

/** All tenants in one table, at `/fleet/`: search and order are in the address, so it works without a script. */
export function fleetPage({ rows, query, host, operator, now, fault, note }: FleetView): Html {
	const fits = matcher(query.q);
	const part = query.only ? rows.filter(query.only.fits) : rows;
	const shown = part.filter(fits).length;
	const isCut = query.q === '' && !query.all;
	const isBusy = rows.some(({ state }) => state === 'building' || state === 'queued');
	const cars = rows.reduce((sum, row) => sum + (row.cars ?? 0), 0);
	return cockpitFrame(
		{ title: 'Sites', operator, isList: true },
		html`<header>${sitesHeading('table', operator)}<p>${counted(rows.length, 'site')}, ${counted(cars, 'car')}</p></header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}${note ? html`<p class="notice" role="status">${note}</p>` : ''}
${rows.length === 0 ? html`<p class="empty">No site is built yet. Run <code>npm start</code>, or <code>npm run build -- --all</code>, and load this page again.</p>` : ''}
<div data-live="summary">${summary(rows, query)}</div>
<div class="over">${searchForm(query)}<div data-live="again">${retryForm(rows, operator)}</div></div>
<div class="scroll framed" tabindex="0" role="region" aria-label="Sites" data-live="table"${isBusy ? ' data-busy' : ''}>
<table class="fleet"><thead><tr>${columns.map((column) => heading(column, query))}<th scope="col">Open</th></tr></thead>
<tbody>${sortedRows(part, query).map((row, index) => tableRow(row, { host, now, isHidden: !fits(row), isLater: index >= mostListed, isCut }))}</tbody></table>
<p class="quiet" data-none${shown ? ' hidden' : ''}>No site matches.</p></div>
<div data-live="more">${moreListed({ count: part.length, isCut, address: fleetAddress({ ...query, all: true }) })}</div>`,
	);
}

/** How many sites are in each state, and what waits for somebody: each leads to those alone. */
function summary(rows: readonly FleetRow[], query: FleetQuery): Html {
	const sum = (of: (row: FleetRow) => number | null): number => rows.reduce((all, row) => all + (of(row) ?? 0), 0);
	const [overdue, stuck] = [sum((row) => row.overdue), sum((row) => row.stuck)];
	const part = (key: string | null, words: Html | string): Html => partLink(narrowingNamed(key), words, query);
	const counts = states.flatMap((state) => {
		const count = rows.filter((row) => row.state === state).length;
		return count ? [part(state, html`${badge(state)} ${number(count)}`)] : [];
	});
	const silent = rows.filter(({ missedLeads }) => missedLeads !== null).length;
	const warned = rows.filter(isWarned).length;
	const urgent = [
		['silent', 'No leads lately', silent],
		['overdue', 'Overdue leads', overdue],
		['stuck', 'Stuck deliveries', stuck],
	] as const;
	const parts = urgent.map(([key, name, count]) =>
		count ? part(key, html`<span class="bad">${name}</span> ${number(count)}`) : '',
	);
	return html`<ul class="tally">${part(null, `All ${number(rows.length)}`)}${parts}${counts}
${warned ? part('warnings', html`<span class="warn">With warnings</span> ${number(warned)}`) : ''}</ul>`;
}

/** A link to a part of the fleet; what else was asked for stays. */
function partLink(only: Narrowing | null, words: Html | string, query: FleetQuery): Html {
	const isCurrent = only?.key === query.only?.key;
	return html`<li><a href="${fleetAddress({ ...query, only })}"${isCurrent ? html` aria-current="true"` : ''}>${words}</a></li>`;
}

/** The choice of an order is for phones, where the table has no head. */
const searchForm = ({
	q,
	only,
	sort,
	dir,
}: FleetQuery): Html => html`<form class="find fleet-find" role="search" action="/fleet/">
<label class="wide">Find a site <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Name or state" data-filter></label>
<label class="fleet-sort">Sort by <select name="sort" data-choice>${columns.map(
	({ key, title }) => html`<option value="${key}"${key === sort.key ? ' selected' : ''}>${title}</option>`,
)}</select></label>
${only ? html`<input type="hidden" name="only" value="${only.key}">` : ''}${dir === sort.first ? '' : html`<input type="hidden" name="dir" value="${dir}">`}
<noscript><button>Find</button></noscript></form>`;

/** One button for all sites whose last build failed, once whatever broke them is mended. */
function retryForm(rows: readonly FleetRow[], operator: Operator): Html | '' {
	const failed = rows.filter(({ state }) => isBad(state)).length;
	if (failed < 2) return '';
	return html`<form class="again" method="post" action="/fleet/rebuild-failed/">${tokenIn(operator)}<button>Rebuild the ${number(failed)} whose build failed</button></form>`;
}

function heading(column: Column, query: FleetQuery): Html {
	const { title, first } = column;
	const isCurrent = column.key === query.sort.key;
	const next = isCurrent ? (query.dir === 'asc' ? 'desc' : 'asc') : first;
	const order = isCurrent ? html` aria-sort="${query.dir === 'asc' ? 'ascending' : 'descending'}"` : '';
	return html`<th scope="col"${order}><a href="${fleetAddress({ ...query, sort: column, dir: next })}">${title}</a></th>`;
}

type Around = { host: string; now: number; isHidden: boolean; isLater: boolean; isCut: boolean };

/** Rows that do not match are there too, hidden, so that the script can show them again without the server. */
function tableRow(row: FleetRow, { host, now, isHidden, isLater, isCut }: Around): Html {
	const { slug, name, state, progress, lastGood, why, hasSite, hasReport } = row;
	const later = isLater ? html` data-later` : '';
	const page = `/tenants/${slug}/`;
	const site = hasSite ? html`<a href="${siteUrl(slug, host)}/" aria-label="Site of ${name}">Site</a>` : '';
	const report = hasReport ? html` <a href="/build-report/${slug}/" aria-label="Report of ${name}">Report</a>` : '';
	const lead =
		row.lastLead === null
			? html`<td class="none">–</td>`
			: html`<td${row.missedLeads === null ? '' : html` class="bad" title="${silenceWords(row.missedLeads)}"`} data-lead><a href="${page}leads/">${timeAgo(row.lastLead, now, true)}</a></td>`;
	const built = lastGood === null ? html`<td class="none">–</td>` : html`<td>${timeAgo(lastGood, now, true)}</td>`;
	return html`<tr${later} data-find="${searchText(row)}"${isHidden || (isLater && isCut) ? ' hidden' : ''}><th scope="row"><a href="${page}">${name}</a>${slug === slugify(name) ? '' : html`<span class="slug">${slug}</span>`}${why ? html`<span class="why">${why}</span>` : ''}</th>
<td>${badge(state)}${progress ? pagesDrawn(progress) : ''}</td>${built}${figure(row.cars, { unit: 'car' })}${figure(row.carsToCheck, { unit: 'to check', kind: 'warn', leads: `/build-report/${slug}/#cars` })}${figure(row.leftOut, { unit: 'left out', kind: 'warn', leads: `/build-report/${slug}/#left-out` })}${figure(row.warnings, { unit: 'warning', kind: 'warn', leads: `/build-report/${slug}/#warnings` })}${lead}${figure(row.unopened, { unit: 'unopened lead', leads: `${page}leads/?state=unopened` })}${figure(row.overdue, { unit: 'overdue', kind: 'bad', leads: `${page}leads/?state=overdue` })}${figure(row.stuck, { unit: 'stuck', kind: 'bad', leads: `${page}#deliveries` })}<td>${site}${report}</td></tr>`;
}

const pagesDrawn = (pages: BuildPages): Html =>
	html`<progress class="drawn" aria-label="${pagesInWords(pages)}" title="${pagesInWords(pages)}" max="${Math.max(1, pages.of)}" value="${pages.drawn}"></progress>`;

/** `unit` follows the figure on phones; `kind`: of one that should be 0; `leads`: the address of what is counted. */
type Figure = { unit: string; kind?: 'warn' | 'bad'; leads?: string };

function figure(value: number | null, { unit, kind, leads }: Figure): Html {
	if (!value) return html`<td class="none">${number(value)}</td>`;
	const isPlural = value !== 1 && !/^(?:overdue|stuck|to check|left out)$/.test(unit);
	const shown = leads ? html`<a href="${leads}">${number(value)}</a>` : number(value);
	return html`<td${kind ? html` class="${kind}"` : ''} data-unit="${unit}${isPlural ? 's' : ''}">${shown}</td>`;
}

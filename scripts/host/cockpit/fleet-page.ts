import { html } from 'hono/html';
import { counted, type Html } from '../page-frame.ts';
import { badge } from '../state-badge.ts';
import { siteUrl } from '../tenant-links.ts';
import { megabytes, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { type Column, columns, type FleetQuery, matcher, searchText, sortedRows } from './columns.ts';
import { type FleetRow, states } from './fleet-rows.ts';
import { overdueWords, stuckWords } from './urgent-words.ts';

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
};

/** All tenants in one table, at `/fleet/`: search and order are in the address, so it works without a script. */
export function fleetPage({ rows, query, host, operator, now, fault }: FleetView): Html {
	const fits = matcher(query.q);
	const shown = rows.filter(fits).length;
	const isBusy = rows.some(({ state }) => state === 'building' || state === 'queued');
	const cars = rows.reduce((sum, row) => sum + (row.cars ?? 0), 0);
	return cockpitFrame(
		{ title: 'Fleet', operator, current: 'fleet' },
		html`<header><h1>Fleet</h1><p>${counted(rows.length, 'site')}, ${counted(cars, 'car')}</p></header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}
${rows.length === 0 ? html`<p class="empty">No site is built yet. Run <code>npm start</code>, or <code>npm run build -- --all</code>, and load this page again.</p>` : ''}
<div data-live="summary">${summary(rows)}</div>
${searchForm(query)}
<div class="scroll" tabindex="0" role="region" aria-label="Fleet" data-live="table"${isBusy ? ' data-busy' : ''}>
<table class="fleet"><thead><tr>${columns.map((column) => heading(column, query))}<th scope="col">Open</th></tr></thead>
<tbody>${sortedRows(rows, query).map((row) => tableRow(row, { host, now, isHidden: !fits(row) }))}</tbody></table>
<p class="quiet" data-none${shown ? ' hidden' : ''}>No site matches.</p></div>`,
	);
}

function summary(rows: readonly FleetRow[]): Html {
	const sum = (of: (row: FleetRow) => number | null): number => rows.reduce((all, row) => all + (of(row) ?? 0), 0);
	const [overdue, stuck] = [sum((row) => row.overdue), sum((row) => row.stuck)];
	const counts = states.flatMap((state) => {
		const count = rows.filter((row) => row.state === state).length;
		return count
			? [html`<li><a href="/fleet/?q=${encodeURIComponent(state)}">${badge(state)}</a> ${number(count)}</li>`]
			: [];
	});
	const leads = overdue ? html`<li><a class="bad" href="/fleet/?sort=overdue">${overdueWords(overdue)}</a></li>` : '';
	const deliveries = stuck ? html`<li><a class="bad" href="/fleet/?sort=stuck">${stuckWords(stuck)}</a></li>` : '';
	return html`<ul class="tally">${counts}${leads}${deliveries}</ul>`;
}

const searchForm = ({ q, sort, dir }: FleetQuery): Html => html`<form class="find" role="search" action="/fleet/">
<label class="wide">Find a site <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Name or state" data-filter></label>
<input type="hidden" name="sort" value="${sort.key}"><input type="hidden" name="dir" value="${dir}">
<button>Find</button></form>`;

function heading({ key, title, first }: Column, { q, sort, dir }: FleetQuery): Html {
	const isCurrent = key === sort.key;
	const next = isCurrent ? (dir === 'asc' ? 'desc' : 'asc') : first;
	const address = `/fleet/?${new URLSearchParams({ ...(q && { q }), sort: key, dir: next })}`;
	const order = isCurrent ? html` aria-sort="${dir === 'asc' ? 'ascending' : 'descending'}"` : '';
	return html`<th scope="col"${order}><a href="${address}">${title}</a></th>`;
}

type Around = { host: string; now: number; isHidden: boolean };

/** Rows that do not match are there too, hidden, so that the script can show them again without the server. */
function tableRow(row: FleetRow, { host, now, isHidden }: Around): Html {
	const { slug, name, state, lastGood, hasSite, hasReport } = row;
	const site = hasSite ? html`<a href="${siteUrl(slug, host)}/" aria-label="Site of ${name}">Site</a>` : '';
	const report = hasReport ? html` <a href="/build-report/${slug}/" aria-label="Report of ${name}">Report</a>` : '';
	const built = lastGood === null ? html`–` : timeAgo(lastGood, now, true);
	return html`<tr data-find="${searchText(row)}"${isHidden ? ' hidden' : ''}><th scope="row"><a href="/tenants/${slug}/">${name}</a><span class="slug">${slug}</span></th>
<td>${badge(state)}</td><td>${built}</td><td>${number(row.cars)}</td>${figure(row.stockProblems, 'warn')}${figure(row.warnings, 'warn')}<td>${row.bytes === null ? '–' : megabytes(row.bytes)}</td><td>${number(row.unopened)}</td>${figure(row.overdue, 'bad')}${figure(row.stuck, 'bad')}<td>${site}${report}</td></tr>`;
}

/** A figure that should be 0. */
const figure = (value: number | null, kind: 'warn' | 'bad'): Html =>
	value ? html`<td class="${kind}">${number(value)}</td>` : html`<td>${number(value)}</td>`;

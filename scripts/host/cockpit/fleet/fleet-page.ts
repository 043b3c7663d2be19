import { html } from 'hono/html';
import type { LastBuild } from '../../../../netlify/fleet/last-builds.ts';
import { type BuildPages, pagesInWords } from '../../../../src/contract/rebuild.ts';
import { slugify } from '../../../../src/domain/addresses/slug.ts';
import { moreListed, mostListed } from '../../more-listed.ts';
import { counted, type Html } from '../../page-frame.ts';
import { siteUrl } from '../../tenant-links.ts';
import { type Shared, sitesHeading } from '../../top-bar.ts';
import { type Clock, duration, number, timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { idleNotice } from '../builds/waiting-notice.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { silenceWords } from '../urgent-words.ts';
import {
	attention,
	type Column,
	columns,
	type FleetQuery,
	fleetAddress,
	matcher,
	searchText,
	shownColumns,
	sortedRows,
} from './columns.ts';
import { dayCell, daySummary } from './fleet-day.ts';
import { fleetParts } from './fleet-parts.ts';
import { type FleetRow, isBad, rowBadge } from './fleet-rows.ts';
import { type Narrowing, narrowingNamed } from './narrowing.ts';

/** What the fleet's page is made of. */
export type FleetView = {
	rows: readonly FleetRow[];
	query: FleetQuery;
	/** What the visitor called us, with the port. */
	host: string;
	operator: Operator;
	/** Unix milliseconds. */
	now: number;
	/** The zone of a site's dealer. */
	zoneOf: (slug: string) => string;
	/** The last build of a site that has ended. */
	lastBuild: (slug: string) => LastBuild | null;
	/** Why figures of the database are missing; null if they are there. */
	fault: string | null;
	/** What has just been done. */
	note: string | null;
};

/** All tenants in one table, at `/fleet/`: search and order are in the address, so it works without a script. */
export function fleetPage({ rows, query, host, operator, now, zoneOf, lastBuild, fault, note }: FleetView): Html {
	const fits = matcher(query.q);
	const part = query.only ? rows.filter(query.only.fits) : rows;
	const shown = part.filter(fits).length;
	const isCut = query.q === '' && !query.all;
	const isBusy = rows.some(({ state }) => state === 'building' || state === 'queued');
	const cars = rows.reduce((sum, row) => sum + (row.cars ?? 0), 0);
	const { shown: seen, folded } = shownColumns(rows, query);
	const around = { host, now, zoneOf, lastBuild, columns: seen };
	return cockpitFrame(
		{ title: 'Sites', operator, current: 'sites' },
		html`<header>${sitesHeading('table', operator, sharedOf(query))}<p>${counted(rows.length, 'site')}, ${counted(cars, 'car')}</p></header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}${note ? html`<p class="notice" role="status">${note}</p>` : ''}
${rows.length === 0 ? html`<p class="empty">No site is built yet. Run <code>npm start</code>, or <code>npm run build -- --all</code>, and load this page again.</p>` : ''}
<div data-live="idle">${idleNotice(rows, now)}</div>
<div data-live="summary">${daySummary(rows, query)}${summary(rows, query)}</div>
<div class="over">${searchForm(query)}<div data-live="again">${rebuildForm(part.filter(fits), query, operator)}</div></div>
<div class="scroll framed" tabindex="0" role="region" aria-label="Sites" data-live="table"${isBusy ? ' data-busy' : ''}>
<table class="fleet"><thead><tr>${seen.map((column) => heading(column, query))}<th scope="col" data-col="open"><span class="unseen">Open</span></th></tr></thead>
<tbody>${sortedRows(part, query).map((row, index) => tableRow(row, { ...around, isHidden: !fits(row), isLater: index >= mostListed, isCut }))}</tbody></table>
<div class="none-found" data-none${shown ? ' hidden' : ''}><p>No site matches <strong data-asked>${query.q ? `“${query.q}”` : 'this part of the fleet'}</strong>.</p><p class="quiet">The search looks at names, places, phone numbers and states${query.only ? html`, here of ${part.length === 0 ? 'no site' : counted(part.length, 'site')} of ${number(rows.length)}` : ''}. <a href="/fleet/" data-clear>Clear it and show all ${number(rows.length)}</a></p></div></div>
<div data-live="more">${foldedLine(folded, query)}${moreListed({ count: part.length, isCut, address: fleetAddress({ ...query, all: true }) })}</div>${addSite}`,
	);
}

const command = (text: string): Html =>
	html`<code>${text}</code> <button type="button" class="copy" data-copy="${text}">Copy</button>`;

/** A site begins as a folder on the machine that builds. */
const addSite = html`<details class="by-hand"><summary>Add a site</summary><p>Whoever runs the platform sets a new site up: tell them the dealer’s name, web address and where its stock comes from. It is in this list as soon as it is built; its settings can be changed here from then on.</p><details><summary>For whoever looks after the machine</summary><p>${command('npm run new-tenant -- its-slug')} makes its folder with what a site needs, on the machine that builds. ${command('npm run build -- its-slug')} builds it.</p></details></details>`;

/** Search and order, for the same sites as cards. */
const sharedOf = ({ q, sort, dir, only }: FleetQuery): Shared => ({ q, sort, dir, state: only?.key ?? '' });

/** Which columns are not shown, and the way to them. */
function foldedLine(folded: readonly Column[], query: FleetQuery): Html | '' {
	if (query.wide) {
		return html`<p class="quiet folded"><a href="${fleetAddress({ ...query, wide: false })}">Hide columns without anything in them</a></p>`;
	}
	if (folded.length === 0) return '';
	return html`<p class="quiet folded">Nothing in ${folded.map(({ title }) => title.toLowerCase()).join(', ')}. <a href="${fleetAddress({ ...query, wide: true })}">Show ${folded.length === 1 ? 'that column' : 'those columns'}</a></p>`;
}

/** How many sites are in each state, and what waits for somebody: each leads to those alone. */
function summary(rows: readonly FleetRow[], query: FleetQuery): Html {
	const parts = fleetParts(rows).map(({ key, words }) => partLink(narrowingNamed(key), words, query));
	return html`<ul class="tally">${partLink(null, `All sites ${number(rows.length)}`, query)}${parts}</ul>`;
}

/** A link to a part of the fleet; what else was asked for stays. */
function partLink(only: Narrowing | null, words: Html | string, query: FleetQuery): Html {
	const isCurrent = only?.key === query.only?.key;
	return html`<li><a href="${fleetAddress({ ...query, only })}"${isCurrent ? html` aria-current="true"` : ''}>${words}</a></li>`;
}

const searchForm = ({
	q,
	only,
	sort,
	dir,
	wide,
}: FleetQuery): Html => html`<form class="find fleet-find" role="search" action="/fleet/">
<label class="wide">Find a site <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Name, place, phone or state" data-filter></label>
<label>Sort by <select name="sort" data-choice>${[attention, ...columns].map(
	({ key, title }) => html`<option value="${key}"${key === sort.key ? ' selected' : ''}>${title}</option>`,
)}</select></label>
${only ? html`<input type="hidden" name="only" value="${only.key}">` : ''}${dir === sort.first ? '' : html`<input type="hidden" name="dir" value="${dir}">`}${wide ? html`<input type="hidden" name="wide" value="1">` : ''}
<noscript><button>Find</button></noscript></form>`;

/** One button for all sites whose last build failed, once whatever broke them is mended; of a part of the fleet for all in it. */
function rebuildForm(shown: readonly FleetRow[], { only, q }: FleetQuery, operator: Operator): Html | '' {
	const isPart = only !== null || q !== '';
	const count = isPart ? shown.length : shown.filter(({ state }) => isBad(state)).length;
	if (count < 2) return '';
	const words =
		only?.key === 'unpublished'
			? `Publish the changes of these ${number(count)}`
			: isPart
				? `Rebuild these ${number(count)}`
				: `Rebuild the ${number(count)} whose build failed`;
	const asked = isPart
		? html`<input type="hidden" name="only" value="${only?.key ?? ''}"><input type="hidden" name="q" value="${q}">`
		: '';
	return html`<form class="again" method="post" action="/fleet/${isPart ? 'rebuild-part' : 'rebuild-failed'}/">${tokenIn(operator)}${asked}<button>${words}</button></form>`;
}

function heading(column: Column, query: FleetQuery): Html {
	const { key, title, first } = column;
	const isCurrent = key === query.sort.key;
	const next = isCurrent ? (query.dir === 'asc' ? 'desc' : 'asc') : first;
	const order = isCurrent ? html` aria-sort="${query.dir === 'asc' ? 'ascending' : 'descending'}"` : '';
	return html`<th scope="col" data-col="${key}"${order}><a href="${fleetAddress({ ...query, sort: column, dir: next })}">${title}</a></th>`;
}

type Around = Pick<FleetView, 'host' | 'now' | 'zoneOf' | 'lastBuild'> & {
	columns: readonly Column[];
	isHidden: boolean;
	isLater: boolean;
	isCut: boolean;
};

/** Rows that do not match are there too, hidden, so that the script can show them again without the server. */
function tableRow(row: FleetRow, around: Around): Html {
	const { host, now, zoneOf, lastBuild, columns: seen, isHidden, isLater, isCut } = around;
	const { slug, name, hasSite, hasReport } = row;
	const later = isLater ? html` data-later` : '';
	const site = hasSite ? html`<a href="${siteUrl(slug, host)}/" aria-label="Site of ${name}">Site</a>` : '';
	const report = hasReport ? html` <a href="/build-report/${slug}/" aria-label="Report of ${name}">Report</a>` : '';
	const said = { now, zone: zoneOf(slug), last: lastBuild(slug) };
	return html`<tr${later} data-find="${searchText(row)}"${isHidden || (isLater && isCut) ? ' hidden' : ''} data-row>${seen.map(({ key }) => cellOf(key, row, said))}<td data-col="open">${site}${report}</td></tr>`;
}

function cellOf(key: string, row: FleetRow, { last, ...clock }: Clock & { last: LastBuild | null }): Html {
	const { slug, name, progress, lastGood, lastLead, missedLeads, why } = row;
	const [page, report] = [`/tenants/${slug}/`, `/build-report/${slug}/`];
	switch (key) {
		case 'name':
			return html`<th scope="row" data-col="name"><a class="row-link" href="${page}">${name}</a>${drafts(row)}${slug === slugify(name) ? '' : html`<span class="slug">${slug}</span>`}${why ? html`<span class="why">${why}</span>` : ''}</th>`;
		case 'state':
			return html`<td data-col="state">${rowBadge(row)}${progress ? pagesDrawn(progress) : ''}</td>`;
		case 'day':
			return dayCell(row);
		case 'built':
			return html`<td data-col="built"${lastGood === null ? html` class="none">–` : html`>${timeAgo(lastGood, clock, true)}`}${last ? logOf(last, row) : ''}</td>`;
		case 'last-lead': {
			if (lastLead === null) return html`<td data-col="last-lead" class="none">–</td>`;
			const silent = missedLeads === null ? '' : html` class="bad" title="${silenceWords(missedLeads)}"`;
			return html`<td data-col="last-lead"${silent}><a href="${page}leads/">${timeAgo(lastLead, clock, true)}</a></td>`;
		}
		case 'cars':
			return figure(row.cars, { key, unit: 'car' });
		case 'stock':
			return figure(row.carsToCheck, { key, unit: 'to check', kind: 'warn', leads: `${report}#cars` });
		case 'left-out':
			return figure(row.leftOut, { key, unit: 'left out', kind: 'warn', leads: `${report}#left-out` });
		case 'warnings':
			return figure(row.warnings, { key, unit: 'warning', kind: 'warn', leads: `${report}#warnings` });
		case 'unopened':
			return figure(row.unopened, { key, unit: 'unopened lead', leads: `${page}leads/?state=unopened` });
		case 'overdue':
			return figure(row.overdue, { key, unit: 'overdue', kind: 'bad', leads: `${page}leads/?state=overdue` });
		case 'late':
			return figure(row.late, { key, unit: 'not opened in time', kind: 'warn', leads: `${page}leads/?state=late` });
		default:
			return figure(row.stuck, { key, unit: 'stuck', kind: 'bad', leads: `${page}#deliveries` });
	}
}

/** How long the last build took and who asked for it, with the way to its log. */
function logOf({ id, by, duration_ms, outcome }: LastBuild, { slug, name }: FleetRow): Html {
	const took = duration_ms === null ? 'log' : duration(duration_ms);
	const who = by.replace(/:.*/, '');
	const isFailed = outcome === 'failed' || outcome === 'held_back' || outcome === 'lost';
	return html`<a class="log" href="/tenants/${slug}/builds/${id}/" title="By ${who}: its log">${isFailed ? 'last try ' : ''}${took}<span class="unseen">, by ${who}: log of the last build of ${name}</span></a>`;
}

/** Settings that are saved and not on the site, with the way to them. */
const drafts = ({ slug, unpublished }: FleetRow): Html | '' =>
	unpublished === 0
		? ''
		: html` <a class="drafts" href="/tenants/${slug}/config/#pending">${counted(unpublished, 'unpublished change')}</a>`;

const pagesDrawn = (pages: BuildPages): Html =>
	html`<progress class="drawn" aria-label="${pagesInWords(pages)}" title="${pagesInWords(pages)}" max="${Math.max(1, pages.of)}" value="${pages.drawn}"></progress>`;

/** `key`: of its column; `unit` follows the figure on phones; `kind`: of one that should be 0; `leads`: the address of what is counted. */
type Figure = { key: string; unit: string; kind?: 'warn' | 'bad'; leads?: string };

function figure(value: number | null, { key, unit, kind, leads }: Figure): Html {
	if (!value) return html`<td data-col="${key}" class="none">${number(value)}</td>`;
	const isPlural = value !== 1 && !/^(?:overdue|not opened in time|stuck|to check|left out)$/.test(unit);
	const shown = leads ? html`<a href="${leads}">${number(value)}</a>` : number(value);
	return html`<td data-col="${key}"${kind ? html` class="${kind}"` : ''} data-unit="${unit}${isPlural ? 's' : ''}">${shown}</td>`;
}

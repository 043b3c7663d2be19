import { html } from 'hono/html';
import type { LastBuild } from '../../../netlify/fleet/last-builds.ts';
import type { OffSite } from '../../publish/read/off-site-cars.ts';
import type { TenantReport } from '../../publish/report/build-report.ts';
import type { Operator } from '../cockpit/admission/admission.ts';
import { shortCommit } from '../cockpit/builds/build-history.ts';
import { stateOf } from '../cockpit/fleet/fleet-rows.ts';
import { siteHead } from '../cockpit/tenant-tabs.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { mendLink } from '../mend-link.ts';
import { type Html, pageFrame, scriptsFor } from '../page-frame.ts';
import { publishedFacts } from '../published-facts.ts';
import { badge } from '../state-badge.ts';
import { siteUrl, tenantLinks } from '../tenant-links.ts';
import { topBar } from '../top-bar.ts';
import { type Clock, duration, megabytes, number, timeAgo } from '../wording.ts';
import { adFeedSections } from './ad-feed-sections.ts';
import { linkCars } from './car-links.ts';
import { offSiteSection } from './off-site-table.ts';
import { problemList } from './problem-list.ts';
import { buildFigures } from './report-figures.ts';
import { section } from './report-parts.ts';
import { leftOutTable, repairedTable, stockSection } from './report-stock.ts';
import { warningCounts } from './report-warnings.ts';
import { noteSection, warningSections } from './warning-list.ts';

/** A tenant that the last build says something about. */
export type Reported = HostedTenant & { report: TenantReport };
type Around = Clock & {
	host: string;
	operator: Operator | null;
	/** What a car is called, by the end of its address. */
	nameOf: (car: string) => string;
	/** The build that it is about, where it is noted: who asked for it, and its log. */
	last: LastBuild | null;
	/** The cars of its feed that the site does not list; null where nobody knows. */
	offSite: OffSite | null;
};

/** What the last build did for one tenant, for people: `/build-report/<slug>/` on the start host. */
export function reportPage(tenant: Reported, around: Around): Html {
	const { report } = tenant;
	const link = linkCars(tenant, around.host, around.nameOf);
	return pageFrame(
		`Build report: ${report.name}`,
		html`<header>${head(tenant, around)}<h1>Build report</h1><p class="built">${around.operator ? '' : badge(stateOf(tenant, null))} <span>${outcome(tenant, around)}</span></p>${ways(tenant, around)}</header>
${tally(report, around.offSite)}
<div class="columns"><div>
${report.problems.length ? section(`Problems (${number(report.problems.length)})`, 'problems', problemList(report.problems, mendLink)) : ''}
${warningSections(report, link)}
${report.stock ? leftOutTable(report.stock) : ''}${noteSection(report, link)}
${report.stock ? html`<div class="ledgers">${stockSection(report.stock, Boolean(around.offSite?.cars.length))}${adFeedSections(report, link)}</div>${offSiteSection(around.offSite)}${repairedTable(report.stock, link)}` : ''}
</div><div>
${buildFigures(report)}
</div></div>`,
		{ top: topBar({ operator: around.operator }), script: scriptsFor(around.operator) },
	);
}

/** Up to all sites; across to the site's other pages for those who may see them. */
function head(tenant: Reported, { operator, ...clock }: Around): Html {
	if (operator) return siteHead(tenant, 'Report', clock);
	return html`<p class="crumbs"><a href="/">Sites</a> / ${tenant.report.name}</p>`;
}

function outcome({ report, root }: Reported, { last, operator, ...clock }: Around): Html {
	const { ok, endedAt, timesMs, commit = null } = report;
	const spent = duration(timesMs.total);
	const code = commit ? html`, with commit <code title="${commit}">${shortCommit(commit)}</code>` : '';
	const who = operator && last ? html` by ${last.by.replace(/:.*/, '')}` : '';
	if (ok) return html`Built ${timeAgo(endedAt, clock)} in ${spent}${who}${code}`;
	const site = root ? 'Its published site is unchanged.' : 'It has no site yet.';
	return html`Tried ${timeAgo(endedAt, clock)}${timesMs.total > 0 ? ` for ${spent}` : ''}${code}. ${site}`;
}

function ways({ slug, root }: Reported, { host, operator, last }: Around): Html {
	const log =
		operator && last ? html`<a class="button" href="/tenants/${slug}/builds/${last.id}/">Log of this build</a> ` : '';
	if (!root) return log ? html`<p class="links">${log}</p>` : html``;
	const open = html`<a class="button main" href="${siteUrl(slug, host)}/">Open the site</a> `;
	return html`<p class="links">${open}${log}${tenantLinks(slug, root, host).map(({ name, url }) => html`<a href="${url}">${name}</a> `)}</p>`;
}

function tally(report: TenantReport, offSite: OffSite | null): Html {
	const onSite = publishedFacts(report);
	const { cars, leftOut, others } = warningCounts(report);
	const tiles: [string, Html | string][] = [
		['Cars', number(onSite?.cars.listed ?? null)],
		['Cars to check', cars ? html`<a class="warn" href="#cars">${number(cars)}</a>` : '0'],
		['Not on the site', offTile(leftOut, offSite)],
		['Warnings', others ? html`<a class="warn" href="#warnings">${number(others)}</a>` : '0'],
		['Pages', number(onSite ? onSite.pages.rendered + onSite.pages.reused : null)],
		['Size of the site', onSite?.bytes ? megabytes(onSite.bytes) : '–'],
	];
	return html`<dl class="tiles">${tiles.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** The cars of the feed that are not on the site, for whatever reason; in the colour of warnings where records were no cars. */
function offTile(leftOut: number, offSite: OffSite | null): Html | string {
	const count = leftOut + (offSite?.all ?? 0);
	if (count === 0) return '0';
	return leftOut
		? html`<a class="warn" href="#left-out">${number(count)}</a>`
		: html`<a href="#not-listed">${number(count)}</a>`;
}

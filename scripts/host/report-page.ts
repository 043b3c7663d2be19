import { html } from 'hono/html';
import { formatProblem } from '../../src/config/problem.ts';
import type { TenantReport } from '../publish/report/build-report.ts';
import { linkCars } from './car-links.ts';
import { stateOf } from './cockpit/fleet-rows.ts';
import type { HostedTenant } from './hosted-tenants.ts';
import { type Html, pageFrame } from './page-frame.ts';
import { buildFigures } from './report-figures.ts';
import { list, section } from './report-parts.ts';
import { leftOutTable, repairedTable, stockSentence } from './report-stock.ts';
import { warningCount } from './report-warnings.ts';
import { badge } from './state-badge.ts';
import { operatorLinks, tenantLinks } from './tenant-links.ts';
import { topBar } from './top-bar.ts';
import { warningList } from './warning-list.ts';
import { duration, number, timeAgo } from './wording.ts';

/** A tenant that the last build says something about. */
export type Reported = HostedTenant & { report: TenantReport };
type Around = { host: string; hasCockpit: boolean; now: number };

/** What the last build did for one tenant, for people: `/build-report/<slug>/` on the start host. */
export function reportPage(tenant: Reported, around: Around): Html {
	const { report } = tenant;
	const link = linkCars(tenant, around.host);
	return pageFrame(
		`Build report: ${report.name}`,
		html`<header><p>Build report</p><h1>${report.name}</h1><p class="built">${badge(stateOf(tenant, null))} <span>${outcome(tenant, around.now)}</span></p>${ways(tenant, around)}</header>
${tally(report)}
<div class="columns"><div>
${list('Problems', report.problems.map(formatProblem))}
${section('Warnings', 'warnings', warningList(report, link))}
${report.stock ? html`${stockSentence(report.stock)}${leftOutTable(report.stock)}${repairedTable(report.stock, link)}` : ''}
</div><div>
${buildFigures(report)}
</div></div>`,
		{ top: topBar({ hasFleet: around.hasCockpit }) },
	);
}

function outcome({ report, root }: Reported, now: number): Html {
	const { ok, endedAt, timesMs, commit = null } = report;
	const spent = duration(timesMs.total);
	const code = commit ? html`, with commit <code title="${commit}">${commit.slice(0, 9)}</code>` : '';
	if (ok) return html`Built ${timeAgo(endedAt, now)} in ${spent}${code}`;
	const site = root ? 'Its published site is unchanged.' : 'It has no site yet.';
	return html`<strong class="bad">Failed</strong> ${timeAgo(endedAt, now)} after ${spent}${code}. ${site}`;
}

function ways(tenant: Reported, { host, hasCockpit }: Around): Html {
	const { slug, root } = tenant;
	const site = root ? tenantLinks(slug, root, host) : [];
	const others = operatorLinks(tenant, hasCockpit).filter(({ name }) => name !== 'Build report');
	const links = [...site, ...others].map(({ name, url }, index) =>
		index === 0 && root
			? html`<a class="button main" href="${url}">Open the site</a> `
			: html`<a href="${url}">${name}</a> `,
	);
	return html`<p class="links">${links}</p>`;
}

function tally(report: TenantReport): Html {
	const { cars, pages, bytes } = report;
	const count = warningCount(report);
	const tiles: [string, Html | string][] = [
		['Cars on the site', number(cars.listed)],
		['Left out', cars.leftOut ? html`<a class="warn" href="#left-out">${number(cars.leftOut)}</a>` : '0'],
		['Warnings', count ? html`<a class="warn" href="#warnings">${number(count)}</a>` : 'None'],
		['Pages', number(pages.rendered + pages.reused)],
		['Size of the site', bytes ? `${(bytes / 1e6).toFixed(1)} MB` : '–'],
	];
	return html`<dl class="tiles">${tiles.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

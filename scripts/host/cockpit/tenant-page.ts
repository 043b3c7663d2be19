import { html } from 'hono/html';
import type { DeliveryCount } from '../../../netlify/fleet/deliveries.ts';
import type { TenantFigures } from '../../../netlify/fleet/figures.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import type { RebuildStatus } from '../../../src/contract/rebuild.ts';
import type { TenantReport } from '../../publish/report/build-report.ts';
import { linkCars } from '../car-links.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import { warningCount } from '../report-warnings.ts';
import { badge } from '../state-badge.ts';
import { operatorLinks, tenantLinks } from '../tenant-links.ts';
import { warningList } from '../warning-list.ts';
import { moment, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { buildChart } from './build-chart.ts';
import { buildTable, underWay } from './build-history.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import type { State } from './fleet-rows.ts';
import { type ListedRelease, releaseTable } from './releases.ts';
import { tokenIn } from './token-field.ts';
import { overdueWords, stuckWords } from './urgent-words.ts';

/** What a tenant's page is made of. `status`: null without a database, and `fault` says why. */
export type TenantView = {
	tenant: HostedTenant;
	state: State;
	status: RebuildStatus | null;
	deliveries: readonly DeliveryCount[];
	/** How many split tests the site has. */
	splitTests: number;
	/** Its leads that nobody has opened, those of them that are late, and what could not be delivered; null without a database. */
	urgent: Pick<TenantFigures, 'unopened' | 'overdue' | 'stuck'> | null;
	releases: readonly ListedRelease[];
	operator: Operator;
	host: string;
	now: number;
	fault: string | null;
	/** What has just been done. */
	note: string | null;
};

/** One tenant for its operators, at `/tenants/<slug>/`: what is built, what came of it, what to do. */
export function tenantPage(view: TenantView): Html {
	const { tenant, state, status, deliveries, releases, operator, host, now, fault, note } = view;
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const isBusy = status !== null && status.state !== 'idle';
	return cockpitFrame(
		{ title: name, operator },
		html`<header><h1>${name}</h1>${ways(view)}</header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}${note ? html`<p class="notice" role="status">${note}</p>` : ''}
${urgentNotices(view)}
<div class="now" data-live="state"${isBusy ? ' data-busy' : ''}><p class="built">${badge(state)}${report ? html` <span>last built ${timeAgo(report.endedAt, now)}</span>` : ''}</p>${status ? underWay(status, now) : ''}</div>
${status ? rebuildForm(status, operator) : ''}
${report ? tiles(report, view.urgent) : ''}
${problemList(report?.problems ?? [])}
${report && warningCount(report) ? html`<section><h2>Warnings of the last build</h2>${warningList(report, linkCars(tenant, host))}</section>` : ''}
<div data-live="builds">${status ? html`${buildChart(status.builds)}${buildTable(status.builds, now)}` : ''}</div>
${deliveryTable(deliveries)}
${releaseTable(releases, { slug, host, operator })}`,
	);
}

function ways({ tenant, host, status, splitTests }: TenantView): Html {
	const { slug, root } = tenant;
	const site = root ? tenantLinks(slug, root, host) : [];
	const own = [
		...(status ? [{ name: 'Leads', url: `/tenants/${slug}/leads/` }] : []),
		...(splitTests ? [{ name: 'Split tests', url: `/tenants/${slug}/split-tests/` }] : []),
		...operatorLinks(tenant, true).filter(({ name }) => name !== 'Cockpit'),
	];
	const links = [...site, ...own].map(({ name, url }, index) =>
		index === 0 && root
			? html`<a class="button" href="${url}">Open the site</a> `
			: html`<a href="${url}">${name}</a> `,
	);
	return html`<p class="links">${links}</p>`;
}

/** What somebody has to do now, above everything else. */
function urgentNotices({ urgent, tenant }: TenantView): Html {
	const late = urgent?.overdue
		? html`<p class="notice bad">${overdueWords(urgent.overdue)} in time. <a href="/tenants/${tenant.slug}/leads/">See the leads</a></p>`
		: '';
	const stuck = urgent?.stuck
		? html`<p class="notice bad">${stuckWords(urgent.stuck)}. <a href="#deliveries">See why</a></p>`
		: '';
	return html`${late}${stuck}`;
}

function tiles(built: TenantReport, urgent: TenantView['urgent']): Html {
	const { slug, cars, pages } = built;
	const report = `/build-report/${slug}/`;
	const warnings = warningCount(built);
	const entries: [string, Html | string][] = [
		['Cars on the site', number(cars.listed)],
		['Left out', cars.leftOut ? html`<a class="warn" href="${report}#left-out">${number(cars.leftOut)}</a>` : '0'],
		['Pages', number(pages.rendered + pages.reused)],
		['Warnings', warnings ? html`<a class="warn" href="${report}#warnings">${number(warnings)}</a>` : 'None'],
		...(urgent ? ([['Unopened leads', number(urgent.unopened)]] satisfies [string, string][]) : []),
	];
	return html`<dl class="tiles">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** What is held back can be published only by somebody who has looked at why. */
function rebuildForm({ slug, builds }: RebuildStatus, operator: Operator): Html {
	const isHeldBack = builds.find(({ outcome }) => outcome !== null)?.outcome === 'held_back';
	const accept = html`<label><input type="checkbox" name="accept_shrink"> Publish what was held back</label>`;
	return html`<form class="act" method="post" action="/tenants/${slug}/rebuild/">${tokenIn(operator)}
<button class="main">Rebuild</button><label><input type="checkbox" name="full"> Render every page</label>${isHeldBack ? accept : ''}</form>`;
}

function problemList(problems: TenantReport['problems']): Html {
	if (problems.length === 0) return html``;
	const lines = problems.map((problem) => html`<li>${formatProblem(problem)}</li>`);
	return html`<section><h2 class="bad">Problems of the last build (${number(problems.length)})</h2><ul class="notes">${lines}</ul></section>`;
}

function deliveryTable(deliveries: readonly DeliveryCount[]): Html {
	if (deliveries.length === 0) return html``;
	const rows = deliveries.map(
		({
			destination,
			done,
			pending,
			dead,
			trouble,
		}) => html`<tr><th scope="row">${destination}</th><td>${number(done)}</td><td>${number(pending)}</td><td${dead ? html` class="bad"` : ''}>${number(dead)}</td>
<td>${trouble ? html`<strong class="bad">${trouble.state}</strong> since ${moment(trouble.since)}: ${trouble.reason}` : ''}</td></tr>`,
	);
	return html`<section id="deliveries"><h2>Deliveries of leads</h2><div class="scroll" tabindex="0" role="region" aria-label="Deliveries of leads"><table>
<thead><tr>${['Destination', 'Delivered', 'Waiting', 'Given up', 'Trouble'].map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

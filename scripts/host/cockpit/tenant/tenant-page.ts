import { html } from 'hono/html';
import { isHeldBack } from '../../../builder/build-result.ts';
import type { TenantReport } from '../../../publish/report/build-report.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { mendLink } from '../../mend-link.ts';
import type { Html } from '../../page-frame.ts';
import { linkCars } from '../../report/car-links.ts';
import { problemList } from '../../report/problem-list.ts';
import { hasWarnings } from '../../report/report-warnings.ts';
import { noteSection, warningSections } from '../../report/warning-list.ts';
import { siteUrl } from '../../tenant-links.ts';
import { number } from '../../wording.ts';
import { tokenIn } from '../admission/token-field.ts';
import { buildTable, underWay } from '../builds/build-history.ts';
import { releaseList } from '../builds/releases.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import type { OverviewView } from '../overview/overview-view.ts';
import { tiles } from '../overview/tiles.ts';
import { urgentNotices } from '../overview/urgent-notices.ts';
import { leadCharts, toDo } from '../overview/what-visitors-want.ts';
import { siteHead } from '../tenant-tabs.ts';
import { buildChart } from './build-chart.ts';
import { deliveryList } from './delivery-list.ts';
import { livePanel } from './live-panel.ts';
import { stockChart } from './stock-chart.ts';

/** One tenant for its operators, at `/tenants/<slug>/`: what is built, what came of it, what to do. */
export function tenantPage(view: OverviewView): Html {
	const { tenant, state, status, builds, deliveries, releases, operator, host, now, zone, fault, note } = view;
	const clock = { now, zone };
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const isBusy = status !== null && status.state !== 'idle';
	return cockpitFrame(
		{ title: name, operator },
		html`<header>${siteHead(tenant, 'Overview', { ...clock, state })}${ways(view)}</header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}${note ? html`<p class="notice" role="status">${note}</p>` : ''}
<div data-live="urgent">${urgentNotices(view)}</div>
<div class="overview"><div data-live="problems">${problems(report)}</div>
<div data-live="to-do">${toDo(view)}</div>
<div data-live="facts">${report ? tiles(report, view) : ''}</div>
<div data-live="demand">${leadCharts(view)}</div>
<section class="panel live" aria-label="What is live"><div class="live-now" data-live="live">${livePanel({ tenant, state, builds, marks: view.marks, host, ...clock })}</div>
<div class="do">${status ? html`<div data-live="ask">${rebuildForm(view)}</div>` : ''}<div class="now" data-live="state"${isBusy ? ' data-busy' : ''}>${status ? underWay(status, clock) : ''}</div></div></section>
<div class="columns charts" data-live="charts">${stockChart(builds, clock)}${buildChart(builds, clock)}</div></div>
${deliveryList(deliveries, { slug, ways: view.ways, ...clock })}
<div data-live="builds">${status || builds.length ? buildTable(builds, { slug, ...clock }) : ''}</div>
${releaseList(releases, { slug, host, ...clock })}
<div data-live="warnings">${warnings(tenant, host)}</div>`,
	);
}

/** The way to the site itself; the panel below has its pages. */
function ways({ tenant: { slug, root }, host }: OverviewView): Html | '' {
	return root ? html`<p class="links way"><a class="button" href="${siteUrl(slug, host)}/">Open the site</a></p>` : '';
}

/** What is held back can be published only by somebody who has looked at why. */
function rebuildForm({ tenant: { slug, report }, builds, releases, operator }: OverviewView): Html {
	const ended = builds.find(({ outcome }) => outcome !== null);
	const isAcceptable = ended?.outcome === 'held_back' || (report?.problems.some(isHeldBack) ?? false);
	const back = releases.find(({ isEarlier }) => isEarlier);
	const accept = html`<label><input type="checkbox" name="accept_shrink"> Publish what was held back</label>`;
	return html`<form class="act" method="post" action="/tenants/${slug}/rebuild/">${tokenIn(operator)}
<button class="main">Rebuild</button>${back ? html`<a class="button" href="/tenants/${slug}/roll-back/?release=${back.id}">Roll back…</a>` : ''}<label><input type="checkbox" name="full"> Render every page</label>${isAcceptable ? accept : ''}</form>`;
}

function problems(report: TenantReport | null): Html | '' {
	if (!report || report.problems.length === 0) return '';
	return html`<section><h2 class="bad">Problems of the last build (${number(report.problems.length)})</h2>${problemList(report.problems, mendLink)}</section>`;
}

function warnings(tenant: HostedTenant, host: string): Html | '' {
	const { report } = tenant;
	if (!report) return '';
	const link = linkCars(tenant, host);
	return html`${hasWarnings(report) ? warningSections(report, link) : ''}${noteSection(report, link)}`;
}

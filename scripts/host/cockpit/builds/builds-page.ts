import { html } from 'hono/html';
import type { BuildAnswer, RebuildStatus } from '../../../../src/contract/rebuild.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { counted, type Html } from '../../page-frame.ts';
import type { Operator } from '../admission/admission.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { buildChart } from '../tenant/build-chart.ts';
import { type SiteClock, siteHead } from '../tenant-tabs.ts';
import { allBuilds } from './build-history.ts';

type Around = SiteClock & {
	tenant: HostedTenant;
	operator: Operator;
	/** What waits and how far a build is that runs; null without a database. */
	status: RebuildStatus | null;
	/** What has just been done. */
	note: string | null;
};

/** The builds of a site, newest first, at `/tenants/<slug>/builds/`: above them what waits; how each went, who asked for it and why, what it did, its log. */
export function buildsPage(builds: readonly BuildAnswer[], around: Around): Html {
	const { tenant, operator, status, note, ...clock } = around;
	const isBusy = status !== null && status.state !== 'idle';
	const { slug, report } = tenant;
	const said = builds.length ? `${counted(builds.length, 'build')}, the newest first.` : '';
	const last = report ? html` <a href="/build-report/${slug}/">Report of the last build</a>` : '';
	return cockpitFrame(
		{ title: `Builds of ${report?.name ?? slug}`, operator },
		html`<header>${siteHead(tenant, 'Builds', clock)}<h1>Builds</h1><p>${said}${last}</p></header>
${note ? html`<p class="notice" role="status">${note}</p>` : ''}<div data-live="builds"${isBusy ? html` data-busy` : ''}>${allBuilds(builds, { slug, status, operator, ...clock })}</div><div class="columns charts" data-live="charts">${buildChart(builds, clock)}</div>`,
	);
}

import { html } from 'hono/html';
import type { DeliveryCount } from '../../../netlify/fleet/deliveries.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import type { RebuildStatus } from '../../../src/contract/rebuild.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import { tenantLinks } from '../tenant-links.ts';
import type { Operator } from './admission.ts';
import { buildChart } from './build-chart.ts';
import { buildTable, underWay } from './build-history.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { badge } from './fleet-page.ts';
import type { State } from './fleet-rows.ts';
import { type ListedRelease, releaseTable } from './releases.ts';
import { tokenIn } from './token-field.ts';
import { moment, number } from './wording.ts';

/** What a tenant's page is made of. `status`: null without a database, and `fault` says why. */
export type TenantView = {
	tenant: HostedTenant;
	state: State;
	status: RebuildStatus | null;
	deliveries: readonly DeliveryCount[];
	/** How many split tests the site has. */
	splitTests: number;
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
		html`<header><h1>${name}</h1><p class="links">${links(tenant, host)}${status ? html`<a href="/tenants/${slug}/leads/">Leads</a>` : ''}${view.splitTests ? html` <a href="/tenants/${slug}/split-tests/">Split tests</a>` : ''}</p></header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}${note ? html`<p class="notice" role="status">${note}</p>` : ''}
<div data-live="state"${isBusy ? ' data-busy' : ''}><p>${badge(state)}</p>${status ? underWay(status, now) : ''}</div>
${status ? rebuildForm(status, operator) : ''}
${list('Problems of the last build', (report?.problems ?? []).map(formatProblem), 'bad')}
${list('Warnings of the last build', report?.warnings ?? [], 'warn')}
<div data-live="builds">${status ? html`${buildChart(status.builds)}${buildTable(status.builds)}` : ''}</div>
${deliveryTable(deliveries)}
${releaseTable(releases, { slug, host, operator })}`,
	);
}

function links({ slug, root, report }: HostedTenant, host: string): Html[] {
	const site = root ? tenantLinks(slug, root, host) : [];
	const all = report ? [...site, { name: 'Build report', url: `/build-report/${slug}/` }] : site;
	return all.map(({ name, url }) => html`<a href="${url}">${name}</a> `);
}

/** What is held back can be published only by somebody who has looked at why. */
function rebuildForm({ slug, builds }: RebuildStatus, operator: Operator): Html {
	const isHeldBack = builds.find(({ outcome }) => outcome !== null)?.outcome === 'held_back';
	const accept = html`<label><input type="checkbox" name="accept_shrink"> Publish what was held back</label>`;
	return html`<form class="act" method="post" action="/tenants/${slug}/rebuild/">${tokenIn(operator)}
<button class="main">Rebuild</button><label><input type="checkbox" name="full"> Render every page</label>${isHeldBack ? accept : ''}</form>`;
}

function list(title: string, entries: readonly string[], kind: 'bad' | 'warn'): Html {
	if (entries.length === 0) return html``;
	return html`<section><h2 class="${kind}">${title} (${number(entries.length)})</h2><ul>${entries.map((entry) => html`<li>${entry}</li>`)}</ul></section>`;
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
	return html`<section><h2>Deliveries of leads</h2><div class="scroll" tabindex="0" role="region" aria-label="Deliveries of leads"><table>
<thead><tr>${['Destination', 'Delivered', 'Waiting', 'Given up', 'Trouble'].map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

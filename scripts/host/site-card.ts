import { html } from 'hono/html';
import { formatProblem } from '../../src/config/problem.ts';
import { imageUrl } from '../../src/site/pictures/image.ts';
import type { TenantReport } from '../publish/report/build-report.ts';
import { stateOf } from './cockpit/fleet-rows.ts';
import type { HostedTenant } from './hosted-tenants.ts';
import { counted, type Html } from './page-frame.ts';
import { warningCount } from './report-warnings.ts';
import { hasWords, startText } from './start-query.ts';
import { badge } from './state-badge.ts';
import { operatorLinks, siteUrl, tenantLinks } from './tenant-links.ts';
import { timeAgo } from './wording.ts';

/** Who looks, when, and for what. `host`: what they called us, with the port. */
export type Around = { host: string; hasCockpit: boolean; now: number; q: string };

/** A site on the start page. One that the search does not find is there too, hidden, for the script to show again. */
export function siteCard(tenant: HostedTenant, around: Around): Html {
	const { slug, root, report, coming } = tenant;
	const { host, q } = around;
	const name = nameOf(tenant);
	const title = root || coming ? html`<a href="${siteUrl(slug, host)}/">${name}</a>` : name;
	return html`<li class="card" data-find="${startText(tenant)}"${hasWords(tenant, q) ? '' : ' hidden'}>
${banner(tenant, host)}
<div class="body">
<h3>${title}</h3>
<p class="slug">${look(tenant)}</p>
<p class="built">${badge(stateOf(tenant, null))}${report ? built(report, around.now) : ''}</p>
${report ? facts(report) : html`<p class="quiet">${coming ? openNow(slug, host) : 'Not part of the last build'}</p>`}
${report?.ok === false ? problems(report, root !== null) : ''}
${links(tenant, around)}
</div>
</li>`;
}

const nameOf = ({ slug, report, coming }: HostedTenant): string => report?.name ?? coming?.name ?? slug;

const openNow = (slug: string, host: string): Html =>
	html`<a href="${siteUrl(slug, host)}/">Open it</a>, and it is built next`;

function look({ slug, report }: HostedTenant): string {
	const { template, theme } = report?.look ?? {};
	return [slug, template, theme && `${theme.hero} theme`].filter(Boolean).join(' · ');
}

const built = ({ endedAt, ok }: TenantReport, now: number): Html =>
	html` <span>${ok ? 'built' : 'tried'} ${timeAgo(endedAt, now, true)}</span>`;

/** The picture that its home page opens with; without one, its name on its colour. */
function banner(tenant: HostedTenant, host: string): Html {
	const { slug, root, report, coming } = tenant;
	const look = report?.look ?? (coming && { ...coming, picture: null });
	if (!look) return html`<div class="banner"></div>`;
	const address = root && look.picture && new URL(bannerAddress(look.picture), `${siteUrl(slug, host)}/`).href;
	const picture = html`<img src="${address}" alt="" loading="lazy" width="640" height="320">`;
	const name = html`<span aria-hidden="true">${nameOf(tenant)}</span>`;
	return html`<div class="banner" style="--brand:${look.brand};--on-brand:${look.onBrand}">${address ? picture : name}</div>`;
}

const bannerAddress = (picture: string): string =>
	/\.svg(?:[?#]|$)/i.test(picture) ? picture : imageUrl(picture, { w: 640, q: 75 });

function facts(report: TenantReport): Html {
	const { slug, cars, pages } = report;
	const warnings = warningCount(report);
	const left = cars.leftOut
		? html`<li><a class="warn" href="/build-report/${slug}/#left-out">${cars.leftOut.toLocaleString('en-AU')} left out</a></li>`
		: '';
	const warned = warnings
		? html`<li><a class="warn" href="/build-report/${slug}/#warnings">${counted(warnings, 'warning')}</a></li>`
		: '';
	return html`<ul class="facts"><li>${counted(cars.listed, 'car')}</li><li>${counted(pages.rendered + pages.reused, 'page')}</li>${left}${warned}</ul>`;
}

function problems(report: TenantReport, published: boolean): Html {
	const state = published ? 'its published site is unchanged' : 'it has no site yet';
	return html`<div class="problems"><p><strong>The last build failed</strong>; ${state}.</p>
<ul>${report.problems.map((problem) => html`<li>${formatProblem(problem)}</li>`)}</ul></div>`;
}

function links(tenant: HostedTenant, { host, hasCockpit }: Around): Html {
	const { slug, root, coming } = tenant;
	if (coming) return html``;
	const site = root ? tenantLinks(slug, root, host) : [];
	const name = nameOf(tenant);
	const list = (entries: readonly { name: string; url: string }[], label: string): Html =>
		entries.length
			? html`<p class="links" role="group" aria-label="${label}">${entries.map((entry) => html`<a href="${entry.url}">${entry.name}</a> `)}</p>`
			: html``;
	return html`<div class="ways">${list(site, `Pages of ${name}`)}${list(operatorLinks(tenant, hasCockpit), `Behind ${name}`)}</div>`;
}

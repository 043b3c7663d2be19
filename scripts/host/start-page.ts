import { html } from 'hono/html';
import { formatProblem } from '../../src/config/problem.ts';
import type { TenantReport } from '../publish/report/build-report.ts';
import type { HostedTenant } from './hosted-tenants.ts';
import { counted, type Html, pageFrame } from './page-frame.ts';
import { siteUrl, tenantLinks } from './tenant-links.ts';

/** What the visitor called us, with the port, and whether they may see the cockpit. */
type Visitor = { host: string; hasCockpit: boolean };

/** The page at `http://localhost:PORT`: a card per tenant. */
export function startPage(tenants: readonly HostedTenant[], { host, hasCockpit }: Visitor): Html {
	const failed = tenants.filter(({ report }) => report?.ok === false).length;
	const cars = tenants.reduce((sum, { report }) => sum + (report?.cars.listed ?? 0), 0);
	const broken = failed ? html`, <strong class="bad">${failed} failed to build</strong>` : '';
	const cockpit = hasCockpit ? html`<p><a href="/fleet/">Fleet: all sites in a table, builds and leads</a></p>` : '';
	const list = html`<ul class="cards">${tenants.map((tenant) => card(tenant, host))}</ul>`;
	return pageFrame(
		'Forecourt: sites on this machine',
		html`<header><h1>Forecourt</h1><p>${counted(tenants.length, 'site')} on this machine, ${counted(cars, 'car')}${broken}</p>${cockpit}</header>
${tenants.length ? list : nothingBuilt}`,
	);
}

const nothingBuilt = html`<p class="empty">No site is built yet. Run <code>npm start</code>, or <code>npm run build -- --all</code>, and load this page again.</p>`;

function card({ slug, root, report }: HostedTenant, host: string): Html {
	const name = report?.name ?? slug;
	const title = root ? html`<a href="${siteUrl(slug, host)}/">${name}</a>` : name;
	return html`<li class="card">
${banner({ slug, root, report }, host)}
<div class="body">
<h2>${title}</h2>
<p class="slug">${[report?.look?.template, slug].filter(Boolean).join(' · ')}</p>
${report ? facts(report) : html`<p class="quiet">Not part of the last build</p>`}
${report?.ok === false ? problems(report, root !== null) : ''}
<p class="links">${links({ slug, root, report }, host)}</p>
</div>
</li>`;
}

/** A car from its stock over its brand colour; without a site there is no picture, and its name stands there instead. */
function banner({ slug, root, report }: HostedTenant, host: string): Html {
	const look = report?.look;
	if (!look) return html`<div class="banner"></div>`;
	const address = root && look.picture && new URL(look.picture, `${siteUrl(slug, host)}/`).href;
	const picture = html`<img src="${address}" alt="" loading="lazy" width="640" height="360">`;
	const name = html`<span aria-hidden="true">${report.name}</span>`;
	return html`<div class="banner" style="--brand:${look.brand};--on-brand:${look.onBrand}">${address ? picture : name}</div>`;
}

function facts({ cars, pages, warnings }: TenantReport): Html {
	const left = cars.leftOut ? html`<li>${cars.leftOut.toLocaleString('en-AU')} left out</li>` : '';
	const warned = warnings.length ? html`<li>${counted(warnings.length, 'warning')}</li>` : '';
	return html`<ul class="facts"><li>${counted(cars.listed, 'car')}</li><li>${counted(pages.rendered + pages.reused, 'page')}</li>${left}${warned}</ul>`;
}

function problems(report: TenantReport, published: boolean): Html {
	const state = published ? 'its published site is unchanged' : 'it has no site yet';
	return html`<div class="problems"><p><strong>The last build failed</strong>; ${state}.</p>
<ul>${report.problems.map((problem) => html`<li>${formatProblem(problem)}</li>`)}</ul></div>`;
}

function links({ slug, root, report }: HostedTenant, host: string): Html[] {
	const site = root ? tenantLinks(slug, root, host) : [];
	const all = report ? [...site, { name: 'Build report', url: `/build-report/${slug}/` }] : site;
	return all.map(({ name, url }) => html`<a href="${url}">${name}</a> `);
}

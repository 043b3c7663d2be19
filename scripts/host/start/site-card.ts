import { html } from 'hono/html';
import { problemWords } from '../../../src/config/problem.ts';
import { imageUrl } from '../../../src/site/pictures/image.ts';
import type { TenantReport } from '../../publish/report/build-report.ts';
import type { Operator } from '../cockpit/admission/admission.ts';
import { type FleetRow, rowBadge } from '../cockpit/fleet/fleet-rows.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { counted, type Html } from '../page-frame.ts';
import { publishedFacts } from '../published-facts.ts';
import { warningCounts } from '../report/report-warnings.ts';
import { operatorLinks, siteUrl, type TenantLink, tenantLinks } from '../tenant-links.ts';
import { type Clock, number, timeAgo } from '../wording.ts';
import { hasWords, type ListedSite, startText } from './start-query.ts';

/** Who looks, when, and for what. `host`: what they called us, with the port; `operator`: null for those who may not see the cockpit. */
export type Around = {
	host: string;
	operator: Operator | null;
	now: number;
	/** The zone of a site's dealer. */
	zoneOf: (slug: string) => string;
	q: string;
	/** Whether it comes after those that the list shows at first, and whether the list is cut there. */
	isLater: boolean;
	isCut: boolean;
};

/** A site on the start page. One that the search does not find is there too, hidden, for the script to show again. */
export function siteCard(tenant: ListedSite, around: Around): Html {
	const { slug, root, report, coming } = tenant;
	const { host, q, isLater, isCut } = around;
	const isHidden = !hasWords(tenant, q) || (isLater && isCut);
	const name = nameOf(tenant);
	const title = root || coming ? html`<a href="${siteUrl(slug, host)}/">${name}</a>` : name;
	return html`<li class="card"${isLater ? html` data-later` : ''} data-find="${startText(tenant)}"${isHidden ? ' hidden' : ''}>
${banner(tenant, host)}
<div class="body">
<h3>${title}</h3>
<p class="slug">${look(tenant)}</p>
<p class="built">${rowBadge(tenant.row)}${report ? built(report, { now: around.now, zone: around.zoneOf(slug) }) : ''}</p>
${report ? facts(report, tenant.row) : html`<p class="quiet">${coming ? openNow(slug, host) : 'Not part of the last build'}</p>`}
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

const built = ({ endedAt, ok }: TenantReport, clock: Clock): Html =>
	html` <span>${ok ? 'built' : 'tried'} ${timeAgo(endedAt, clock, true)}</span>`;

/** The picture that its home page opens with; without one, its name on its colour. */
export function banner(tenant: HostedTenant, host: string): Html {
	const { slug, root, report, coming } = tenant;
	const look = report?.look ?? (coming && { ...coming, picture: null });
	const name = html`<span aria-hidden="true">${nameOf(tenant)}</span>`;
	if (!look) return html`<div class="banner">${name}</div>`;
	const address = root && look.picture && new URL(bannerAddress(look.picture), `${siteUrl(slug, host)}/`).href;
	const picture = html`<img src="${address}" alt="" loading="lazy" width="640" height="320">`;
	return html`<div class="banner" style="--brand:${look.brand};--on-brand:${look.onBrand}">${address ? picture : name}</div>`;
}

const bannerAddress = (picture: string): string =>
	/\.svg(?:[?#]|$)/i.test(picture) ? picture : imageUrl(picture, { w: 640, q: 75 });

function facts(report: TenantReport, { overdue, late, unopened, stuck }: FleetRow): Html {
	const { slug } = report;
	const onSite = publishedFacts(report);
	const { cars, leftOut, others } = warningCounts(report);
	const left = leftOut
		? html`<li><a class="warn" href="/build-report/${slug}/#left-out">${leftOut.toLocaleString('en-AU')} left out</a></li>`
		: '';
	const doubtful = cars
		? html`<li><a class="warn" href="/build-report/${slug}/#cars">${counted(cars, 'car')} to check</a></li>`
		: '';
	const warned = others
		? html`<li><a class="warn" href="/build-report/${slug}/#warnings">${counted(others, 'warning')}</a></li>`
		: '';
	const page = `/tenants/${slug}/`;
	const leads = [
		overdue
			? html`<li><a class="bad" href="${page}leads/?state=overdue">${counted(overdue, 'overdue lead')}</a></li>`
			: '',
		late ? html`<li><a class="warn" href="${page}leads/?state=late">${number(late)} not opened in time</a></li>` : '',
		unopened && unopened > (late ?? 0)
			? html`<li><a href="${page}leads/?state=unopened">${counted(unopened, 'unopened lead')}</a></li>`
			: '',
		stuck ? html`<li><a class="bad" href="${page}#deliveries">${number(stuck)} stuck</a></li>` : '',
	];
	const counts = onSite
		? html`<li>${counted(onSite.cars.listed, 'car')}</li><li>${counted(onSite.pages.rendered + onSite.pages.reused, 'page')}</li>`
		: '';
	return counts || left || doubtful || warned || leads.some(Boolean)
		? html`<ul class="facts">${counts}${leads}${doubtful}${left}${warned}</ul>`
		: html``;
}

/** Why the last build failed, in short, and what became of the site. */
function problems({ slug, problems }: TenantReport, published: boolean): Html {
	const state = published ? 'the site stays as it was' : 'there is no site yet';
	const [first] = problems;
	const said = first && problemWords({ ...first, hint: '' });
	const others = problems.length - 1;
	const all = others > 0 ? `What to do about all ${problems.length}` : 'What to do';
	return html`<div class="problems"><p><strong>The last build failed</strong>, so ${state}.</p>
${first ? html`<p class="why"><strong>${first.path || first.file}</strong>: ${said}</p>` : ''}<p><a class="bad" href="/build-report/${slug}/#problems">${all}</a></p></div>`;
}

/** The site itself, the way to look after it for those who may, and the others folded. */
function links(tenant: HostedTenant, { host, operator }: Around): Html {
	const { slug, root, coming } = tenant;
	if (coming) return html``;
	const site = root ? [{ name: 'Open site', url: `${siteUrl(slug, host)}/` }] : [];
	const found = root ? tenantLinks(slug, root, host).slice(0, 1) : [];
	const manage = operator ? [{ name: 'Manage', url: `/tenants/${slug}/` }] : [];
	const others = [...found, ...operatorLinks(tenant, operator !== null)];
	const [main, ...beside] = [...site, ...manage];
	if (!main && others.length === 0) return html``;
	const button = main ? html`<a class="button main" href="${main.url}">${main.name}</a> ` : '';
	const plain = operator ? beside : others;
	const more = moreMenu(tenant, others);
	return html`<div class="links" role="group" aria-label="Links of ${nameOf(tenant)}">${button}${plain.map((entry) => html`<a href="${entry.url}">${entry.name}</a> `)}${operator && others.length ? more : ''}</div>`;
}

/** A menu that lies over the page: Escape, a press beside it and another menu close it. */
function moreMenu(tenant: HostedTenant, entries: readonly TenantLink[]): Html {
	const id = `more-${tenant.slug}`;
	return html`<button type="button" class="more-opener" popovertarget="${id}" style="anchor-name:--${id}" aria-label="More of ${nameOf(tenant)}">More</button><div id="${id}" class="more-menu" popover style="position-anchor:--${id}">${entries.map((entry) => html`<a href="${entry.url}">${entry.name}</a> `)}</div>`;
}

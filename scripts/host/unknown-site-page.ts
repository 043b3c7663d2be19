import { html } from 'hono/html';
import type { HostedTenant } from './hosted-tenants.ts';
import { type Html, pageFrame } from './page-frame.ts';
import { siteUrl } from './tenant-links.ts';

/** The 404 page for a host name that is not a tenant's; lists those there are, unless `tenants` is null. */
export function unknownSitePage(host: string, tenants: readonly HostedTenant[] | null): Html {
	const published = (tenants ?? []).filter(({ root }) => root !== null);
	const links = published.map(
		({ slug, report }) => html`<li><a href="${siteUrl(slug, host)}/">${report?.name ?? slug}</a></li>`,
	);
	const list = published.length ? html`<ul class="plain">${links}</ul>` : html`<p>No site is built yet.</p>`;
	return pageFrame(
		'No such site',
		html`<header><h1>No such site</h1><p>No tenant answers at <strong>${host}</strong>.</p></header>
${tenants ? list : ''}`,
	);
}

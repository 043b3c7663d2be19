import { html } from 'hono/html';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import { crumbsOf } from '../top-bar.ts';
import { type Clock, zoneWords } from '../wording.ts';

/** A site as its pages for operators need it to lead to each other. */
type Tabbed = Pick<HostedTenant, 'slug' | 'root' | 'report'>;

const tabs = [
	{ name: 'Overview', path: ({ slug }: Tabbed) => `/tenants/${slug}/`, isThere: () => true },
	{ name: 'Leads', path: ({ slug }: Tabbed) => `/tenants/${slug}/leads/`, isThere: () => true },
	{ name: 'Cars', path: ({ slug }: Tabbed) => `/tenants/${slug}/cars/`, isThere: ({ root }: Tabbed) => root !== null },
	{
		name: 'Report',
		path: ({ slug }: Tabbed) => `/build-report/${slug}/`,
		isThere: ({ report }: Tabbed) => report !== null,
	},
	{ name: 'Settings', path: ({ slug }: Tabbed) => `/tenants/${slug}/config/`, isThere: () => true },
	{ name: 'Split tests', path: ({ slug }: Tabbed) => `/tenants/${slug}/split-tests/`, isThere: () => true },
] as const;

type Tab = (typeof tabs)[number]['name'];

/** The way up, across to the other pages of a site, and whose clocks times are by. `current`: null on a page below one of them. */
export function siteHead(tenant: Tabbed, current: Tab | null, { now, zone }: Clock): Html {
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const up = current === 'Overview' ? crumbsOf() : crumbsOf([slug, name]);
	const links = tabs
		.filter(({ isThere }) => isThere(tenant))
		.map(
			({ name, path }) =>
				html`<a href="${path(tenant)}"${name === current ? html` aria-current="page"` : ''}>${name}</a> `,
		);
	return html`<p class="crumbs"><span>${up}</span><span class="zone">${zoneWords(zone, now)}</span></p><nav class="tabs" aria-label="Pages of ${name}">${links}</nav>`;
}

import { html } from 'hono/html';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import { badge } from '../state-badge.ts';
import { type Clock, zoneWords } from '../wording.ts';
import { type State, stateOf } from './fleet/fleet-rows.ts';

/** A site as its pages for operators need it to lead to each other. */
type Tabbed = Pick<HostedTenant, 'slug' | 'root' | 'report'>;

const tabs = [
	{ name: 'Overview', path: ({ slug }: Tabbed) => `/tenants/${slug}/`, isThere: () => true },
	{ name: 'Leads', path: ({ slug }: Tabbed) => `/tenants/${slug}/leads/`, isThere: () => true },
	{ name: 'Cars', path: ({ slug }: Tabbed) => `/tenants/${slug}/cars/`, isThere: ({ root }: Tabbed) => root !== null },
	{ name: 'Builds', path: ({ slug }: Tabbed) => `/tenants/${slug}/builds/`, isThere: () => true },
	{
		name: 'Report',
		path: ({ slug }: Tabbed) => `/build-report/${slug}/`,
		isThere: ({ report }: Tabbed) => report !== null,
	},
	{ name: 'Settings', path: ({ slug }: Tabbed) => `/tenants/${slug}/config/`, isThere: () => true },
	{ name: 'Split tests', path: ({ slug }: Tabbed) => `/tenants/${slug}/split-tests/`, isThere: () => true },
] as const;

type Tab = (typeof tabs)[number]['name'];

/** The clock of a site's pages, with how the site stands: `siteClock` reads both. */
export type SiteClock = Clock & { state?: State };

/**
 * Which site it is and how it stands, on all of its pages in the same place; the way up and across, and whose clocks times are
 * by. `current`: null on a page below one of them; on its overview the name is the heading.
 */
export function siteHead(
	tenant: Tabbed,
	current: Tab | null,
	{ now, zone, state = stateOf(tenant, null) }: SiteClock,
): Html {
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const title = current === 'Overview' ? html`<h1>${name}</h1>` : html`<a href="/tenants/${slug}/">${name}</a>`;
	const links = tabs
		.filter(({ isThere }) => isThere(tenant))
		.map(
			({ name, path }) =>
				html`<a href="${path(tenant)}"${name === current ? html` aria-current="page"` : ''}>${name}</a> `,
		);
	return html`<div class="site-head"><p class="crumbs"><a href="/fleet/">Sites</a> /</p> <div class="site-name">${title}</div> <span data-live="head-state">${badge(state)}</span><span class="zone">${zoneWords(zone, now)}</span></div><nav class="tabs" aria-label="Pages of ${name}">${links}</nav>`;
}

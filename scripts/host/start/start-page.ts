import { html } from 'hono/html';
import { idleNotice } from '../cockpit/builds/waiting-notice.ts';
import { moreListed, mostListed } from '../more-listed.ts';
import { counted, type Html, pageFrame, scriptsFor } from '../page-frame.ts';
import { publishedFacts } from '../published-facts.ts';
import { sitesHeading, topBar } from '../top-bar.ts';
import { timeAgo } from '../wording.ts';
import { type Around, siteCard } from './site-card.ts';
import { startFilter, startTally } from './start-filter.ts';
import { chosenSites, groupedSites, hasWords, type ListedSite, type StartQuery, startAddress } from './start-query.ts';

/** What the visitor called us, with the port; who they are, if they may see the cockpit; the time in Unix milliseconds. */
type Visitor = Pick<Around, 'host' | 'operator' | 'now' | 'zoneOf'> & {
	query: StartQuery;
};

/** The page at `http://localhost:PORT`: a card per tenant. Search, choices and groups are in the address. */
export function startPage(tenants: readonly ListedSite[], visitor: Visitor): Html {
	const { operator, query } = visitor;
	const isBusy = tenants.some(({ row }) => row.state === 'building' || row.state === 'queued');
	return pageFrame(
		'Forecourt: sites on this machine',
		html`<header>${sitesHeading('cards', operator, { ...query, state: query.chosen.state })}<div data-live="summary">${summary(tenants, visitor.now)}</div>${operator?.canUnlock ? ownMachine : ''}</header>
${tenants.length ? html`<div data-live="idle">${idleNotice(rows(tenants), visitor.now)}</div><div data-live="states">${startTally(tenants, query)}</div>${startFilter(tenants, query)}<div data-live="sites"${isBusy ? ' data-busy' : ''}>${sites(tenants, visitor)}</div>` : nothingBuilt}`,
		{ top: topBar({ operator, current: 'sites' }), script: scriptsFor(operator) },
	);
}

const rows = (tenants: readonly ListedSite[]) => tenants.map(({ row }) => row);

const nothingBuilt = html`<p class="empty">No site is built yet. Run <code>npm start</code>, or <code>npm run build -- --all</code>, and load this page again.</p>`;

/** For whoever has just started the host on this machine. */
const ownMachine = html`<p class="quiet">Each is a folder in <code>tenants</code>: <code>npm run new-tenant -- my-dealer</code> adds one, <code>npm run dev</code> shows edits as you save them. Which sites need somebody: <a href="/fleet/">the table</a>.</p>`;

function summary(tenants: readonly ListedSite[], now: number): Html {
	const coming = tenants.filter((tenant) => tenant.coming).length;
	const cars = tenants.reduce((sum, { report }) => sum + (publishedFacts(report)?.cars.listed ?? 0), 0);
	const ends = tenants.flatMap(({ report }) => (report ? [Date.parse(report.endedAt)] : []));
	const last = ends.length ? html`, last build ${timeAgo(Math.max(...ends), { now, zone: 'UTC' }, true)}` : '';
	const building = coming ? html`, <strong>${coming} still to be built</strong>` : '';
	return html`<p>${counted(tenants.length, 'site')} on this machine, ${counted(cars, 'car')}${last}${building}</p>`;
}

function sites(tenants: readonly ListedSite[], { query, ...visitor }: Visitor): Html {
	const chosen = chosenSites(tenants, query);
	const isCut = query.q === '' && !query.all;
	const grouped = groupedSites(chosen, query);
	const order = new Map(grouped.flatMap(([, members]) => members).map((tenant, index) => [tenant, index]));
	const cardOf = (tenant: ListedSite): Html => {
		const isLater = (order.get(tenant) ?? 0) >= mostListed;
		return siteCard(tenant, { ...visitor, q: query.q, isLater, isCut });
	};
	const groups = grouped.map(([name, members]) => {
		const heading = name
			? html`<h2>${name} <span class="quiet">${members.length}</span></h2>`
			: html`<h2 class="unseen">Sites</h2>`;
		return html`<section class="group">${heading}<ul class="cards">${members.map(cardOf)}</ul></section>`;
	});
	const isNone = !chosen.some((tenant) => hasWords(tenant, query.q));
	return html`${groups}<div class="empty none-found" data-none${isNone ? '' : ' hidden'}><p>No site matches <strong data-asked>${query.q ? `“${query.q}”` : 'these filters'}</strong>.</p><p class="quiet">The search looks at names, slugs, templates, themes and states. <a href="/" data-clear>Clear it and show all ${tenants.length}</a></p></div>${moreListed({ count: chosen.length, isCut, address: startAddress({ ...query, all: true }) })}`;
}

import { html } from 'hono/html';
import { formatMoney } from '../../../../src/domain/words/written-number.ts';
import type { Release } from '../../../deploy/site/release.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { counted, type Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { siteUrl } from '../../tenant-links.ts';
import { number, timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { siteHead } from '../tenant-tabs.ts';
import type { PriceChange, RollBackPlan } from './roll-back-plan.ts';

/** `nameOf`: what a car is called; `host`: what the visitor called us, with the port. */
type Around = {
	tenant: HostedTenant;
	host: string;
	operator: Operator;
	now: number;
	zone: string;
	locale: string;
	nameOf: (car: string) => string;
};

/** What is undone, and only then the button that does it. */
export function rollBackPage({ live, to, ...undone }: RollBackPlan, around: Around): Html {
	const { tenant, operator } = around;
	const { slug } = tenant;
	const name = tenant.report?.name ?? slug;
	return cockpitFrame(
		{ title: `Roll back ${name}`, operator },
		html`<header>${siteHead(tenant, null, around)}<h1>Roll back ${name}?</h1></header>
<div class="swap">${releaseCard('Live now', live, around)}${releaseCard('Comes back', to, around)}</div>
<section><h2>What this undoes</h2>${changeList(undone, around)}</section>
<p class="after">Leads, reservations and settings stay as they are. The next build publishes the current settings and stock again: correct what went wrong before it runs.</p>
<form class="act" method="post" action="/tenants/${slug}/roll-back/">${tokenIn(operator)}<input type="hidden" name="release" value="${to.id}"><button class="main">Roll back</button><a href="/tenants/${slug}/">Cancel</a></form>`,
	);
}

function releaseCard(title: string, release: Release, { tenant: { slug }, host, ...clock }: Around): Html {
	const { id, deployedAt, by, pages, cars } = release;
	const isLive = title === 'Live now';
	return html`<div class="panel release"><p class="quiet">${title}</p><p class="when">${timeAgo(deployedAt * 1000, clock)}</p><p>${counted(pages, 'page')}, ${counted(cars.length, 'car')}</p><p class="quiet">Deployed by ${by}</p>
<p>${isLive ? badge('live') : ''} <a href="${siteUrl(isLive ? slug : `${id}--${slug}`, host)}/">${isLive ? 'Open the site' : 'Preview it'}</a></p></div>`;
}

type Undone = Pick<RollBackPlan, 'difference' | 'prices'>;

function changeList({ difference, prices }: Undone, around: Around): Html {
	if (!difference) return html`<p>What differs between the two is not known on this machine.</p>`;
	const { cars, pages } = difference;
	const repriced = new Set(prices.map(({ slug }) => slug));
	const lines = [
		carLine(cars.added, ['comes back', 'come back'], around),
		carLine(cars.removed, ['leaves the site', 'leave the site'], around),
		priceLine(prices, around),
		carLine(
			cars.changed.filter((slug) => !repriced.has(slug)),
			[
				'shown as before: its words, photos or similar cars differ',
				'shown as before: words, photos or similar cars differ',
			],
			around,
		),
		pageLine(pages),
	].filter((line) => line !== null);
	return lines.length ? html`<ul class="notes">${lines}</ul>` : html`<p>No page differs.</p>`;
}

/** Cars that are named before the others are unfolded. */
const mostNamed = 6;

function carLine(slugs: readonly string[], [one, several]: [string, string], { nameOf }: Around): Html | null {
	if (slugs.length === 0) return null;
	const becomes = `${counted(slugs.length, 'car')} ${slugs.length === 1 ? one : several}`;
	return named(becomes, slugs.map(nameOf));
}

function priceLine(prices: readonly PriceChange[], { nameOf, locale }: Around): Html | null {
	if (prices.length === 0) return null;
	const money = (price: number | null): string => (price === null ? 'no price' : formatMoney(price, locale));
	const lines = prices.map(({ slug, now, then }) => html`${nameOf(slug)}: <s>${money(now)}</s> ${money(then)}`);
	return named(`${counted(prices.length, 'price')} as before`, lines);
}

/** What happens, to how many and which; the rest of a long list is folded. */
function named(what: string, entries: readonly (Html | string)[]): Html {
	const list = (some: typeof entries): Html =>
		html`<ul class="named">${some.map((entry) => html`<li>${entry}</li>`)}</ul>`;
	const rest = entries.slice(mostNamed);
	const more = rest.length ? html`<details><summary>${number(rest.length)} more</summary>${list(rest)}</details>` : '';
	return html`<li><strong>${what}</strong>${list(entries.slice(0, mostNamed))}${more}</li>`;
}

function pageLine({ added, changed, removed }: NonNullable<RollBackPlan['difference']>['pages']): Html | null {
	const parts = [
		[added, 'back'],
		[changed, 'as before'],
		[removed, 'gone'],
	] as const;
	const said = parts.flatMap(([names, word]) => (names.length ? [`${number(names.length)} ${word}`] : []));
	return said.length ? html`<li><strong>Pages</strong>, those of cars included: ${said.join(', ')}</li>` : null;
}

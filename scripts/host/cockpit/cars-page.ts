import { html } from 'hono/html';
import { formatMoney } from '../../../src/domain/words/written-number.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { counted, type Html } from '../page-frame.ts';
import { publishedFacts } from '../published-facts.ts';
import { siteUrl } from '../tenant-links.ts';
import { type Clock, dayInFull, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { foundCars, type SiteCar } from './known-cars.ts';
import { siteHead } from './tenant-tabs.ts';

type Around = Clock & { operator: Operator; host: string; q: string; locale: string };

/** Cars that are shown; more words find fewer. */
const mostShown = 50;

/** What a site shows of a car, since when, and what it showed before, at `/tenants/<slug>/cars/`. `cars`: null where nobody knows. */
export function carsPage(tenant: HostedTenant, cars: readonly SiteCar[] | null, around: Around): Html {
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const found = foundCars(cars ?? [], around.q);
	return cockpitFrame(
		{ title: `Cars of ${name}`, operator: around.operator },
		html`<header>${siteHead(tenant, 'Cars', around)}<h1>Cars</h1>${stockDates(tenant, around)}</header>
<form class="find" role="search" action="/tenants/${slug}/cars/"><label class="wide">Find a car <input name="q" type="search" value="${around.q}" maxlength="100" autocomplete="off" placeholder="Stock number, make, model or year" autofocus></label> <button>Find</button></form>
${cars === null ? html`<p class="empty">The site does not say which cars it has. Build it, and load this page again.</p>` : found.length ? carTable(found, tenant, around) : nothing(around.q, cars, slug)}`,
	);
}

/** When the site was built, and how old the feed was: the two reasons for an old price. */
function stockDates({ report }: HostedTenant, clock: Clock): Html | '' {
	const onSite = publishedFacts(report);
	if (!report || !onSite) return '';
	const feed = report.feedAsOf ? html` The feed was last changed ${timeAgo(report.feedAsOf, clock)}.` : '';
	return html`<p>The site has ${counted(onSite.cars.listed, 'car')}, read from the feed ${timeAgo(onSite.endedAt, clock)}.${feed}</p>`;
}

function nothing(q: string, cars: readonly SiteCar[], slug: string): Html {
	if (q.trim() === '')
		return html`<p class="quiet">The price on the site, since when, and what it was before. ${counted(cars.length, 'car')} to search, those that left the site included.</p>`;
	return html`<div class="empty"><p>No car of the site has these words in its name or stock number, and none that left it lately.</p>
<p>What the feed says now: <code>npm run pull -- ${slug}</code>. Why it is not on the site: <a href="/build-report/${slug}/#stock">Stock</a> and <a href="/build-report/${slug}/#left-out">left out</a> in the build report.</p></div>`;
}

const headings = ['Car', 'On the site', 'Price now', 'Since', 'Before'];

function carTable(found: readonly SiteCar[], tenant: HostedTenant, around: Around): Html {
	const more =
		found.length > mostShown ? html`<p class="quiet">The first ${mostShown} of ${number(found.length)}.</p>` : '';
	const rows = found.slice(0, mostShown).map((car) => carRow(car, tenant.slug, around));
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="Cars"><table class="cars">
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>${more}
<p class="quiet">Does the feed have another price? <code>npm run pull -- ${tenant.slug}</code> compares the two. <a href="/tenants/${tenant.slug}/">Rebuild the site</a> to publish what the feed says.</p>`;
}

function carRow(car: SiteCar, tenant: string, { host, locale }: Around): Html {
	const { slug, name, path, prices, since, sold, gone } = car;
	const [shown, ...before] = prices.toReversed();
	const page = path ? html`<a href="${siteUrl(tenant, host)}${path}">${name}</a>` : name;
	const state = gone
		? `left on ${dayInFull(gone)}`
		: sold
			? `sold since ${dayInFull(sold)}`
			: `since ${dayInFull(since)}`;
	const money = (price: number | null): string => (price === null ? 'no price' : formatMoney(price, locale));
	const past = before.map(
		({ price, day }) => html`<li>${money(price)} <span class="quiet">from ${dayInFull(day)}</span></li>`,
	);
	const isShown = !gone && shown !== undefined;
	const cells = [
		state,
		isShown ? money(shown.price) : '–',
		isShown ? dayInFull(shown.day) : '–',
		past.length ? html`<ul>${past}</ul>` : html`<span class="quiet">no other price</span>`,
	].map((cell, index) => html`<td data-name="${headings[index + 1]}">${cell}</td>`);
	return html`<tr><th scope="row">${page}<span class="slug">${slug}</span></th>${cells}</tr>`;
}

import { html } from 'hono/html';
import { formatMoney } from '../../../src/domain/words/written-number.ts';
import { notListedReasons } from '../../../src/stock/listing/listing.ts';
import type { OffSiteCar } from '../../../src/stock/listing/off-site.ts';
import type { OffSite } from '../../publish/read/off-site-cars.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { offSiteTable, whyOffSite } from '../off-site-table.ts';
import { counted, type Html } from '../page-frame.ts';
import { publishedFacts } from '../published-facts.ts';
import { siteUrl } from '../tenant-links.ts';
import { type Clock, dayInFull, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { type CarView, carChips, carsOf, type ListedCar } from './car-views.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { foundCars, hasAllWords } from './known-cars.ts';
import { siteHead } from './tenant-tabs.ts';

type Around = Clock & {
	operator: Operator;
	host: string;
	q: string;
	/** Which cars are listed where nothing is searched for, and which 50 of them, from 1. */
	view: CarView;
	page: number;
	locale: string;
	/** The cars of the feed that the site does not list; null where nobody knows. */
	offSite: OffSite | null;
};

/** Cars on a page. */
const mostShown = 50;

/** What a site shows of a car, since when, and what it showed before, at `/tenants/<slug>/cars/`. `cars`: null where nobody knows. */
export function carsPage(tenant: HostedTenant, cars: readonly ListedCar[] | null, around: Around): Html {
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	return cockpitFrame(
		{ title: `Cars of ${name}`, operator: around.operator },
		html`<header>${siteHead(tenant, 'Cars', around)}<h1>Cars</h1>${stockDates(tenant, around)}</header>
<form class="find" role="search" action="/tenants/${slug}/cars/"><label class="wide">Find a car <input name="q" type="search" value="${around.q}" maxlength="100" autocomplete="off" placeholder="Stock number, make, model or year" ></label> <button>Find</button></form>
${cars === null ? html`<p class="empty">The site does not say which cars it has. Build it, and load this page again.</p>` : around.q.trim() ? answer(tenant, cars, around) : beforeSearch(tenant, cars, around)}`,
	);
}

const noneKnown: OffSite = { all: 0, soldDays: 0, cars: [] };

/** Before somebody asks: all cars of the site, by what may be wrong with them, or the dealer's own that are not on it. */
function beforeSearch(tenant: HostedTenant, cars: readonly ListedCar[], around: Around): Html {
	const { view, page, offSite } = around;
	const { cars: all, soldDays } = offSite ?? noneKnown;
	const path = `/tenants/${tenant.slug}/cars/`;
	const own = all.filter(({ reason }) => reason !== notListedReasons.filter);
	const listed = cars.filter(({ gone }) => gone === null);
	const chips = carChips(listed, { path, current: view, off: own.length });
	if (view === 'off') {
		return html`${chips}<section><h2>In the feed, not on the site (${number(own.length)})</h2>${offSiteTable({ cars: own, soldDays })}</section>`;
	}
	const shown = carsOf(listed, view);
	const from =
		Math.min(Math.max(0, Math.floor(page) - 1), Math.max(0, Math.ceil(shown.length / mostShown) - 1)) * mostShown;
	const part = shown.slice(from, from + mostShown).map((car) => ({ ...car, off: null }));
	const table = part.length ? carTable(part, tenant, { ...around, soldDays }) : html`<p class="empty">No car.</p>`;
	return html`${chips}${table}${pageLinks(shown.length, { from, path, view })}`;
}

type Pages = { from: number; path: string; view: CarView };

/** `51–100 of 312`, with the ways before and after. */
function pageLinks(count: number, { from, path, view }: Pages): Html | '' {
	if (count <= mostShown) return '';
	const link = (page: number, name: string, rel: string): Html =>
		html`<a class="button" rel="${rel}" href="${path}?${new URLSearchParams({ ...(view !== 'all' && { show: view }), page: String(page) })}">${name}</a>`;
	const page = from / mostShown + 1;
	const before = page > 1 ? link(page - 1, 'Before', 'prev') : '';
	const after = from + mostShown < count ? link(page + 1, 'Next', 'next') : '';
	return html`<p class="pages">${before}<span>${number(from + 1)}–${number(Math.min(count, from + mostShown))} of ${number(count)}</span>${after}</p>`;
}

/** What is known of the cars that were asked for: on the site or lately there, and in the feed but not on the site. */
function answer(tenant: HostedTenant, cars: readonly ListedCar[], around: Around): Html {
	const found = foundCars(cars, around.q);
	const { cars: all, soldDays } = around.offSite ?? noneKnown;
	// One that has left the site is told of once, with the reason.
	const bySlug = new Map(all.map((car) => [car.slug, car]));
	const seen = new Set(found.map(({ slug }) => slug));
	const told = found.map((car) => ({ ...car, off: bySlug.get(car.slug) ?? null }));
	const off = all.filter(
		({ name, slug, stocknum }) => !seen.has(slug) && hasAllWords(`${name} ${slug} ${stocknum}`, around.q),
	);
	const left = (tenant.report?.stock?.leftOut ?? []).filter(({ car, value }) =>
		hasAllWords(`${car} ${value}`, around.q),
	);
	if (found.length + off.length + left.length === 0) return nothing(tenant.slug);
	const why = html`<section><h2>In the feed, not on the site</h2>${offSiteTable({ cars: off, soldDays }, left)}</section>`;
	return html`${found.length ? carTable(told, tenant, { ...around, soldDays }) : ''}${off.length + left.length ? why : ''}`;
}

/** When the site was built, and how old the feed was: the two reasons for an old price. */
function stockDates({ report }: HostedTenant, clock: Clock): Html | '' {
	const onSite = publishedFacts(report);
	if (!report || !onSite) return '';
	const feed = report.feedAsOf ? html` The feed was last changed ${timeAgo(report.feedAsOf, clock)}.` : '';
	return html`<p>The site has ${counted(onSite.cars.listed, 'car')}, read from the feed ${timeAgo(onSite.endedAt, clock)}.${feed}</p>`;
}

const nothing = (
	slug: string,
): Html => html`<div class="empty"><p>Neither the site nor its feed had a car with these words at the last build.</p>
<p class="quiet">Look for fewer words, or the stock number alone. Is it in the feed by now? <code>npm run pull -- ${slug}</code> says what has changed since.</p></div>`;

const headings = ['Car', 'On the site', 'Price now', 'Since', 'Before'];

/** A car of the site, and what the feed says of it if it is there no more. */
type ToldCar = ListedCar & { off: OffSiteCar | null };
type Telling = Around & { soldDays: number };

function carTable(found: readonly ToldCar[], tenant: HostedTenant, around: Telling): Html {
	const more =
		found.length > mostShown ? html`<p class="quiet">The first ${mostShown} of ${number(found.length)}.</p>` : '';
	const rows = found.slice(0, mostShown).map((car) => carRow(car, tenant.slug, around));
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="Cars"><table class="cars">
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>${more}
<p class="quiet">Does the feed have another price? <code>npm run pull -- ${tenant.slug}</code> compares the two. <a href="/tenants/${tenant.slug}/">Rebuild the site</a> to publish what the feed says.</p>`;
}

function carRow(car: ToldCar, tenant: string, { host, locale, soldDays }: Telling): Html {
	const { slug, stock, picture, days, off, path, prices, since, sold, gone } = car;
	const name = off?.name ?? car.name;
	const [shown, ...before] = prices.toReversed();
	const page = path ? html`<a href="${siteUrl(tenant, host)}${path}">${name}</a>` : name;
	const state = gone
		? `left on ${dayInFull(gone)}`
		: sold
			? `sold since ${dayInFull(sold)}`
			: html`${counted(days, 'day')} <span class="quiet">since ${dayInFull(since)}</span>`;
	const money = (price: number | null): string => (price === null ? 'no price' : formatMoney(price, locale));
	const past = before.map(
		({ price, day }) => html`<li>${money(price)} <span class="quiet">from ${dayInFull(day)}</span></li>`,
	);
	const isShown = !gone && shown !== undefined;
	const cells = [
		off ? html`${state}<span class="why-off">${whyOffSite(off, soldDays)}</span>` : state,
		isShown ? money(shown.price) : '–',
		isShown ? dayInFull(shown.day) : '–',
		past.length ? html`<ul>${past}</ul>` : '–',
	].map(
		(cell, index) =>
			html`<td data-name="${headings[index + 1]}"${cell === '–' ? html` class="none"` : ''}>${cell}</td>`,
	);
	const shot = picture ? html`<img src="${picture}" alt="" loading="lazy" width="64" height="48">` : '';
	return html`<tr><th scope="row"><div class="of-car"><span class="thumb">${shot}</span><div>${page}<span class="slug">${stock || slug}</span></div></div></th>${cells}</tr>`;
}

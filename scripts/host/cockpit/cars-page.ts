import { html } from 'hono/html';
import { notListedReasons } from '../../../src/stock/listing/listing.ts';
import type { OffSite } from '../../publish/read/off-site-cars.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { offSiteTable } from '../off-site-table.ts';
import { counted, type Html } from '../page-frame.ts';
import { publishedFacts } from '../published-facts.ts';
import { type Clock, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { byHand } from './by-hand.ts';
import { type CarOrder, carOrders, carsAddress, sortedCars } from './car-orders.ts';
import { carTable, mostShown } from './car-table.ts';
import { type CarView, carChips, carsOf } from './car-views.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { foundCars, hasAllWords } from './known-cars.ts';
import type { ListedCar } from './listed-cars.ts';
import { siteHead } from './tenant-tabs.ts';

type Around = Clock & {
	operator: Operator;
	host: string;
	q: string;
	/** Which cars are listed where nothing is searched for, and which 50 of them, from 1. */
	view: CarView;
	order: CarOrder;
	page: number;
	locale: string;
	/** The cars of the feed that the site does not list; null where nobody knows. */
	offSite: OffSite | null;
};

/** What a site shows of a car, since when, and what it showed before, at `/tenants/<slug>/cars/`. `cars`: null where nobody knows. */
export function carsPage(tenant: HostedTenant, cars: readonly ListedCar[] | null, around: Around): Html {
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	return cockpitFrame(
		{ title: `Cars of ${name}`, operator: around.operator },
		html`<header>${siteHead(tenant, 'Cars', around)}<h1>Cars</h1>${stockDates(tenant, around)}</header>
${carSearch(slug, around)}
<div data-live="cars">${cars === null ? html`<p class="empty">The site does not say which cars it has. Build it, and load this page again.</p>` : around.q.trim() && around.view === 'all' ? html`${chipsOf(tenant, cars, around)}${answer(tenant, cars, around)}` : ofView(tenant, cars, around)}</div>`,
	);
}

/** The search over all cars, and the order of those that are listed before one is asked for. */
function carSearch(slug: string, { q, view, order }: Around): Html {
	const path = `/tenants/${slug}/cars/`;
	const orders = carOrders.map(
		([key, name]) => html`<option value="${key}"${key === order ? ' selected' : ''}>${name}</option>`,
	);
	const shown = view === 'all' ? '' : html`<input type="hidden" name="show" value="${view}">`;
	const all = carsAddress(path, { view, order });
	return html`<form class="find" role="search" action="${path}"><label class="wide">Find a car <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Stock number or name" data-asks></label>
<label>Sort by <select name="sort" data-choice>${orders}</select></label>${shown}<noscript><button>Find</button></noscript>${q ? html` <a href="${all}">Clear</a>` : ''}</form>`;
}

const noneKnown: OffSite = { all: 0, soldDays: 0, cars: [] };

/** The cars of the site, and the dealer's own that are not on it; where somebody searches, those with the words. */
function ownCars(cars: readonly ListedCar[], { q, offSite }: Around) {
	const own = (offSite ?? noneKnown).cars.filter(({ reason }) => reason !== notListedReasons.filter);
	const listed = cars.filter(({ gone }) => gone === null);
	if (!q.trim()) return { listed, own };
	return { listed: foundCars(listed, q), own: own.filter((car) => isOffFound(car, q)) };
}

const isOffFound = ({ name, slug, stocknum }: OffSite['cars'][number], q: string): boolean =>
	hasAllWords(`${name} ${slug} ${stocknum}`, q);

function chipsOf(tenant: HostedTenant, cars: readonly ListedCar[], around: Around): Html {
	const { listed, own } = ownCars(cars, around);
	const { view, order, q } = around;
	return carChips(listed, { path: `/tenants/${tenant.slug}/cars/`, current: view, order, off: own.length, q });
}

/** The cars by what may be wrong with them, or those that are not on the site; a search stays among them. */
function ofView(tenant: HostedTenant, cars: readonly ListedCar[], around: Around): Html {
	const { view, order, page, offSite, q } = around;
	const { soldDays } = offSite ?? noneKnown;
	const path = `/tenants/${tenant.slug}/cars/`;
	const { listed, own } = ownCars(cars, around);
	const chips = chipsOf(tenant, cars, around);
	if (q.trim() && (view === 'off' ? own : carsOf(listed, view)).length === 0) return html`${chips}${noneHere(path, q)}`;
	if (view === 'off') {
		return html`${chips}<section><h2>In the feed, not on the site (${number(own.length)})</h2>${offSiteTable({ cars: own, soldDays })}</section>`;
	}
	const shown = sortedCars(carsOf(listed, view), order);
	const from =
		Math.min(Math.max(0, Math.floor(page) - 1), Math.max(0, Math.ceil(shown.length / mostShown) - 1)) * mostShown;
	const part = shown.slice(from, from + mostShown).map((car) => ({ ...car, off: null }));
	const table = part.length ? carTable(part, tenant, { ...around, soldDays }) : html`<p class="empty">No car.</p>`;
	return html`${chips}${table}${pageLinks(shown.length, { from, addressOf: (page) => carsAddress(path, { view, order, page, q }) })}`;
}

/** `addressOf`: of a page, from 1. */
type Pages = { from: number; addressOf: (page: number) => string };

/** `51–100 of 312`, with the ways before and after. */
function pageLinks(count: number, { from, addressOf }: Pages): Html | '' {
	if (count <= mostShown) return '';
	const link = (page: number, name: string, rel: string): Html =>
		html`<a class="button" rel="${rel}" href="${addressOf(page)}">${name}</a>`;
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
	const told = sortedCars(found, around.order).map((car) => ({ ...car, off: bySlug.get(car.slug) ?? null }));
	const off = all.filter((car) => !seen.has(car.slug) && isOffFound(car, around.q));
	const left = (tenant.report?.stock?.leftOut ?? []).filter(({ car, value }) =>
		hasAllWords(`${car} ${value}`, around.q),
	);
	if (found.length + off.length + left.length === 0) return nothing(tenant.slug);
	const why = html`<section><h2>In the feed, not on the site</h2>${offSiteTable({ cars: off, soldDays }, left)}</section>`;
	return html`${found.length ? carTable(told, tenant, { ...around, soldDays }) : ''}${off.length + left.length ? why : ''}`;
}

const noneHere = (path: string, q: string): Html =>
	html`<p class="empty">No car in this view has these words. <a href="${carsAddress(path, { view: 'all', order: 'longest', q })}">Look among all cars</a></p>`;

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
<p class="quiet">Look for fewer words, or the stock number alone. If it has come into the feed since, <a href="/tenants/${slug}/">rebuild the site</a> to publish it.</p>${byHand(`npm run pull -- ${slug}`, 'Says what has changed in the feed since the last build')}</div>`;

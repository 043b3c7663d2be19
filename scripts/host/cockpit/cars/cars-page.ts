import { html } from 'hono/html';
import { notListedReasons } from '../../../../src/stock/listing/listing.ts';
import type { OffSite } from '../../../publish/read/off-site-cars.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { counted, type Html } from '../../page-frame.ts';
import { publishedFacts } from '../../published-facts.ts';
import { offSiteTable } from '../../report/off-site-table.ts';
import { type Clock, number, timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { byHand } from '../by-hand.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { siteHead } from '../tenant-tabs.ts';
import { carChips } from './car-chips.ts';
import { carFilters } from './car-filters.ts';
import { carOrders, sortedCars } from './car-orders.ts';
import { type CarQuery, carsAddress, chosenCars, noFilters } from './car-query.ts';
import { findNamed, hasAllWords } from './car-search.ts';
import { carTable, mostShown } from './car-table.ts';
import { carsOf } from './car-views.ts';
import type { ListedCar } from './listed-cars.ts';

type Around = Clock & {
	operator: Operator;
	/** Which cars are listed, and which 50 of them. */
	query: CarQuery;
	locale: string;
	/** The cars of the feed that the site does not list; null where nobody knows. */
	offSite: OffSite | null;
};

/** What a site shows of its cars, since when, and what it showed before, at `/tenants/<slug>/cars/`. `cars`: null where nobody knows. */
export function carsPage(tenant: HostedTenant, cars: readonly ListedCar[] | null, around: Around): Html {
	const { slug, report } = tenant;
	const { q, view } = around.query;
	const name = report?.name ?? slug;
	const unknown = html`<p class="empty">The site does not say which cars it has. Build it, and load this page again.</p>`;
	const list = (known: readonly ListedCar[]): Html =>
		q.trim() && view === 'all' ? answer(tenant, known, around) : ofView(tenant, known, around);
	return cockpitFrame(
		{ title: `Cars of ${name}`, operator: around.operator },
		html`<header>${siteHead(tenant, 'Cars', around)}<h1>Cars</h1>${stockDates(tenant, around)}</header>
${carSearch(slug, cars ?? [], around)}
<div data-live="cars">${cars === null ? unknown : list(cars)}</div>`,
	);
}

/** The search over all cars, the order, and the choices, which are folded on phones until one is made. */
function carSearch(slug: string, cars: readonly ListedCar[], { query }: Around): Html {
	const { q, view, order, state, condition, make, place } = query;
	const path = `/tenants/${slug}/cars/`;
	const orders = carOrders.map(
		([key, name]) => html`<option value="${key}"${key === order ? ' selected' : ''}>${name}</option>`,
	);
	const shown = view === 'all' ? '' : html`<input type="hidden" name="show" value="${view}">`;
	const isChosen = Boolean(state || condition || make || place);
	const choices = carFilters(
		cars.filter(({ gone }) => gone === null),
		query,
	);
	const more =
		choices.length && view !== 'off'
			? html`<details class="find-more"${isChosen ? ' open' : ''}><summary>Filters</summary>${choices}</details>`
			: '';
	const clear = q || isChosen ? html` <a href="${carsAddress(path, { view, order })}">Clear</a>` : '';
	return html`<form class="find" role="search" action="${path}"><label class="wide">Find a car <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Stock number or name" data-asks></label>
${more}<label>Sort by <select name="sort" data-choice>${orders}</select></label>${shown}<noscript><button>Find</button></noscript>${clear}</form>`;
}

const noneKnown: OffSite = { all: 0, soldDays: 0, cars: [] };

const nameOf = ({ name, slug, stock }: ListedCar): string => `${name} ${slug} ${stock}`;
const offNameOf = ({ name, slug, stocknum }: OffSite['cars'][number]): string => `${name} ${slug} ${stocknum}`;

/** The cars of the site as they were chosen, and the dealer's own that are not on it; where somebody searches, those with the words. */
function ownCars(cars: readonly ListedCar[], { query, offSite }: Around) {
	const { q } = query;
	const own = (offSite ?? noneKnown).cars.filter(({ reason }) => reason !== notListedReasons.filter);
	const listed = chosenCars(cars, query).filter(({ gone }) => gone === null);
	if (!q.trim()) return { listed, own };
	const found = findNamed(listed, q, nameOf);
	const off = own.filter((car) => hasAllWords(offNameOf(car), q));
	return { listed: found.isNear && off.length ? [] : found.found, own: off };
}

function chipsOf(tenant: HostedTenant, cars: readonly ListedCar[], around: Around): Html {
	const { listed, own } = ownCars(cars, around);
	return carChips(listed, { path: `/tenants/${tenant.slug}/cars/`, query: around.query, off: own.length });
}

/** The cars by what may be wrong with them, or those that are not on the site; a search stays among them. */
function ofView(tenant: HostedTenant, cars: readonly ListedCar[], around: Around): Html {
	const { offSite, query } = around;
	const { view, order, page, q } = query;
	const { soldDays } = offSite ?? noneKnown;
	const path = `/tenants/${tenant.slug}/cars/`;
	const { listed, own } = ownCars(cars, around);
	const chips = chipsOf(tenant, cars, around);
	if (q.trim() && (view === 'off' ? own : carsOf(listed, view)).length === 0) return html`${chips}${noneHere(path, q)}`;
	if (view === 'off') {
		return html`${chips}<section><h2>In the feed, not on the site (${number(own.length)})</h2>${offSiteTable({ cars: own, soldDays }, [], path)}</section>`;
	}
	const shown = sortedCars(carsOf(listed, view), order);
	const from =
		Math.min(Math.max(0, Math.floor(page) - 1), Math.max(0, Math.ceil(shown.length / mostShown) - 1)) * mostShown;
	const part = shown.slice(from, from + mostShown).map((car) => ({ ...car, off: null }));
	const none = html`<p class="empty">No car is like that. <a href="${path}">Show all cars</a></p>`;
	const table = part.length ? carTable(part, tenant, { ...around, soldDays }) : none;
	return html`${chips}${table}${pageLinks(shown.length, { from, addressOf: (page) => carsAddress(path, { ...query, page }) })}`;
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
	const { q, order } = around.query;
	const { cars: all, soldDays } = around.offSite ?? noneKnown;
	const { found: named, isNear } = findNamed(chosenCars(cars, around.query), q, nameOf);
	const left = (tenant.report?.stock?.leftOut ?? []).filter(({ car, value }) => hasAllWords(`${car} ${value}`, q));
	const offFound = all.filter((car) => hasAllWords(offNameOf(car), q));
	const isMeant = isNear && offFound.length + left.length === 0;
	const found = isNear && !isMeant ? [] : named;
	// One that has left the site is told of once, with the reason.
	const bySlug = new Map(all.map((car) => [car.slug, car]));
	const seen = new Set(found.map(({ slug }) => slug));
	const told = sortedCars(found, order).map((car) => ({ ...car, off: bySlug.get(car.slug) ?? null }));
	const off = offFound.filter((car) => !seen.has(car.slug));
	if (found.length + off.length + left.length === 0) return nothing(tenant, around);
	const path = `/tenants/${tenant.slug}/cars/`;
	const why = html`<section><h2>In the feed, not on the site</h2>${offSiteTable({ cars: off, soldDays }, left, path)}</section>`;
	const meant = isMeant
		? html`<p class="notice" role="status">No car is called “${q.trim()}”. ${found.length === 1 ? 'This one is' : 'These are'} nearly so:</p>`
		: '';
	return html`${chipsOf(tenant, cars, around)}${meant}${found.length ? carTable(told, tenant, { ...around, soldDays }) : ''}${off.length + left.length ? why : ''}`;
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

/** Where nothing was found: what was searched, and what a car that has come in since needs. */
function nothing({ slug, report }: HostedTenant, { query, ...clock }: Around): Html {
	const path = `/tenants/${slug}/cars/`;
	const { state, condition, make, place } = query;
	const onSite = publishedFacts(report);
	const built = onSite ? html`, ${timeAgo(onSite.endedAt, clock, true)}` : '';
	const filtered =
		state || condition || make || place
			? html` <a href="${carsAddress(path, { ...query, ...noFilters })}">Look among all cars</a>, without the filters.`
			: html` <a href="${path}">Show all cars</a>`;
	return html`<div class="empty"><p>No car is called “${query.q.trim()}”: none on the site, none that left it lately, and none in the feed at the last build${built}.${filtered}</p>
<p class="quiet">Look for the make and model, or for the stock number alone. A car that has come into the feed since is on the site after the next build.</p>${byHand(`npm run pull -- ${slug}`, 'Says what has changed in the feed since the last build')}</div>`;
}

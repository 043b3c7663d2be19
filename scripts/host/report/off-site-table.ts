import { html } from 'hono/html';
import { brandedName } from '../../../src/domain/cars/brand-name.ts';
import type { StockNote } from '../../../src/stock/feed/report.ts';
import { notListedReasons } from '../../../src/stock/listing/listing.ts';
import type { OffSiteCar } from '../../../src/stock/listing/off-site.ts';
import type { OffSite } from '../../publish/read/off-site-cars.ts';
import { counted, type Html } from '../page-frame.ts';
import { dayInFull, number } from '../wording.ts';

/** Why a car of the feed is not on the site, for somebody who has to tell the dealer (SITE-5). */
export function whyOffSite({ reason, sold }: OffSiteCar, soldDays: number): string {
	switch (reason) {
		case notListedReasons.filter:
			return 'The site’s settings leave such cars out';
		case notListedReasons.hidden:
			return 'Not marked to be shown on the website in the dealer’s stock system';
		case notListedReasons.sold:
			return sold
				? `Sold on ${dayInFull(sold)}; sold cars stay for ${counted(soldDays, 'day')}`
				: 'Sold, and the feed does not say when';
		default:
			return reason;
	}
}

/** The setting or the field of the feed behind a reason, for whoever changes it. */
const behindReason: Readonly<Record<string, string>> = {
	[notListedReasons.rows]: 'Setting: stock_feed.only_rows',
	[notListedReasons.filter]: 'Setting: search_filters',
	[notListedReasons.hidden]: 'Field of the feed: show_on_dealer_website',
	[notListedReasons.sold]: 'Setting: include_sold_cars_days; field of the feed: sold_date_timestamp',
};

/** The same with what is behind it, where a pointer rests. */
export const whyWithKey = (car: OffSiteCar, soldDays: number): Html =>
	html`<span title="${behindReason[car.reason] ?? ''}">${whyOffSite(car, soldDays)}</span>`;

/** Cars that are shown at first. */
const mostShown = 100;

/**
 * Cars of the feed that are not on the site, each with the reason; `left`: records that became no car; `path`: of the operators' pages
 * of the cars, where they are led to.
 */
export function offSiteTable(
	{ cars, soldDays }: Pick<OffSite, 'cars' | 'soldDays'>,
	left: readonly StockNote[] = [],
	path: string | null = null,
): Html {
	const nameOf = ({ name, slug }: OffSiteCar): Html | string =>
		path === null ? brandedName(name) : html`<a class="row-link" href="${path}${slug}/">${brandedName(name)}</a>`;
	const listed = cars.map((car) => row(nameOf(car), car.stocknum || car.slug, whyWithKey(car, soldDays)));
	const records = left.map((note) => row(note.car || `Record ${note.record}`, '', leftOutWords(note)));
	const rows = [...listed, ...records];
	const more =
		rows.length > mostShown ? html`<p class="quiet">The first ${mostShown} of ${number(rows.length)}.</p>` : '';
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="Not on the site"><table class="car-rows cars">
<thead><tr><th scope="col">In the feed</th><th scope="col">Stock number</th><th scope="col">Why it is not on the site</th></tr></thead><tbody>${rows.slice(0, mostShown)}</tbody></table></div>${more}`;
}

const row = (name: Html | string, stocknum: string, why: Html | string): Html =>
	html`<tr data-row><th scope="row">${name}</th><td>${stocknum}</td><td>${why}</td></tr>`;

const leftOutWords = ({ field, value, reason }: StockNote): string =>
	`Left out: ${reason}${value ? ` (${field}: “${value}”)` : ''}`;

/** The cars that the feed has and the site does not list, folded, in a build report; nothing where there are none. */
export function offSiteSection(known: OffSite | null): Html | '' {
	if (!known || known.cars.length === 0) return '';
	const title = html`<summary>${number(known.all)} in the feed and not on the site <span class="quiet">· each with the reason</span></summary>`;
	return html`<section id="not-listed"><h2 class="unseen">Not on the site</h2><details class="fold">${title}${offSiteTable(known)}</details></section>`;
}

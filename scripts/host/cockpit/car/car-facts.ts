import { html } from 'hono/html';
import { vehiclePath } from '../../../../src/domain/addresses/vehicle-path.ts';
import { dayMs } from '../../../../src/domain/hours/days.ts';
import { formatMoney } from '../../../../src/domain/words/written-number.ts';
import type { OffSiteCar } from '../../../../src/stock/listing/off-site.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { counted, type Html } from '../../page-frame.ts';
import { whyWithKey } from '../../report/off-site-table.ts';
import { section } from '../../report/report-parts.ts';
import { siteUrl } from '../../tenant-links.ts';
import { dayInFull, sentence } from '../../wording.ts';
import { shownPrice } from '../cars/known-cars.ts';
import { conditions, type ListedCar } from '../cars/listed-cars.ts';

/** `off`: what the feed says of a car that the site does not list. */
export type FactsAround = {
	tenant: HostedTenant;
	host: string;
	locale: string;
	now: number;
	off: OffSiteCar | null;
	soldDays: number;
};

type Row = readonly [name: string, value: Html | string];

/** What a car is, what it costs and how it stands, beside its picture, with the way to its page on the site. */
export function carFacts(car: ListedCar, around: FactsAround): Html {
	const { tenant, host } = around;
	const { picture, path, slug, gone } = car;
	const shot = picture
		? html`<img src="${picture}" alt="" width="320" height="240">`
		: html`<div class="no-shot quiet">No photo</div>`;
	const page = path ?? (tenant.report?.look ? vehiclePath(tenant.report.look.template, slug) : null);
	const link =
		page && gone === null
			? html`<p class="links"><a class="button main" href="${siteUrl(tenant.slug, host)}${page}">See it on the site</a></p>`
			: '';
	return html`<section class="car-facts"><div class="shot">${shot}</div><div>${price(car, around)}<dl>${factRows(car, around).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>${link}</div></section>`;
}

function price({ prices, weekly, sold, gone }: ListedCar, { locale, now }: FactsAround): Html {
	const [amount, since] = [shownPrice(prices), prices.at(-1)?.day];
	if (sold || gone) {
		const last = prices.findLast((one) => one.price !== null)?.price ?? null;
		return html`<p class="amount">${last === null ? 'No price shown' : html`${formatMoney(last, locale)} <span class="quiet">when it was last for sale</span>`}</p>`;
	}
	if (amount === null)
		return html`<p class="amount">${weekly ? sentence(weekly) : html`<span class="warn">No price</span>`}</p>`;
	const days =
		since && prices.length > 1 ? html` <span class="quiet">for ${counted(daysFrom(since, now), 'day')}</span>` : '';
	return html`<p class="amount">${formatMoney(amount, locale)}${days}</p>`;
}

function factRows(car: ListedCar, { off, soldDays }: FactsAround): Row[] {
	const { days, came, sold, gone, condition, make, place, stock, hasVin } = car;
	const stay: Row | null = gone
		? ['Left the site', dayInFull(gone)]
		: came === ''
			? null
			: ['In stock', html`${counted(days, 'day')} <span class="quiet">since ${dayInFull(came)}</span>`];
	const rows: (Row | null)[] = [
		stay,
		sold ? ['Sold', `since ${dayInFull(sold)}`] : null,
		off ? ['Why it is not on the site', whyWithKey(off, soldDays)] : null,
		['Place', place || '–'],
		['Sold as', condition ? conditions[condition] : '–'],
		['Make', make || '–'],
		['Stock number', stock || off?.stocknum || '–'],
		off ? null : ['VIN', hasVin ? 'In the feed' : html`<span class="warn">Not in the feed</span>`],
	];
	return rows.filter((row) => row !== null);
}

const daysFrom = (day: string, now: number): number =>
	Math.max(0, Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / dayMs));

/** What its pages have shown, the present price first, with what each changed and how long it stood. */
export function priceHistory({ prices }: ListedCar, { locale, now }: FactsAround): Html {
	const lines = prices.map(({ price, day }, index) => {
		const [before, next] = [prices[index - 1]?.price ?? null, prices[index + 1]];
		const change = price !== null && before !== null ? price - before : 0;
		const stood = next ? Math.round((Date.parse(next.day) - Date.parse(day)) / dayMs) : daysFrom(day, now);
		const changed = change
			? html`<span class="${change < 0 ? 'good' : 'warn'}">${change < 0 ? '−' : '+'}${formatMoney(Math.abs(change), locale)}</span>`
			: '';
		return html`<tr><td>${dayInFull(day)}</td><td>${price === null ? 'No price' : formatMoney(price, locale)}</td><td>${changed}</td><td>${next ? counted(stood, 'day') : stood ? `${counted(stood, 'day')} so far` : 'since today'}</td></tr>`;
	});
	if (lines.length === 0)
		return section('Price history', 'prices', html`<p class="quiet">Its pages have shown no price yet.</p>`);
	return section(
		'Price history',
		'prices',
		html`<div class="scroll framed" tabindex="0" role="region" aria-label="Price history"><table class="price-rows"><thead><tr><th scope="col">From</th><th scope="col">Price</th><th scope="col">Change</th><th scope="col">Stood</th></tr></thead><tbody>${lines.reverse()}</tbody></table></div>`,
	);
}

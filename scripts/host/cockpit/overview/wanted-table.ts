import { html } from 'hono/html';
import { formatMoney } from '../../../../src/domain/words/written-number.ts';
import { counted, type Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import { lackWords } from '../cars/car-views.ts';
import { shownPrice } from '../cars/known-cars.ts';
import type { WantedCar } from './wanted-cars.ts';

/** Cars that are shown. */
const mostShown = 6;

type Around = { slug: string; locale: string; days: number };

/** The cars that people wanted most, a row each: what they did, how long it is there, and what its advert lacks. */
export function wantedTable(wanted: readonly WantedCar[], { slug, locale, days }: Around): Html {
	const rows = wanted.slice(0, mostShown).map((one) => wantedRow(one, { slug, locale }));
	const none = html`<p class="quiet">Nobody has asked about a car in the last ${days} days.</p>`;
	const table = html`<div class="scroll" tabindex="0" role="region" aria-label="Cars people want"><table class="car-rows wanted"><thead><tr><th scope="col">Car</th><th scope="col">Leads</th><th scope="col">Number views</th><th scope="col">Seen by</th><th scope="col">In stock</th></tr></thead><tbody>${rows}</tbody></table></div>
<p class="quiet key">Number views: who asked its page for the phone number. Seen by: who looked at it before they sent a lead. <a href="/tenants/${slug}/cars/?sort=wanted">All cars by interest</a></p>`;
	return html`<section id="wanted"><h2>Cars people want</h2>${rows.length ? table : none}</section>`;
}

function wantedRow({ car, leads, calls, seen }: WantedCar, { slug, locale }: Omit<Around, 'days'>): Html {
	const { name, picture, stock, days, sold, weekly } = car;
	const page = html`<a class="row-link" href="/tenants/${slug}/cars/${car.slug}/">${name}</a>`;
	const shot = picture ? html`<img src="${picture}" alt="" loading="lazy" width="64" height="48">` : '';
	const price = shownPrice(car.prices);
	const costs = price === null ? (weekly ?? '') : formatMoney(price, locale);
	const lacks = lackWords(car);
	const under = [stock, costs, sold ? 'sold' : ''].filter(Boolean).join(' · ');
	const warned = lacks ? html` <span class="warn">${under ? '· ' : ''}${lacks}</span>` : '';
	const figure = (value: number, unit: string): Html =>
		html`<td data-unit="${value === 1 ? unit.replace(/^(leads|number views)$/, (many) => many.slice(0, -1)) : unit}"${value ? '' : html` class="none"`}>${value ? (unit === 'leads' ? html`<a href="/tenants/${slug}/cars/${car.slug}/#leads">${number(value)}</a>` : number(value)) : '–'}</td>`;
	return html`<tr data-row><th scope="row"><div class="of-car"><span class="thumb">${shot}</span><div>${page}<span class="under">${under}${warned}</span></div></div></th>${figure(leads, 'leads')}${figure(calls, 'number views')}${figure(seen, 'saw it')}<td data-unit="in stock">${counted(days, 'day')}</td></tr>`;
}

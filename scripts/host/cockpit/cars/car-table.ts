import { html } from 'hono/html';
import { brandedName } from '../../../../src/domain/cars/brand-name.ts';
import { formatMoney } from '../../../../src/domain/words/written-number.ts';
import type { OffSiteCar } from '../../../../src/stock/listing/off-site.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { counted, type Html } from '../../page-frame.ts';
import { whyOffSite } from '../../report/off-site-table.ts';
import { badge } from '../../state-badge.ts';
import { dayInFull, number, sentence } from '../../wording.ts';
import { byHand } from '../by-hand.ts';
import { carColumns } from './car-orders.ts';
import { type CarQuery, carsAddress } from './car-query.ts';
import { isLacking } from './car-views.ts';
import { carStates, conditions, type ListedCar } from './listed-cars.ts';

/** Cars on a page. */
export const mostShown = 50;

/** A car of the site, and what the feed says of it if it is there no more. */
type ToldCar = ListedCar & { off: OffSiteCar | null };
type Telling = { locale: string; soldDays: number; query: CarQuery };

/** Cars, a row each: the price on the site and those before, how long it is there, and what its advert lacks. */
export function carTable(found: readonly ToldCar[], tenant: HostedTenant, around: Telling): Html {
	const more =
		found.length > mostShown ? html`<p class="quiet">The first ${mostShown} of ${number(found.length)}.</p>` : '';
	const rows = found.slice(0, mostShown).map((car) => carRow(car, tenant.slug, around));
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="Cars"><table class="car-rows cars">
<thead><tr>${carColumns.map((column) => heading(column, tenant.slug, around.query))}</tr></thead><tbody>${rows}</tbody></table></div>${more}
<p class="quiet">Does the feed have another price? <a href="/tenants/${tenant.slug}/">Rebuild the site</a> to publish what the feed says.</p>${byHand(`npm run pull -- ${tenant.slug}`, 'Compares the feed with the site')}`;
}

/** Its heading sorts by a column; pressed again, the other way round. */
function heading(
	[name, ascending, descending, first]: (typeof carColumns)[number],
	slug: string,
	query: CarQuery,
): Html {
	const isOn = query.order === ascending || query.order === descending;
	const other = query.order === ascending ? descending : ascending;
	const address = carsAddress(`/tenants/${slug}/cars/`, { ...query, order: isOn ? other : first, page: 1 });
	const sorted = isOn ? html` aria-sort="${query.order === ascending ? 'ascending' : 'descending'}"` : '';
	return html`<th scope="col"${sorted}><a href="${address}">${name}</a></th>`;
}

function carRow(car: ToldCar, tenant: string, around: Telling): Html {
	const { slug, stock, picture, off, condition, place } = car;
	const page = `/tenants/${tenant}/cars/${slug}/`;
	const cells = [priceOf(car, around), stockState(car, around), advertOf(car), interestIn(car, page)];
	const shown = cells.map(
		(cell, index) =>
			html`<td data-name="${carColumns[index + 1]?.[0]}"${cell === '' ? html` class="none">–` : html`>${cell}`}</td>`,
	);
	const shot = picture ? html`<img src="${picture}" alt="" loading="lazy" width="64" height="48">` : '';
	const kind = [condition && conditions[condition], place].filter(Boolean).join(' · ');
	return html`<tr data-row><th scope="row"><div class="of-car"><span class="thumb">${shot}</span><div><a class="row-link" href="${page}">${off ? brandedName(off.name) : car.name}</a><span class="under"><span class="slug">${stock || slug}</span>${kind ? ` · ${kind}` : ''} ${standing(car)}</span></div></div></th>${shown}</tr>`;
}

/** What it says of a car that cannot be sold to the next one who comes. */
const standing = ({ state }: ListedCar): Html | '' =>
	state === 'sale' || state === 'gone' ? '' : badge(state, carStates[state]);

/** The price that its pages show; of one that has changed what it was, and until when. */
function priceOf({ gone, sold, prices, weekly }: ToldCar, { locale }: Telling): Html | '' {
	const shown = prices.at(-1);
	if (weekly && !gone && !sold) return html`<span class="amount">${sentence(weekly)}</span>`;
	if (gone || sold) return '';
	if (!shown || shown.price === null) return lack('No price');
	const before = prices.at(-2)?.price ?? null;
	const was =
		before === null
			? ''
			: html` <span class="quiet since">was ${formatMoney(before, locale)} until ${dayInFull(shown.day)}</span>`;
	return html`<span class="amount">${formatMoney(shown.price, locale)}</span>${was}`;
}

/** How long it has been for sale, or what became of it. */
function stockState({ gone, sold, days, off }: ToldCar, { soldDays }: Telling): Html | string {
	const state = gone ? `left on ${dayInFull(gone)}` : sold ? `sold since ${dayInFull(sold)}` : counted(days, 'day');
	return off ? html`${state}<span class="why-off">${whyOffSite(off, soldDays)}</span>` : state;
}

const lack = (words: string): Html => html`<span class="warn">${words}</span>`;

/** What visitors did about it: its leads, which the figure leads to, looks at the phone number, and at its page before a lead. */
function interestIn({ wanted }: ToldCar, page: string): Html | '' {
	if (!wanted) return '';
	const { leads, calls, seen } = wanted;
	const others = [calls ? counted(calls, 'number view') : '', seen ? `${number(seen)} saw it` : ''];
	const said = others.filter(Boolean).join(', ');
	const asked = leads ? html`<a href="${page}#leads"><strong>${counted(leads, 'lead')}</strong></a>` : '';
	return html`${asked}${said ? html` <span class="quiet also">${said}</span>` : ''}`;
}

/** What its advert has, with what it lacks in the colour of warnings. */
function advertOf(car: ToldCar): Html | '' {
	const { advert, gone, sold } = car;
	if (!advert || gone || sold) return '';
	const photos = counted(advert.photos, 'photo');
	const isThin = isLacking(car, 'no-photo') || isLacking(car, 'few-photos');
	const said = advert.photos === 0 ? 'No photo' : photos;
	return html`${isThin ? lack(said) : said}${isLacking(car, 'no-comments') ? html`<span class="lack">${lack('No comments')}</span>` : ''}`;
}

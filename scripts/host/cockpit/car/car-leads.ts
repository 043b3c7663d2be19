import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { counted, type Html } from '../../page-frame.ts';
import { type Clock, number, timeAgo } from '../../wording.ts';
import type { ListedCar } from '../cars/listed-cars.ts';
import type { FindCar } from '../leads/lead-cars.ts';
import { listedLead } from '../leads/lead-row.ts';
import { isListed, stateBadge } from '../leads/lead-states.ts';
import { carNamed } from '../overview/wanted-cars.ts';

/** The leads about a car, of those of its site; `cars`: those of the site, of which each lead is about one at most. */
export function leadsAbout(leads: readonly InboxLead[], own: ListedCar, cars: readonly ListedCar[]): InboxLead[] {
	const carOf = carNamed([...cars.filter(({ slug }) => slug !== own.slug), own]);
	return leads.filter(({ about: { car } }) => car && carOf(car) === own);
}

type Around = Clock & { slug: string; findCar: FindCar; days: number };

/** Who asked about a car: its leads, each with its own page, and how many looked at it. `leads`: null without a database. */
export function carLeads(car: ListedCar, leads: readonly InboxLead[] | null, around: Around): Html {
	const { slug, findCar, days } = around;
	const { leads: recent = 0, calls = 0, seen = 0 } = car.wanted ?? {};
	const looked = html`<dl class="rows"><div><dt>Asked for the phone number on its page</dt><dd>${number(calls)}</dd></div><div><dt>Saw it, and then sent a lead</dt><dd>${number(seen)}</dd></div></dl><p class="quiet">Both of the last ${days} days. Whoever saw it may have asked about another car, or about none: such a lead is not in the list above.</p>`;
	if (leads === null)
		return html`<section id="leads"><h2>Leads</h2><p class="quiet">Leads cannot be read now.</p></section>`;
	const listed = leads.filter(isListed);
	const lines = listed.map((lead) => {
		const { who, wish } = listedLead(lead, { sites: null, findCar });
		return html`<li data-row><span class="who"><a class="row-link" href="/tenants/${slug}/leads/${lead.id}/">${who}</a> ${stateBadge(lead)}</span><span class="wish">${wish}</span><span class="quiet">${timeAgo(lead.receivedAt, around, true)}</span></li>`;
	});
	const list = lines.length
		? html`<p class="quiet">${recentWords(recent, lines.length, days)}</p><ul class="notes about-car">${lines}</ul>`
		: html`<p class="quiet">Nobody has asked about it yet.</p>`;
	const apart = otherLeads(leads.length - listed.length, { slug, stock: car.stock });
	return html`<section id="leads"><h2>${lines.length ? counted(lines.length, 'lead') : 'Leads'}</h2>${list}${apart}</section><section id="looked"><h2>Who looked</h2>${looked}</section>`;
}

/** How many of them the lists of cars count, which look at the last days only. */
const recentWords = (recent: number, all: number, days: number): string =>
	recent === all ? `All of the last ${days} days.` : `${recent} of the last ${days} days.`;

/** Forms that were not finished, and spam: no list counts them. */
function otherLeads(count: number, { slug, stock }: Pick<ListedCar, 'slug' | 'stock'>): Html | '' {
	if (count === 0) return '';
	const words = `${counted(count, 'other')}, not finished or spam, ${count === 1 ? 'is' : 'are'} not counted.`;
	const inbox = stock
		? html` <a href="/tenants/${slug}/leads/?q=${encodeURIComponent(stock)}">See all in the inbox</a>`
		: '';
	return html`<p class="quiet">${words}${inbox}</p>`;
}

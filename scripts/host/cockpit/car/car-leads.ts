import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { counted, type Html } from '../../page-frame.ts';
import { type Clock, number, timeAgo } from '../../wording.ts';
import type { FindCar } from '../leads/lead-cars.ts';
import { listedLead } from '../leads/lead-row.ts';
import { stateBadge } from '../leads/lead-states.ts';
import type { ListedCar } from '../listed-cars.ts';

/** The leads about a car, of those of its site. */
export function leadsAbout(leads: readonly InboxLead[], { id, stock, slug }: ListedCar): InboxLead[] {
	return leads.filter(({ about: { car } }) => {
		if (!car) return false;
		return (id !== '' && car.id === id) || (stock !== '' && car.stock === stock) || car.slug === slug;
	});
}

type Around = Clock & { slug: string; findCar: FindCar; days: number };

/** Who asked about a car: its leads, each with its own page, and how many looked at it. `leads`: null without a database. */
export function carLeads(car: ListedCar, leads: readonly InboxLead[] | null, around: Around): Html {
	const { slug, findCar, days } = around;
	const { calls = 0, seen = 0 } = car.wanted ?? {};
	const looked = html`<dl class="rows"><div><dt>Asked for the phone number on its page</dt><dd>${number(calls)}</dd></div><div><dt>Saw it, and then sent a lead</dt><dd>${number(seen)}</dd></div></dl><p class="quiet">Both of the last ${days} days.</p>`;
	if (leads === null)
		return html`<section id="leads"><h2>Leads</h2><p class="quiet">Leads cannot be read now.</p></section>`;
	const lines = leads.map((lead) => {
		const { who, wish } = listedLead(lead, { sites: null, findCar });
		return html`<li data-row><span class="who"><a class="row-link" href="/tenants/${slug}/leads/${lead.id}/">${who}</a> ${stateBadge(lead)}</span><span class="wish">${wish}</span><span class="quiet">${timeAgo(lead.receivedAt, around, true)}</span></li>`;
	});
	const inbox = car.stock
		? html`<p class="quiet"><a href="/tenants/${slug}/leads/?q=${encodeURIComponent(car.stock)}">The same in the inbox</a></p>`
		: '';
	const list = lines.length
		? html`<ul class="notes about-car">${lines}</ul>${inbox}`
		: html`<p class="quiet">Nobody has asked about it yet.</p>`;
	return html`<section id="leads"><h2>${lines.length ? counted(lines.length, 'lead') : 'Leads'}</h2>${list}</section><section id="looked"><h2>Who looked</h2>${looked}</section>`;
}

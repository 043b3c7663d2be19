import { html } from 'hono/html';
import type { DeliveryCount } from '../../../netlify/fleet/deliveries.ts';
import type { Html } from '../page-frame.ts';
import { badge } from '../state-badge.ts';
import { number, timeAgo } from '../wording.ts';

/** Where a tenant's leads go, how many arrived, and what is wrong; what is stuck comes first. */
export function deliveryList(deliveries: readonly DeliveryCount[], now: number): Html {
	if (deliveries.length === 0) return html``;
	const urgent = ({ trouble, dead }: DeliveryCount): number => (trouble ? 2 : 0) + (dead ? 1 : 0);
	const lines = deliveries.toSorted((one, other) => urgent(other) - urgent(one)).map((count) => line(count, now));
	return html`<section id="deliveries"><h2>Deliveries of leads</h2><ul class="notes lines">${lines}</ul></section>`;
}

function line({ destination, done, lastDone, pending, dead, trouble }: DeliveryCount, now: number): Html {
	const state = trouble ? badge(trouble.state) : '';
	const last = lastDone === null ? '' : html`, the last ${timeAgo(lastDone, now, true)}`;
	const waits = pending ? html`<span>${number(pending)} waiting</span>` : '';
	const lost = dead ? html`<span class="bad">${number(dead)} given up</span>` : '';
	const why = trouble
		? html`<span class="said">${trouble.reason.replace(/\.$/, '')}, since ${timeAgo(trouble.since, now)}</span>`
		: '';
	return html`<li><span class="what"><strong>${destination}</strong>${state}</span><span>${number(done)} delivered${last}</span>${waits}${lost}${why}</li>`;
}

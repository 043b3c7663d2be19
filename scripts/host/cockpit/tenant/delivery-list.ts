import { html } from 'hono/html';
import type { DeliveryCount } from '../../../../netlify/fleet/deliveries.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { type Clock, number, timeAgo } from '../../wording.ts';
import { destinationLine, isMail, type LeadWays } from '../leads/empty-inbox.ts';
import { recipientsLink } from '../settings/recipients-link.ts';

/** `ways`: what the settings say of destinations; null where nobody knows. */
type Around = Clock & { slug: string; ways: LeadWays | null };

/** Where a tenant's leads go, how many arrived, and what is wrong; what is stuck comes first. */
export function deliveryList(deliveries: readonly DeliveryCount[], around: Around): Html {
	const { slug, ways } = around;
	if (deliveries.length === 0) return html``;
	const urgent = ({ trouble, dead }: DeliveryCount): number => (trouble ? 2 : 0) + (dead ? 1 : 0);
	const lines = deliveries.toSorted((one, other) => urgent(other) - urgent(one)).map((count) => line(count, around));
	const set = ways ? destinationLine(slug, ways.destinations) : '';
	return html`<section id="deliveries"><h2>Deliveries of leads</h2><ul class="notes lines">${lines}</ul>${set}</section>`;
}

function line(count: DeliveryCount, { slug, ways, ...clock }: Around): Html {
	const { destination, done, filed, filedAs, lastDone, pending, dead, trouble } = count;
	const kind = ways?.destinations.get(destination) ?? (destination === 'mail' ? 'mail' : undefined);
	const state = trouble ? badge(trouble.state) : '';
	const last = lastDone === null ? '' : html`, the last ${timeAgo(lastDone, clock, true)}`;
	const sent =
		filed && !done
			? html`${number(filed)} kept as ${filed === 1 ? 'a file' : 'files'}`
			: html`${number(done)} ${isMail(kind) ? 'sent by mail' : 'delivered'}`;
	const waits = pending ? html`<span>${number(pending)} waiting</span>` : '';
	const leads = `/tenants/${slug}/leads/?delivery=failed`;
	const lost = dead ? html`<a class="bad" href="${leads}">${number(dead)} given up</a>` : '';
	const to = (said: string): Html | '' => recipientsLink(said, { slug, destination });
	const why = trouble
		? html`<span class="said">${trouble.reason.replace(/\.$/, '')}, since ${timeAgo(trouble.since, clock)}${to(trouble.reason)}</span>`
		: filed && !done
			? html`<span class="said">${filedAs}${to(filedAs)}</span>`
			: '';
	return html`<li><span class="what"><strong>${destination}</strong>${state}</span><span>${sent}${last}</span>${waits}${lost}${why}</li>`;
}

import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { reasonIn } from '../../../../src/domain/leads/delivery-notes.ts';
import type { Html } from '../../page-frame.ts';
import { type Clock, moment, timeAgo } from '../../wording.ts';
import type { FindCar, ShownCar } from './lead-cars.ts';
import { deliveryOf, leadText } from './lead-query.ts';
import { isFoundBy } from './lead-search.ts';
import { leadStanding } from './lead-standing.ts';
import { lowered, whoWords, wishWords } from './lead-words.ts';
import { repeatedWords } from './repeated-leads.ts';

/** A lead as a list shows it. */
export type ListedLead = {
	lead: InboxLead;
	/** `Zoë Example`; without a name how they can be reached. */
	who: string;
	/** `Asks about the 2020 MG3` */
	wish: string;
	car: ShownCar | null;
	/** The first words of what they wrote; empty for those who may not read it. */
	wrote: string;
	siteName: string;
	/** What the search looks into; with the words that were asked for where they are in what the row does not show. */
	text: string;
};

/** `sites`: names of sites by slug, on the list of all sites; null on that of one. */
type Sites = { sites: ReadonlyMap<string, string> | null; findCar: FindCar; q?: string };

/** A lead with the words of its row. */
export function listedLead(lead: InboxLead, { sites, findCar, q = '' }: Sites): ListedLead {
	const { about, tenant } = lead;
	const car = about.car && findCar(tenant, about.car);
	const who = whoWords(lead);
	const wish = wishWords(lead, car && `the ${car.name}`);
	const siteName = sites?.get(tenant) ?? (sites ? tenant : '');
	const wrote = firstWords(lead.reach?.message ?? '');
	const shown = leadText(lead, siteName, [who, wish, wrote, car?.stock ?? '', car?.price ?? '']);
	const text = isFoundBy(lead, shown, q) ? `${shown} ${q.toLowerCase()}` : shown;
	return { lead, who, wish, car, wrote, siteName, text };
}

/** Letters of a message that a row has; it shows as many as there is room for. */
const longestWrote = 160;

function firstWords(message: string): string {
	const line = message.replace(/\s+/g, ' ').trim();
	return line.length > longestWrote ? `${line.slice(0, longestWrote).trimEnd()}…` : line;
}

/** How a row is shown; `ownPlace`: what the site of the list is called, a place that needs no saying. */
type Row = {
	isOfSites: boolean;
	canTick: boolean;
	ownPlace: string;
	clock: Clock;
	repeated: ReadonlyMap<string, number>;
};

/** Its row: all of it leads to the lead. */
export function leadRow({ lead, who, wish, car, wrote, siteName }: ListedLead, row: Row): Html {
	const { id, tenant, place, receivedAt } = lead;
	const { isOfSites, canTick, ownPlace, clock, repeated } = row;
	const time = moment(receivedAt, clock.zone);
	const delivery = deliveryOf(lead);
	const tick =
		canTick || delivery === 'failed' || delivery === 'retrying'
			? html`<input type="checkbox" form="again" name="lead" value="${id}" aria-label="Tick ${who}, ${time}">`
			: '';
	const site = isOfSites ? html`<td class="of-site"><a href="/tenants/${tenant}/">${siteName}</a></td>` : '';
	const at = place && place !== siteName && place !== ownPlace ? html`<span class="place">${place}</span>` : '';
	return html`<tr data-row><td class="tick">${tick}</td><th scope="row"><a class="row-link" href="/tenants/${tenant}/leads/${id}/" aria-label="Lead of ${who}, ${time}"${lead.name ? '' : html` data-unnamed`}>${who}</a>${at}</th>${site}
<td class="wants">${thumbnail(car)}<div><span class="wish">${wish}</span>${wrote ? html`<span class="wrote">${wrote}</span>` : ''}${factsOf(lead, car, repeatedWords(lead, repeated.get(id)))}</div></td><td class="when" data-at="${receivedAt}">${timeAgo(receivedAt, clock, true)}</td><td class="is">${leadStanding(lead, clock)}</td><td class="sent-to">${sentWords(lead)}</td></tr>`;
}

/** The car in small; an empty frame keeps the rows in line. */
const thumbnail = (car: ShownCar | null): Html =>
	html`<span class="thumb">${car?.picture ? html`<img src="${car.picture}" alt="" loading="lazy" width="64" height="48">` : ''}</span>`;

/** What a salesperson finds the car by, and, once the state no longer says it, whether the visitor got to the end. */
function factsOf({ isWhole, state: leadState }: InboxLead, car: ShownCar | null, repeated: string): Html | '' {
	const { price = '', stock = '', state = '' } = car ?? {};
	const plain = [price, stock].filter(Boolean).join(' · ');
	const known = [
		...(repeated ? [html`<span class="repeated">${repeated}</span>`] : []),
		...(plain ? [html`<span>${plain}</span>`] : []),
		...(state ? [html`<span class="warn">${state}</span>`] : []),
		...(isWhole || leadState === 'incomplete' ? [] : [html`<span class="unfinished">Not finished</span>`]),
	];
	return known.length ? html`<span class="facts-of">${known}</span>` : '';
}

/** Where it went; mailboxes do not get what nobody can answer. */
function sentWords({ sentTo, isAnswerable }: InboxLead): Html {
	const shown = isAnswerable ? sentTo : sentTo.filter(({ state }) => state === 'failed' || state === 'retrying');
	if (shown.some(({ state }) => state !== 'unsent')) return pills(shown);
	return html`<span class="quiet">${isAnswerable || sentTo.length === 0 ? 'Kept here' : 'No way to answer'}</span>`;
}

/** What has not arrived, one by one, then all that has as one: a lead that went well needs nobody’s eye. */
function pills(sentTo: InboxLead['sentTo']): Html {
	const of = (state: SentState): InboxLead['sentTo'] => sentTo.filter((one) => one.state === state);
	const rest = [...of('failed'), ...of('retrying'), ...of('waiting')].map(pill);
	const [there, filed] = [of('delivered'), of('filed')];
	const arrived = there.length
		? together(there, rest.length + filed.length ? `${there.length} delivered` : 'Delivered')
		: '';
	const kept = filed.length
		? together(filed, there.length + rest.length ? `${filed.length} kept as a file` : 'Kept as a file')
		: '';
	return html`${rest}${arrived}${kept}`;
}

type SentState = InboxLead['sentTo'][number]['state'];

/** Destinations that are in the same state. */
function together(sentTo: InboxLead['sentTo'], words: string): Html {
	const names = sentTo.map(({ destination }) => destination).join(', ');
	const [first] = sentTo;
	const title = first?.state === 'filed' ? `${names}: ${lowered(reasonIn(first.said ?? ''))}` : `Delivered to ${names}`;
	return html`<span class="pill" data-state="${first?.state}" title="${title}">${words}<span class="unseen">: ${names}</span></span>`;
}

/** A destination that a lead has not reached, with how it goes. */
function pill({ destination, state, attempts, said }: InboxLead['sentTo'][number]): Html {
	const tried = attempts > 1 ? ` after ${attempts} attempts` : '';
	const words = state === 'waiting' ? 'on its way' : state;
	const title = `${destination}: ${words}${tried}${said ? `. ${said}` : ''}`;
	return html`<span class="pill" data-state="${state}" title="${title}">${destination} ${words}</span> `;
}

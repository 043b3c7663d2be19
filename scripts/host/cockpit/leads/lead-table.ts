import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { type Clock, moment, timeAgo } from '../../wording.ts';
import { aboutOf, deliveryOf, hasWords, leadText } from './lead-query.ts';

/** How the rows of leads are shown. */
export type Rows = {
	q: string;
	/** Names of sites by slug, on the list of all sites; null on that of one. */
	sites: ReadonlyMap<string, string> | null;
	clockOf: (tenant: string) => Clock;
	/** Leads that are shown before the others are asked for; infinite for all. */
	mostListed: number;
};

/** The leads, a row each, with a box for those that can be sent again: `form="again"`. */
export function leadTable(leads: readonly InboxLead[], rows: Rows): Html {
	const headings = [
		'From',
		...(rows.sites ? ['Site'] : []),
		'About',
		'Car',
		'Place',
		'Received',
		'State',
		'Deliveries',
	];
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="Leads"><table class="inbox">
<thead><tr><th scope="col" class="tick"><span class="unseen">Send again</span></th>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${leads.map((lead, index) => leadRow(lead, index, rows))}</tbody></table></div>`;
}

function leadRow(lead: InboxLead, index: number, { q, sites, clockOf, mostListed }: Rows): Html {
	const { id, tenant, name, car, place, receivedAt, state, sentTo } = lead;
	const siteName = sites?.get(tenant) ?? (sites ? tenant : '');
	const text = leadText(lead, siteName);
	const isLater = index >= mostListed;
	const isHidden = !hasWords(text, q) || (isLater && q === '');
	const clock = clockOf(tenant);
	const time = moment(receivedAt, clock.zone);
	const delivery = deliveryOf(lead);
	const tick =
		delivery === 'failed' || delivery === 'retrying'
			? html`<input type="checkbox" form="again" name="lead" value="${id}" aria-label="Send again: ${name || 'no name'}, ${time}">`
			: '';
	const site = sites ? html`<td class="of-site"><a href="/tenants/${tenant}/">${siteName}</a></td>` : '';
	return html`<tr${isLater ? html` data-later` : ''} data-find="${text}"${isHidden ? ' hidden' : ''} data-row><td class="tick">${tick}</td><th scope="row"><a class="row-link" href="/tenants/${tenant}/leads/${id}/" aria-label="Lead of ${name || 'no name'}, ${time}">${name || html`<span class="quiet">No name</span>`}</a></th>${site}
<td class="about">${aboutOf(lead)}</td><td class="car"${car ? html` title="${car}"` : ''}>${car || dash}</td><td class="place"${place ? html` title="${place}"` : ''}>${place || dash}</td><td class="when">${timeAgo(receivedAt, clock, true)}</td><td class="is">${badge(state)}</td><td class="sent-to">${sentTo.length ? sentTo.map(pill) : html`<span class="quiet">Kept here</span>`}</td></tr>`;
}

const dash = html`<span class="quiet none">–</span>`;

/** A destination with how it went; the word only where it has not arrived. */
function pill({ destination, state, attempts, said }: InboxLead['sentTo'][number]): Html {
	const tried = attempts > 1 && state !== 'delivered' ? ` after ${attempts} attempts` : '';
	const title = `${destination}: ${state === 'waiting' ? 'on its way' : state}${tried}${said ? `. ${said}` : ''}`;
	const words = state === 'delivered' ? html`<span class="unseen">: delivered</span>` : html` ${wordOf[state]}`;
	return html`<span class="pill" data-state="${state}" title="${title}">${destination}${words}</span> `;
}

const wordOf = { failed: 'failed', retrying: 'retrying', waiting: 'on its way' } as const;

import { html } from 'hono/html';
import type { InboxLead, LeadTrail } from '../../../../netlify/fleet/inbox.ts';
import type { Html } from '../../page-frame.ts';
import { type Clock, number, timeAgo } from '../../wording.ts';
import type { FindCar } from './lead-cars.ts';
import { listedLead } from './lead-row.ts';
import { stateBadge } from './lead-states.ts';
import { sharedWords } from './lead-words.ts';

/** Leads that are shown without unfolding the rest. */
const mostUnfolded = 3;

type Around = { findCar: FindCar; clock: Clock };

/** What else came from the same phone number or e-mail address, with whose name: what was finished first, the newest three in sight. */
export function otherLeads({ lead, others }: LeadTrail, { findCar, clock }: Around): Html | '' {
	if (others.length === 0) return '';
	const line = (other: InboxLead): Html => {
		const { who, wish } = listedLead(other, { sites: null, findCar });
		return html`<li><a href="/tenants/${other.tenant}/leads/${other.id}/">${wish}</a> <span class="quiet">${timeAgo(other.receivedAt, clock, true)}</span> ${stateBadge(other)}<span class="said quiet">${who}, ${sharedWords(lead.reach, other.reach)}</span></li>`;
	};
	const lines = others.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole)).map(line);
	const list = (shown: readonly Html[]): Html => html`<ul class="sent others">${shown}</ul>`;
	// One more takes no more room than the way to it.
	const shown = lines.length === mostUnfolded + 1 ? lines.length : mostUnfolded;
	const rest = lines.slice(shown);
	const more = rest.length
		? html`<details><summary>Show ${number(rest.length)} more</summary>${list(rest)}</details>`
		: '';
	return html`<section><h2>Same phone or email</h2>${list(lines.slice(0, shown))}${more}</section>`;
}

import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { phoneKey } from '../../../../src/domain/leads/phone-key.ts';
import { counted, type Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { isListed } from './lead-states.ts';
import { formWords } from './lead-words.ts';

/** Whether a lead that was sent to its end waits for an answer. */
const isWaiting = (lead: InboxLead): boolean =>
	isListed(lead) && lead.isAnswerable && lead.state !== 'answered' && lead.state !== 'closed';

/** What says that a lead is of the same buyer about the same car, or without one with the same form; none for those who may not read names. */
function keysOf(lead: InboxLead): string[] {
	const { tenant, about, reach } = lead;
	const wish = about.car ? about.car.id || about.car.stock || about.car.slug || about.car.name : formWords(lead);
	const ways = reach ? [phoneKey(reach.phone), reach.email.toLowerCase()] : [];
	return ways.filter(Boolean).map((way) => `${tenant} ${wish} ${way}`);
}

/** How many leads that wait are of one buyer about one car, by the id of each; those that stand alone are left out. */
export function repeatedLeads(leads: readonly InboxLead[]): Map<string, number> {
	const byKey = new Map<string, InboxLead[]>();
	for (const lead of leads.filter(isWaiting))
		for (const key of keysOf(lead)) byKey.set(key, [...(byKey.get(key) ?? []), lead]);
	const repeated = [...byKey.values()].flat().map(({ id }) => id);
	const countOf = (lead: InboxLead): number => new Set(keysOf(lead).flatMap((key) => byKey.get(key) ?? [])).size;
	const known = new Set(repeated);
	const counts = leads.filter(({ id }) => known.has(id)).map((lead) => [lead.id, countOf(lead)] as const);
	return new Map(counts.filter(([, count]) => count > 1));
}

/** `3 from this buyer about this car`, of a lead that waits; empty for one that stands alone. */
export const repeatedWords = ({ about }: InboxLead, count = 0): string =>
	count > 1 ? `${number(count)} from this buyer ${about.car ? 'about this car' : 'with this form'}` : '';

/** Others of a lead’s buyer about the same that wait for an answer. */
export function waitingRepeats(lead: InboxLead, others: readonly InboxLead[]): InboxLead[] {
	const own = keysOf(lead);
	return others.filter((other) => isWaiting(other) && keysOf(other).some((key) => own.includes(key)));
}

/** `undo`: what takes back that the lead itself was answered; `action`: where it is said of the others. */
type Offer = { undo: string; operator: Operator; action: string };

/** The way to say the same of those others. */
export function repeatsForm(others: readonly InboxLead[], { undo, operator, action }: Offer): Html | '' {
	if (others.length === 0) return '';
	const words =
		others.length === 1
			? 'Mark the other 1 as answered too'
			: `Mark the other ${number(others.length)} as answered too`;
	return html` <form method="post" action="${action}">${tokenIn(operator)}<button name="with" value="${undo}" title="${counted(others.length, 'lead')} of the same buyer about the same">${words}</button></form>`;
}

import { html } from 'hono/html';
import type { LeadTrail } from '../../../../netlify/fleet/inbox.ts';
import { daysAfter } from '../../../../src/domain/hours/days.ts';
import { localTime } from '../../../../src/domain/hours/local-clock.ts';
import {
	type LeadOutcome,
	leadOutcomes,
	lostReasons,
	outcomeWords,
} from '../../../../src/domain/leads/lead-outcome.ts';
import type { Html } from '../../page-frame.ts';
import { type Clock, dayWords, sentence } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { longestNote } from './care-change.ts';
import { dayNear, pastDay } from './lead-standing.ts';
import { longestName, nameField } from './own-name.ts';

type Around = { operator: Operator; clock: Clock };

/** Who looks after a lead, when they get back to it and what came of it: each says how it is, and unfolds to change it. */
export function careForm(trail: LeadTrail, around: Around): Html | '' {
	const { lead } = trail;
	const { owner, followUp, isDue, outcome, reason } = lead.care;
	if (!around.operator.signedIn) return '';
	const past = followUp ? pastDay(followUp, around.clock) : '';
	const followed = followUp ? sentence(dayNear(followUp, around.clock).replace(/^on /, '')) : 'Not set';
	const rows = [
		part(
			{ title: 'Owner', is: ownerWords(owner, around.operator), isSet: owner !== '', key: 'w' },
			ownerForms(trail, around),
		),
		outcome
			? ''
			: part(
					{
						...{ title: 'Follow up', key: 'f', is: past ? `Was due ${past}` : followed },
						...{ isSet: followUp !== '', isDue, isPast: past !== '' },
					},
					followUpForm(trail, around),
				),
		part(
			{ title: 'Outcome', is: outcome ? outcomeWords(outcome, reason) : 'Open', isSet: outcome !== null, key: 'o' },
			outcomeForms(trail, around),
		),
	];
	return html`<section class="care" id="care" aria-label="Who looks after it">${rows}${takeForm(trail, around)}</section>`;
}

/** Whoever is to look after a lead that is nobody's takes it with one press: to open it takes nothing. */
function takeForm(trail: LeadTrail, around: Around): Html | '' {
	const { owner, outcome } = trail.lead.care;
	if (owner || outcome) return '';
	const who = around.operator.name ? '' : nameField(trail.people, true);
	const fields = html`${who}${press('owner', 'me', 'Assign to me')}`;
	return html`<div class="take">${form(trail, around, { is: 'owner', fields })}</div>`;
}

const ownerWords = (owner: string, { name = '' }: Operator): string =>
	owner === '' ? 'Nobody' : owner === name ? `${owner} (you)` : owner;

type Part = { title: string; is: string; isSet: boolean; isDue?: boolean; isPast?: boolean; key: string };

const part = ({ title, is, isSet, isDue = false, isPast = false, key }: Part, form: Html): Html =>
	html`<details name="care"><summary data-key="${key}" aria-keyshortcuts="${key}"><span class="of">${title}</span> <span class="now"${isSet ? '' : html` data-unset`}${isPast ? html` data-past` : isDue ? html` data-due` : ''}>${is}</span></summary><div class="change">${form}</div></details>`;

/** A form of the lead: `is` says what of it is changed. */
function form(trail: LeadTrail, { operator }: Around, { is, fields }: { is: string; fields: Html }): Html {
	const { tenant, id } = trail.lead;
	return html`<form class="act" method="post" action="/tenants/${tenant}/leads/${id}/care/">${tokenIn(operator)}<input type="hidden" name="is" value="${is}">${fields}</form>`;
}

const press = (name: string, value: string, words: string): Html =>
	html`<button name="${name}" value="${value}">${words}</button>`;

function ownerForms(trail: LeadTrail, around: Around): Html {
	const { owner } = trail.lead.care;
	const { name = '' } = around.operator;
	const of = (fields: Html): Html => form(trail, around, { is: 'owner', fields });
	const others = trail.people.filter((one) => one !== owner && one !== name);
	const me = name || !owner ? '' : of(html`${nameField(trail.people, true)}${press('owner', 'me', 'Assign to me')}`);
	const presses = html`${name && owner && name !== owner ? press('owner', 'me', 'Assign to me') : ''}${others.map((one) => press('owner', one, one))}${owner ? press('owner', '', 'Nobody') : ''}`;
	const another = of(
		html`<label>Somebody else <input name="owner" required maxlength="${longestName}" autocomplete="off"></label><button>Hand over</button>`,
	);
	return html`${me}${others.length || owner ? of(presses) : ''}${another}`;
}

function followUpForm(trail: LeadTrail, around: Around): Html {
	const { zone, now } = around.clock;
	const today = localTime(zone, Math.floor(now / 1000)).date;
	const { followUp } = trail.lead.care;
	const day = (ahead: number, words = ''): Html => {
		const date = daysAfter(today, ahead);
		return press('follow_up', date, words || dayWords(date));
	};
	const of = (fields: Html): Html => form(trail, around, { is: 'follow_up', fields });
	const done = followUp ? html`<button class="main" name="follow_up" value="">Done</button>` : '';
	const near = html`${done}${day(0, 'Today')}${day(1, 'Tomorrow')}${day(2)}${day(3)}${day(7, 'In a week')}`;
	return html`${of(near)}${of(html`<label>Another day <input type="date" name="follow_up" value="${followUp}" min="${today}" required></label><button>Set</button>`)}`;
}

function outcomeForms(trail: LeadTrail, around: Around): Html {
	const { outcome } = trail.lead.care;
	const of = (fields: Html): Html => form(trail, around, { is: 'outcome', fields });
	if (outcome) return of(press('outcome', '', 'Reopen the lead'));
	const plain = (['sold', 'unreachable', 'spam'] satisfies LeadOutcome[]).map((one) =>
		press('outcome', one, leadOutcomes[one]),
	);
	const reasons = lostReasons.map((one) => html`<option>${one}</option>`);
	const lost = of(
		html`<label>Lost, because <select name="reason"><option value="">No reason given</option>${reasons}</select></label>${press('outcome', 'lost', 'Lost')}`,
	);
	return html`${of(html`${plain}`)}${lost}`;
}

/** Where somebody writes down what they know: under what happened, as its next entry. */
export function noteForm(trail: LeadTrail, around: Around): Html | '' {
	const { operator } = around;
	if (!operator.signedIn || trail.openedAt === null) return '';
	const who = operator.name ? '' : nameField(trail.people, false);
	const fields = html`<label class="note">Add a note <textarea name="note" rows="2" required maxlength="${longestNote}" placeholder="What you agreed, what to ask next time" data-key="n" aria-keyshortcuts="n"></textarea></label>${who}<button>Add note</button>`;
	return form(trail, around, { is: 'note', fields });
}

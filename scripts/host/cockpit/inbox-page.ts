import { html } from 'hono/html';
import type { InboxLead, ShownLead } from '../../../netlify/fleet/inbox.ts';
import { counted, type Html } from '../page-frame.ts';
import { moment, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { tokenIn } from './token-field.ts';
import { overdueWords } from './urgent-words.ts';

type Around = { slug: string; operator: Operator };

/** The leads of a tenant, at `/tenants/<slug>/leads/`: when, what about, and whether somebody looked; not from whom. */
export function inboxPage(leads: readonly InboxLead[], { slug, operator, now }: Around & { now: number }): Html {
	const overdue = leads.filter(({ state }) => state === 'overdue').length;
	const late = overdue ? html`<p class="notice bad">${overdueWords(overdue)} in time. Open the oldest first.</p>` : '';
	return cockpitFrame(
		{ title: `Leads of ${slug}`, operator },
		html`<header><p><a href="/tenants/${slug}/">${slug}</a></p><h1>Leads</h1><p>${leads.length ? html`The newest ${counted(leads.length, 'lead')}` : 'No leads yet. They appear here as soon as a visitor sends a form.'}</p></header>
${late}${leads.length ? leadTable(leads, { slug, operator, now }) : ''}`,
	);
}

const leadTable = (leads: readonly InboxLead[], around: Around & { now: number }): Html =>
	html`<div class="scroll" tabindex="0" role="region" aria-label="Leads"><table class="inbox">
<thead><tr>${['State', 'Lead', 'Received', 'About', 'Date'].map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${leads.map((lead) => leadRow(lead, around))}</tbody></table></div>`;

function leadRow(lead: InboxLead, { slug, operator, now }: Around & { now: number }): Html {
	const { id, receivedAt, state } = lead;
	const time = moment(receivedAt);
	const isOpen = state === 'opened' || state === 'answered';
	const address = `/tenants/${slug}/leads/${id}/`;
	const link = html`<a href="${address}" aria-label="Show the lead of ${time}">Show</a>`;
	const button = html`<form method="post" action="${address}opened/">${tokenIn(operator)}<button class="plain" aria-label="Open the lead of ${time}">Open</button></form>`;
	return html`<tr><td${state === 'overdue' ? html` class="bad"` : ''}>${state}</td><td>${isOpen ? link : button}</td><td>${timeAgo(receivedAt, now, true)}</td><td>${aboutOf(lead)}</td><td>${time}</td></tr>`;
}

const aboutOf = ({ category, subcategory }: InboxLead): string =>
	[category ?? 'Enquiry', subcategory].filter(Boolean).join(' – ');

/** One lead, as a mail to the dealer tells it, for those who have opened it. */
export function leadPage(lead: ShownLead, { slug, id, operator }: Around & { id: string }): Html {
	const { heading, notice, person, vehicle, message, answers, about, state } = lead;
	const answered = html`<form class="act" method="post" action="/tenants/${slug}/leads/${id}/answered/">${tokenIn(operator)}<button class="main">Answered</button></form>`;
	return cockpitFrame(
		{ title: heading, operator },
		html`<header><p><a href="/tenants/${slug}/leads/">Leads of ${slug}</a></p><h1>${heading}</h1><p>${state}</p></header>
${notice ? html`<p class="notice">${notice}</p>` : ''}${state === 'answered' ? '' : answered}
${factList('From', person)}${factList('Vehicle', vehicle)}
${message ? html`<section><h2>Message</h2><p class="message">${message}</p></section>` : ''}
${factList('Answers', answers)}${factList('About', about)}`,
	);
}

function factList(title: string, facts: ShownLead['person']): Html {
	if (facts.length === 0) return html``;
	const values = facts.map(
		({ label, text, href }) =>
			html`<div><dt>${label}</dt><dd>${href ? html`<a href="${href}">${text}</a>` : text}</dd></div>`,
	);
	return html`<section><h2>${title}</h2><dl>${values}</dl></section>`;
}

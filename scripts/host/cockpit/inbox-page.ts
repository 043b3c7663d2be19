import { html } from 'hono/html';
import type { InboxLead, ShownLead } from '../../../netlify/fleet/inbox.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { counted, type Html } from '../page-frame.ts';
import { badge } from '../state-badge.ts';
import { moment, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { emptyInbox, type LeadWays } from './empty-inbox.ts';
import { type LeadPart, leadCounts, leadsOf } from './lead-states.ts';
import { siteHead } from './tenant-tabs.ts';
import { tokenIn } from './token-field.ts';

/** `name`: what the dealer is called. */
type Around = { tenant: HostedTenant; slug: string; name: string; operator: Operator; now: number };
type InboxAround = Around & { part: LeadPart | null; host: string; ways: LeadWays | null };

/** The leads of a tenant, at `/tenants/<slug>/leads/`: when, what about, and whether somebody looked; not from whom. */
export function inboxPage(leads: readonly InboxLead[], around: InboxAround): Html {
	const { slug, name, operator, part } = around;
	const shown = leadsOf(leads, part);
	const none = leads.length
		? html`<p class="quiet">No lead is in this state. <a href="/tenants/${slug}/leads/">Show all leads</a></p>`
		: emptyInbox(around);
	return cockpitFrame(
		{ title: `Leads of ${name}`, operator },
		html`<header>${siteHead(around.tenant, 'Leads')}<h1>Leads</h1>${leads.length ? html`<p>The newest ${counted(leads.length, 'lead')}, overdue ones first</p>` : ''}</header>
${leads.length && !operator.signedIn ? needsKeyNote : ''}<div data-live="leads">${leads.length ? tally(leads, around) : ''}${shown.length ? leadTable(shown, around) : none}</div>`,
	);
}

const needsKeyNote = html`<p class="notice">To open leads, set <code>FORECOURT_OPERATOR_KEY</code>, restart the host and sign in: they hold what visitors typed.</p>`;

function tally(leads: readonly InboxLead[], { slug, part: current }: Around & { part: LeadPart | null }): Html {
	const link = (part: LeadPart | null, words: Html | string): Html =>
		html`<li><a href="/tenants/${slug}/leads/${part ? `?state=${part}` : ''}"${part === current ? html` aria-current="true"` : ''}>${words}</a></li>`;
	const parts = leadCounts(leads, current).map(([part, count]) => link(part, html`${badge(part)} ${number(count)}`));
	return html`<ul class="tally">${link(null, `All ${number(leads.length)}`)}${parts}</ul>`;
}

const leadTable = (leads: readonly InboxLead[], around: Around): Html =>
	html`<div class="scroll framed" tabindex="0" role="region" aria-label="Leads"><table class="inbox">
<thead><tr>${['About', 'State', 'Received'].map((heading) => html`<th scope="col">${heading}</th>`)}<th scope="col"><span class="unseen">Lead</span></th></tr></thead>
<tbody>${leads.map((lead) => leadRow(lead, around))}</tbody></table></div>`;

function leadRow(lead: InboxLead, { slug, operator, now }: Around): Html {
	const { id, receivedAt, state } = lead;
	const time = moment(receivedAt);
	const isOpen = state === 'opened' || state === 'answered';
	const address = `/tenants/${slug}/leads/${id}/`;
	const link = html`<a href="${address}" aria-label="Show the lead of ${time}">Show</a>`;
	const button = html`<form method="post" action="${address}opened/">${tokenIn(operator)}<button aria-label="Open the lead of ${time}">Open</button></form>`;
	const way = operator.signedIn ? (isOpen ? link : button) : '';
	return html`<tr><th scope="row">${aboutOf(lead)}</th><td>${badge(state)}</td><td>${timeAgo(receivedAt, now)}</td><td>${way}</td></tr>`;
}

const aboutOf = ({ category, subcategory }: InboxLead): string =>
	[category ?? 'Enquiry', subcategory].filter(Boolean).join(' – ');

/** One lead, as a mail to the dealer tells it, for those who have opened it: what was asked, then who asked. */
export function leadPage(lead: ShownLead, around: Around & { id: string }): Html {
	const { slug, id, operator } = around;
	const { heading, appointment, notice, person, vehicle, message, answers, about, state } = lead;
	const answered = html`<form class="act" method="post" action="/tenants/${slug}/leads/${id}/answered/">${tokenIn(operator)}<button class="main">Mark as answered</button></form>`;
	const said = message ? html`<section><h2>Message</h2><p class="message">${message}</p></section>` : '';
	return cockpitFrame(
		{ title: `${heading}, ${around.name}`, operator },
		html`<header>${siteHead(around.tenant, 'Leads')}<div class="title"><h1>${heading}</h1>${badge(state)}${state === 'answered' ? '' : answered}</div></header>
${notice ? html`<p class="notice">${notice}</p>` : ''}${appointment ? html`<p class="notice"><strong>${appointment}</strong></p>` : ''}
<div class="lead"><div>${factList('From', person)}${said}${factList('Vehicle', vehicle)}${factList('Answers', answers)}</div>
<div>${factList('About this lead', about)}<div data-live="sent">${deliverySection(lead, around)}</div></div></div>`,
	);
}

/** Where the lead went: a dealer who misses it is told at once whether it arrived. */
function deliverySection({ deliveries }: ShownLead, { slug, id, operator, now }: Around & { id: string }): Html | '' {
	if (deliveries.length === 0) return '';
	const isWaiting = deliveries.some(({ state }) => state !== 'done');
	const again = html`<form method="post" action="/tenants/${slug}/leads/${id}/send-again/">${tokenIn(operator)}<button>Send again now</button></form>`;
	return html`<section id="deliveries"><h2>Deliveries</h2><ul class="sent">${deliveries.map((one) => deliveryLine(one, now))}</ul>${isWaiting ? again : ''}</section>`;
}

const deliveryWords = { done: 'delivered', pending: 'waiting', dead: 'given up' } as const;

function deliveryLine({ destination, state, attempts, at, said }: ShownLead['deliveries'][number], now: number): Html {
	const tried = state === 'done' || attempts < 2 ? '' : html`, tried ${number(attempts)} times`;
	return html`<li><strong>${destination}</strong> ${badge(deliveryWords[state])} <span class="quiet">${timeAgo(at, now)}${tried}</span>${said ? html`<span class="said">${said}</span>` : ''}</li>`;
}

function factList(title: string, facts: ShownLead['person']): Html {
	if (facts.length === 0) return html``;
	const values = facts.map(
		({ label, text, href, link = text }) =>
			html`<div><dt>${label}</dt><dd>${href ? html`<a href="${href}">${link}</a>` : text}</dd></div>`,
	);
	return html`<section><h2>${title}</h2><dl>${values}</dl></section>`;
}

import { html } from 'hono/html';
import type { LeadTrail, ShownLead } from '../../../../netlify/fleet/inbox.ts';
import type { LeadMark } from '../../../../netlify/fleet/lead-care.ts';
import { doneAs, reasonIn } from '../../../../src/domain/leads/delivery-notes.ts';
import type { Locale } from '../../../../src/domain/locales/rows.ts';
import { likelyMailAddress } from '../../../../src/forms/lead/likely-mail-address.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { type Clock, number, timeAgo, zoneWords } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { unlockLine } from '../admission/unlock-line.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { recipientsLink } from '../settings/recipients-link.ts';
import { siteHead } from '../tenant-tabs.ts';
import { careForm, noteForm } from './lead-care-form.ts';
import type { FindCar, ShownCar } from './lead-cars.ts';
import { listedLead } from './lead-row.ts';
import { leadStanding } from './lead-standing.ts';
import { timeline } from './lead-timeline.ts';
import { answerWays } from './lead-ways.ts';
import { formWords } from './lead-words.ts';
import { otherLeads } from './other-leads.ts';
import { repeatsForm, waitingRepeats } from './repeated-leads.ts';
import { type DoneWithTicked, doneNotice } from './ticked-bar.ts';

/** `shown`: what the visitor typed, for those who have signed in and opened it; null otherwise. */
type Around = {
	tenant: HostedTenant;
	operator: Operator;
	clock: Clock;
	locale: Locale;
	shown: ShownLead | null;
	findCar: FindCar;
	/** What has just been done with it; null for nothing. */
	done: DoneWithTicked | null;
};

/** One lead: what is known of it, what the visitor typed once it was opened, where it went and everything that happened. */
export function leadPage(trail: LeadTrail, around: Around): Html {
	const { tenant, operator, clock, shown, findCar, locale } = around;
	const { lead } = trail;
	const { slug } = tenant;
	const siteName = tenant.report?.name ?? slug;
	const { who, wish, car } = listedLead(lead, { sites: null, findCar });
	return cockpitFrame(
		{ title: `${who}: ${wish}, ${siteName}`, operator },
		html`<header>${siteHead(tenant, 'Leads', clock)}<p class="back"><a href="/tenants/${slug}/leads/" data-back>← All leads</a></p></header>
<article class="one-lead" data-lead-view>
<div class="title"><div class="who"><h1 tabindex="-1">${who}</h1><p class="wish">${wish}</p>${whereWords(trail, around)}</div><span class="is" data-lead-state>${leadStanding(lead, clock)}</span><div class="next">${shown ? answerWays(shown, { isAnswered: lead.state === 'answered' || lead.state === 'closed', car: car?.name ?? '', locale, operator, action: `/tenants/${slug}/leads/${lead.id}/answered/` }) : ''}${action(trail, around)}</div></div>
${doneNotice(around.done, { operator, action: `/tenants/${slug}/leads/${lead.id}/undo/`, more: alsoAnswered(trail, around) })}${operator.signedIn ? '' : unlockLine(operator, 'What the visitor typed is locked.')}
${unfinished(lead, clock)}${shown?.notice && lead.isWhole ? html`<p class="notice">${shown.notice}</p>` : ''}${shown?.appointment ? html`<p class="notice"><strong>${shown.appointment}</strong></p>` : ''}
<div class="lead"><div class="whose" data-live="care">${careForm(trail, around)}</div>
<div class="asked">${shown ? typed(shown, { car, own: lead.about.own, who }) : inShort(trail, around, car)}<section id="happened"><h2>${shown ? 'Notes and what happened' : 'What happened'}</h2><div data-live="happened">${timeline(trail, clock)}</div>${noteForm(trail, around)}${unopen(trail, around)}</section></div>
<div class="rest"><div data-live="sent">${deliverySection(trail, around)}</div>${otherLeads(trail, { findCar, clock })}${shown ? factList('About this lead', shown.about, lead.id) : ''}</div></div>
</article>`,
	);
}

/** Once it is answered: others of the same buyer about the same can be too. */
function alsoAnswered({ lead, others }: LeadTrail, { done, operator }: Around): Html | '' {
	if (!done?.undo || lead.state !== 'answered') return '';
	const action = `/tenants/${lead.tenant}/leads/${lead.id}/repeats-answered/`;
	return repeatsForm(waitingRepeats(lead, others), { undo: done.undo, operator, action });
}

/** Of a lead without its last step: whether the visitor may still be at it, or has left. */
function unfinished({ isWhole, isUnderWay, isAnswerable, createdAt }: LeadTrail['lead'], clock: Clock): Html | '' {
	if (isWhole) return '';
	const reach = isAnswerable ? '' : ' There is no phone number or e-mail address to answer to.';
	return isUnderWay
		? html`<p class="notice">Not finished: started ${timeAgo(createdAt, clock, true)}, and the visitor may still be filling in the form.${reach}</p>`
		: html`<p class="notice">Not finished: the visitor left before the last step.${reach}</p>`;
}

/** Its first part tells it from others; the whole is a press away. */
const reference = (id: string): Html =>
	html`<code title="${id}">${id.split('-')[0]}</code> <button type="button" class="copy plain" data-copy="${id}" aria-label="Copy the reference ${id}">Copy</button>`;

/** The car that it is about, with the way to its page. */
function carCard(car: ShownCar | null): Html | '' {
	if (!car) return '';
	const { name, price, picture, page, stock, state } = car;
	const shot = picture ? html`<img src="${picture}" alt="" width="160" height="120">` : '';
	const title = page ? html`<a href="${page}">${name}</a>` : name;
	const facts = [price && html`<strong>${price}</strong>`, stock && `Stock number ${stock}`].filter(Boolean);
	return html`<section class="asked-car"><h2 class="unseen">Car</h2>${shot}<div><p class="car-name">${title}</p>${facts.map((fact) => html`<p>${fact}</p>`)}${state ? html`<p class="warn">${state}</p>` : ''}</div></section>`;
}

/** The next step: to open it, to say that it was answered, or to take that back. */
function action({ lead, openedAt }: LeadTrail, { operator, tenant }: Around): Html | '' {
	if (!operator.signedIn) return '';
	const button = (as: LeadMark, words: Html | string, kind = html` class="main"`): Html =>
		noteButton({ as, words, kind }, { slug: tenant.slug, id: lead.id, operator });
	if (openedAt === null) return button('opened', 'Open the lead');
	if (!lead.isAnswerable || lead.state === 'closed') return '';
	if (lead.state === 'answered')
		return button(
			'unanswered',
			html`<span class="roomy">Mark as not answered</span><span class="tight">Not answered</span>`,
			answers,
		);
	return button('answered', 'Mark as answered', answers);
}

type Note = { as: LeadMark; words: Html | string; kind: Html };
type Noted = { slug: string; id: string; operator: Operator };

const noteButton = ({ as, words, kind }: Note, { slug, id, operator }: Noted): Html =>
	html`<form class="act" method="post" action="/tenants/${slug}/leads/${id}/${as}/">${tokenIn(operator)}<button${kind}>${words}</button></form>`;

/** For whoever has looked and leaves it to somebody else. */
function unopen({ lead, openedAt }: LeadTrail, { operator, tenant }: Around): Html | '' {
	if (
		!operator.signedIn ||
		openedAt === null ||
		lead.state === 'answered' ||
		lead.state === 'closed' ||
		!lead.isAnswerable
	)
		return '';
	const note: Note = { as: 'unopened', words: 'Mark as unopened', kind: html` class="plain"` };
	return noteButton(note, { slug: tenant.slug, id: lead.id, operator });
}

/** The place; beside a list of all sites also which site it is, and whose clocks its times are by. */
function whereWords({ lead }: LeadTrail, { tenant, clock }: Around): Html {
	const name = tenant.report?.name ?? tenant.slug;
	const place = lead.place === name ? '' : lead.place;
	const around = `${name} · ${zoneWords(clock.zone, clock.now)}`;
	return html`<p class="where">${place}<span class="in-panel">${place ? ' · ' : ''}${around}</span></p>`;
}

/** The key that presses it on the page and beside the list. */
const answers = html` data-answers aria-keyshortcuts="a" title="Press A"`;

/** A car of the dealer has its card; their own vehicle is told fact by fact. */
function typed(
	{ person, message, vehicle, answers }: ShownLead,
	{ car, own, who }: { car: ShownCar | null; own: string; who: string },
): Html {
	const said = message ? html`<section><h2>Message</h2><p class="message">${message}</p></section>` : '';
	const theirs = own ? factList('Their vehicle', vehicle) : car ? '' : factList('Vehicle', vehicle);
	// The heading has the name.
	const reached = person.filter(({ label, text }) => label !== 'Name' || text !== who);
	return html`${said}${factList('From', reached)}${carCard(car)}${theirs}${factList('Answers', answers)}`;
}

/** Before it is opened: nothing that the visitor typed but what the list has. */
function inShort({ lead, createdAt }: LeadTrail, { clock, operator }: Around, car: ShownCar | null): Html {
	const facts: [string, Html | string][] = [
		...(lead.about.own ? ([['Their vehicle', lead.about.own]] satisfies [string, string][]) : []),
		...(lead.place ? ([['Place', lead.place]] satisfies [string, string][]) : []),
		['Form', formWords(lead)],
		['Sent', timeAgo(createdAt, clock)],
		['Reference', reference(lead.id)],
	];
	const next = operator.signedIn
		? html`<p class="quiet">The whole message, phone and e-mail show once you open the lead. That is noted, so that colleagues see that somebody looks after it.</p>`
		: '';
	return html`${carCard(car)}<section><h2>In short</h2><dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>${next}</section>`;
}

/** Where the lead went: a dealer who misses it is told at once whether it arrived. */
function deliverySection({ deliveries, lead }: LeadTrail, { operator, tenant, clock }: Around): Html {
	if (deliveries.length === 0) {
		return html`<section id="deliveries"><h2>Deliveries</h2><p class="quiet">It is kept here only: no destination was set when it came.</p></section>`;
	}
	const isWaiting = deliveries.some(({ state }) => state !== 'done');
	const again = html`<form method="post" action="/tenants/${tenant.slug}/leads/${lead.id}/send-again/">${tokenIn(operator)}<button>Send again now</button></form>`;
	return html`<section id="deliveries"><h2>Deliveries</h2><ul class="sent">${deliveries.map((one) => deliveryLine(one, { ...clock, slug: tenant.slug }))}</ul>${isWaiting ? again : ''}</section>`;
}

const doneWords = { delivered: 'delivered', filed: 'kept as a file', unsent: 'not sent' } as const;
const deliveryWords = { pending: 'waiting', dead: 'given up' } as const;

function deliveryLine(delivery: LeadTrail['deliveries'][number], { slug, ...clock }: Clock & { slug: string }): Html {
	const { destination, state, attempts, at, said, next } = delivery;
	const tried = state === 'done' || attempts < 2 ? '' : html`, tried ${number(attempts)} times`;
	const open = state === 'done' ? doneWords[doneAs(said)] : deliveryWords[state];
	const words = state === 'pending' && said ? 'retrying' : open;
	const why = state === 'done' && said ? reasonIn(said) : said;
	const again =
		next !== null && next > clock.now
			? html`<span class="said quiet">Tried again in ${minutesTo(next, clock.now)}</span>`
			: '';
	return html`<li><strong>${destination}</strong> ${badge(words)} <span class="quiet">${timeAgo(at, clock, true)}${tried}</span>${why ? html`<span class="said">${why}${recipientsLink(why, { slug, destination })}</span>` : ''}${again}</li>`;
}

/** `1 minute`, `12 minutes`, `3 hours`. */
function minutesTo(time: number, now: number): string {
	const minutes = Math.max(1, Math.ceil((time - now) / 60_000));
	if (minutes >= 120) return `${number(Math.round(minutes / 60))} hours`;
	return minutes === 1 ? '1 minute' : `${number(minutes)} minutes`;
}

/** `id`: of the lead, which is shown in short. */
function factList(title: string, facts: ShownLead['person'], id = ''): Html {
	if (facts.length === 0) return html``;
	const values = facts.map(
		({ label, text, href, link = text }) =>
			html`<div><dt>${label}</dt><dd>${href ? html`<a href="${href}">${link}</a>` : text === id ? reference(id) : text}${href?.startsWith('mailto:') ? mailHint(text) : ''}</dd></div>`,
	);
	return html`<section><h2>${title}</h2><dl>${values}</dl></section>`;
}

/** Of an address that looks mistyped the one that was probably meant; whoever answers decides. */
function mailHint(address: string): Html | '' {
	const meant = likelyMailAddress(address);
	return meant
		? html` <span class="said warn">Perhaps a typo. Did they mean <a href="mailto:${meant}">${meant}</a>?</span>`
		: '';
}

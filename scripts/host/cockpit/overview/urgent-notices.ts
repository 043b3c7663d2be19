import { html } from 'hono/html';
import { nobodySet } from '../../../../src/domain/leads/delivery-notes.ts';
import { counted, type Html } from '../../page-frame.ts';
import { siteUrl } from '../../tenant-links.ts';
import { timeAgo } from '../../wording.ts';
import { tokenIn } from '../admission/token-field.ts';
import { waitingNotice } from '../builds/waiting-notice.ts';
import { byHand } from '../by-hand.ts';
import { missedSince } from '../fleet/fleet-rows.ts';
import { recipientsAddress } from '../settings/recipients-link.ts';
import { silenceWords, stuckWords } from '../urgent-words.ts';
import type { OverviewView } from './overview-view.ts';

/** The leads that an alarm of deliveries is about: those given up, those tried again, or those that wait. */
function stuckLeads({ deliveries, tenant: { slug } }: OverviewView): string {
	const isFailing = deliveries.some(({ trouble }) => trouble?.state === 'failing');
	const delivery = deliveries.some(({ dead }) => dead > 0) ? 'failed' : isFailing ? 'retrying' : 'waiting';
	return `/tenants/${slug}/leads/?delivery=${delivery}`;
}

/** What is wrong with the site, above everything else; the leads that wait are the first steps below. */
export function urgentNotices(view: OverviewView): Html {
	const { urgent, tenant, status } = view;
	const waits = status && waitingNotice({ ...view, status, slug: tenant.slug });
	const stuck = urgent?.stuck
		? html`<p class="notice bad">${stuckWords(urgent.stuck)}. <a href="${stuckLeads(view)}">See the leads</a>, or <a href="#deliveries">why</a></p>`
		: '';
	return html`${waits ?? ''}${silence(view)}${stuck}${keptAsFiles(view)}${unbuilt(view)}`;
}

/** Of a site whose forms are real: that nobody gets its mails. */
function keptAsFiles({ deliveries, ways: settings, tenant: { slug } }: OverviewView): Html | '' {
	const kept = deliveries.filter(({ done, filed }) => !done && filed > 0);
	const filed = kept.reduce((sum, delivery) => sum + delivery.filed, 0);
	if (filed === 0 || !settings || settings.isMock) return '';
	const first = kept[0]?.filedAs ?? '';
	const see = html`<a href="#deliveries">See the deliveries</a>`;
	if (first !== nobodySet)
		return html`<p class="notice bad">${first} ${counted(filed, 'mail')} ${filed === 1 ? 'is' : 'are'} kept. ${see}</p>`;
	const set = html`<a class="button main" href="${recipientsAddress(slug, kept[0]?.destination)}">Set who gets the e-mails</a>`;
	return html`<div class="notice waiting"><div><p><strong>Nobody gets the e-mails about leads.</strong> ${counted(filed, 'e-mail')} ${filed === 1 ? 'is' : 'are'} kept here and not sent. ${see}</p></div>${set}</div>`;
}

/** Changes that somebody has saved and no build has published; a rebuild that waits says so itself. */
function unbuilt({ pending, tenant: { slug }, status, operator }: OverviewView): Html | '' {
	if (pending === 0 || status?.state === 'waiting') return '';
	const [are, them] = pending === 1 ? ['is', 'it'] : ['are', 'them'];
	const next =
		status?.state === 'idle'
			? `Visitors see ${them} once ${them === 'it' ? 'it is' : 'they are'} published.`
			: `The next build publishes ${them}.`;
	const button =
		status?.state === 'idle'
			? html`<form method="post" action="/tenants/${slug}/rebuild/">${tokenIn(operator)}<button class="main">Publish now</button></form>`
			: '';
	return html`<div class="notice waiting"><div><p><strong>${counted(pending, 'saved change')} ${are} not on the site yet.</strong> ${next} <a href="/tenants/${slug}/config/#pending">See ${them}</a></p></div>${button}</div>`;
}

/** A dealer whose leads have stopped is told of before he rings, with what to look at. */
function silence({ urgent, tenant: { slug }, host, now, zone }: OverviewView): Html | '' {
	const missed = missedSince(urgent, now);
	if (missed === null || urgent?.lastLead == null) return '';
	const check = html`Send one from the <a href="${siteUrl(slug, host)}/contact/">contact page</a> yourself, and see whether it arrives here.`;
	return html`<div class="notice bad">The last lead came ${timeAgo(urgent.lastLead, { now, zone })}. ${silenceWords(missed)}. ${check}${byHand(`npm run doctor -- ${slug}`, 'Checks forms, database and deliveries')}</div>`;
}

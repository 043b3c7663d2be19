import { html } from 'hono/html';
import type { DeliveryCount } from '../../../netlify/fleet/deliveries.ts';
import type { Demand } from '../../../netlify/fleet/demand.ts';
import type { TenantFigures } from '../../../netlify/fleet/figures.ts';
import type { LeadDay } from '../../../netlify/fleet/lead-days.ts';
import type { BuildAnswer, RebuildStatus } from '../../../src/contract/rebuild.ts';
import { isHeldBack } from '../../builder/build-result.ts';
import type { TenantReport } from '../../publish/report/build-report.ts';
import { linkCars } from '../car-links.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { counted, type Html } from '../page-frame.ts';
import { problemList } from '../problem-list.ts';
import { publishedFacts } from '../published-facts.ts';
import { hasWarnings, warningCounts } from '../report-warnings.ts';
import { siteUrl } from '../tenant-links.ts';
import { noteSection, warningSections } from '../warning-list.ts';
import { number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { buildChart } from './build-chart.ts';
import { buildTable, underWay } from './build-history.ts';
import { byHand } from './by-hand.ts';
import { carsOf } from './car-views.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { deliveryList } from './delivery-list.ts';
import { missedSince, type State } from './fleet-rows.ts';
import { leadChart } from './lead-chart.ts';
import type { LeadWays } from './leads/empty-inbox.ts';
import type { SiteMarks } from './lighthouse-marks.ts';
import type { ListedCar } from './listed-cars.ts';
import { livePanel } from './live-panel.ts';
import { comparedWith, leadsOfLast } from './overview/compared.ts';
import { nextSteps } from './overview/next-steps.ts';
import { shareBars } from './overview/share-bars.ts';
import { wantedCars } from './overview/wanted-cars.ts';
import { wantedTable } from './overview/wanted-table.ts';
import { type ListedRelease, releaseList } from './releases.ts';
import { stockChart } from './stock-chart.ts';
import { siteHead } from './tenant-tabs.ts';
import { tokenIn } from './token-field.ts';
import { lateWords, overdueWords, silenceWords, stuckWords } from './urgent-words.ts';
import { waitingNotice } from './waiting-notice.ts';

/** What a tenant's page is made of. `status`: null without a database, and `fault` says why. */
export type TenantView = {
	tenant: HostedTenant;
	state: State;
	status: RebuildStatus | null;
	/** The last builds, the newest first. */
	builds: readonly BuildAnswer[];
	deliveries: readonly DeliveryCount[];
	/** Its leads that nobody has opened, those of them that are late, and what could not be delivered; null without a database. */
	urgent: Pick<TenantFigures, 'unopened' | 'overdue' | 'late' | 'stuck' | 'lastLead' | 'recentLeads'> | null;
	/** Another site that is built now; null for none. */
	busyWith: { slug: string; name: string } | null;
	/** Whether no builder takes what sites have asked for. */
	withoutBuilder: boolean;
	/** Its leads by day, eight weeks at least, and how many of these days are drawn. */
	leadDays: readonly LeadDay[];
	days: number;
	releases: readonly ListedRelease[];
	/** Settings that have been changed since the site was built. */
	pending: number;
	/** The cars that the site shows now. */
	cars: readonly ListedCar[];
	/** What its visitors wanted in these days; null without a database. */
	demand: Demand | null;
	/** By which its money is written. */
	locale: string;
	/** What its settings say of leads; null where nobody knows. */
	ways: LeadWays | null;
	/** What Lighthouse says of it; null where it was not measured here. */
	marks: SiteMarks | null;
	operator: Operator;
	host: string;
	now: number;
	zone: string;
	fault: string | null;
	/** What has just been done. */
	note: string | null;
};

/** One tenant for its operators, at `/tenants/<slug>/`: what is built, what came of it, what to do. */
export function tenantPage(view: TenantView): Html {
	const { tenant, state, status, builds, deliveries, releases, operator, host, now, zone, fault, note } = view;
	const clock = { now, zone };
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const isBusy = status !== null && status.state !== 'idle';
	return cockpitFrame(
		{ title: name, operator },
		html`<header>${siteHead(tenant, 'Overview', { ...clock, state })}${ways(view)}</header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}${note ? html`<p class="notice" role="status">${note}</p>` : ''}
<div data-live="urgent">${urgentNotices(view)}</div>
<div class="overview"><div data-live="facts">${problems(report)}${report ? tiles(report, view) : ''}</div>
${report ? html`<div data-live="demand">${demandOf(report, view)}</div>` : ''}
<section class="panel live" aria-label="What is live"><div class="live-now" data-live="live">${livePanel({ tenant, state, builds, marks: view.marks, host, ...clock })}</div>
<div class="do">${status ? html`<div data-live="ask">${rebuildForm(view)}</div>` : ''}<div class="now" data-live="state"${isBusy ? ' data-busy' : ''}>${status ? underWay(status, clock) : ''}</div></div></section>
<div class="columns charts" data-live="charts">${stockChart(builds, clock)}${buildChart(builds, clock)}</div></div>
${deliveryList(deliveries, { slug, ways: view.ways, ...clock })}
<div data-live="builds">${status || builds.length ? buildTable(builds, { slug, ...clock }) : ''}</div>
${releaseList(releases, { slug, host, ...clock })}
<div data-live="warnings">${warnings(tenant, host)}</div>`,
	);
}

/** The way to the site itself; the panel below has its pages. */
function ways({ tenant: { slug, root }, host }: TenantView): Html | '' {
	return root ? html`<p class="links way"><a class="button" href="${siteUrl(slug, host)}/">Open the site</a></p>` : '';
}

/** The leads that an alarm of deliveries is about: those given up, those tried again, or those that wait. */
function stuckLeads({ deliveries, tenant: { slug } }: TenantView): string {
	const isFailing = deliveries.some(({ trouble }) => trouble?.state === 'failing');
	const delivery = deliveries.some(({ dead }) => dead > 0) ? 'failed' : isFailing ? 'retrying' : 'waiting';
	return `/tenants/${slug}/leads/?delivery=${delivery}`;
}

/** What somebody has to do now, above everything else. */
function urgentNotices(view: TenantView): Html {
	const { urgent, tenant, status } = view;
	const waits = status && waitingNotice({ ...view, status, slug: tenant.slug });
	const leads = `/tenants/${tenant.slug}/leads/`;
	const overdue = urgent?.overdue
		? html`<p class="notice bad">${overdueWords(urgent.overdue)}. <a href="${leads}?state=overdue">See the leads</a></p>`
		: '';
	const late = urgent?.late
		? html`<p class="notice warn">${lateWords(urgent.late)}. <a href="${leads}?state=late">See the leads</a></p>`
		: '';
	const stuck = urgent?.stuck
		? html`<p class="notice bad">${stuckWords(urgent.stuck)}. <a href="${stuckLeads(view)}">See the leads</a>, or <a href="#deliveries">why</a></p>`
		: '';
	return html`${overdue}${waits ?? ''}${silence(view)}${late}${stuck}${keptAsFiles(view)}${unbuilt(view)}`;
}

/** Of a site whose forms are real: that nobody gets its mails. */
function keptAsFiles({ deliveries, ways: settings }: TenantView): Html | '' {
	const filed = deliveries.reduce((sum, delivery) => sum + (delivery.done ? 0 : delivery.filed), 0);
	if (filed === 0 || !settings || settings.isMock) return '';
	return html`<p class="notice bad">Mails of this site are not sent: ${counted(filed, 'mail')} ${filed === 1 ? 'was' : 'were'} kept as ${filed === 1 ? 'a file' : 'files'}, as it is a demonstration without a mail server. <a href="#deliveries">See the deliveries</a></p>`;
}

/** Changes that somebody has saved and no build has published. The one that is asked for already needs no button. */
function unbuilt({ pending, tenant: { slug }, status, operator }: TenantView): Html | '' {
	if (pending === 0) return '';
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
function silence({ urgent, tenant: { slug }, host, now, zone }: TenantView): Html | '' {
	const missed = missedSince(urgent, now);
	if (missed === null || urgent?.lastLead == null) return '';
	const check = html`Send one from the <a href="${siteUrl(slug, host)}/contact/">contact page</a> yourself, and see whether it arrives here.`;
	return html`<div class="notice bad">The last lead came ${timeAgo(urgent.lastLead, { now, zone })}. ${silenceWords(missed)}. ${check}${byHand(`npm run doctor -- ${slug}`, 'Checks forms, database and deliveries')}</div>`;
}

/** What visitors wanted: when leads came and where from, which cars they are about, and what to do about it. */
function demandOf(built: TenantReport, view: TenantView): Html {
	const { tenant, cars, demand, days, urgent, locale, now, zone, operator } = view;
	const { slug } = tenant;
	const wanted = wantedCars(demand?.cars ?? [], cars);
	const steps = nextSteps({
		slug,
		overdue: urgent?.overdue ?? 0,
		unopened: urgent?.unopened ?? 0,
		due: operator.signedIn ? (demand?.due ?? 0) : 0,
		wanted,
		cars,
		doubts: warningCounts(built),
	});
	const chart = leadChart(view.leadDays.slice(-days), { lastLead: urgent?.lastLead ?? null, slug, now, zone });
	if (!demand) return html`<div class="demand">${steps}</div>`;
	const said = `Leads of the last ${days} days.`;
	const from = shareBars(demand.sources, {
		title: 'Where leads come from',
		id: 'sources',
		unnamed: 'No campaign',
		about: `${said} No campaign: typed in, or found by a search.`,
	});
	const about = shareBars(demand.wishes, { title: 'What they ask for', id: 'wishes', unnamed: 'Enquiry', about: said });
	return html`<div class="demand">${steps}${wantedTable(wanted, { slug, locale, days })}</div><div class="columns charts">${chart}${from}${about}</div>`;
}

type Entry = [name: string, value: Html | string];

/** Of a failed build: what is on the site that it left as it was. */
function tiles(built: TenantReport, { urgent, leadDays, tenant, cars, demand }: TenantView): Html {
	const { slug } = built;
	const onSite = publishedFacts(built);
	const report = `/build-report/${slug}/`;
	const { cars: doubted, leftOut, others } = warningCounts(built);
	const listed = number(onSite?.cars.listed ?? null);
	const thin = carsOf(cars, 'thin').length;
	// What is in order is not said: a row of zeros hides the one that is not.
	const doubts: Entry[] = [
		['Thin adverts', thin ? html`<a class="warn" href="/tenants/${slug}/cars/?show=thin">${number(thin)}</a>` : ''],
		['Cars to check', doubted ? html`<a class="warn" href="#cars">${number(doubted)}</a>` : ''],
		['Left out', leftOut ? html`<a class="warn" href="${report}#left-out">${number(leftOut)}</a>` : ''],
		['Warnings', others ? html`<a class="warn" href="#warnings">${number(others)}</a>` : ''],
	];
	const entries: Entry[] = [
		...(urgent ? ([['Unopened', unopened(slug, urgent.unopened)]] satisfies Entry[]) : []),
		...(urgent ? leadTiles(slug, leadDays) : []),
		...(demand?.sold ? [soldTile(slug, demand)] : []),
		...(demand && demand.calls + demand.callsBefore > 0 ? [callTile(demand)] : []),
		['Cars', tenant.root ? html`<a href="/tenants/${slug}/cars/">${listed}</a>` : listed],
		...doubts.filter(([, value]) => value !== ''),
	];
	return html`<dl class="tiles">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** Of a week and of four; once where all leads of the four weeks are of the last. */
function leadTiles(slug: string, days: readonly LeadDay[]): Entry[] {
	const [week, month] = [leadsOfLast(days, 7), leadsOfLast(days, 28)];
	const isNew = week.now === month.now && month.now > 0;
	return [...(isNew ? [] : [leadTile(slug, 7, week)]), leadTile(slug, 28, month)];
}

function leadTile(slug: string, days: number, leads: { now: number; before: number }): Entry {
	const count = leads.now ? html`<a href="/tenants/${slug}/leads/?days=${days}">${number(leads.now)}</a>` : '0';
	return [`Leads, ${days} days`, html`${count} ${comparedWith(leads, days)}`];
}

const soldTile = (slug: string, { days, sold }: Demand): Entry => [
	`Sold, ${days} days`,
	html`<a class="good" href="/tenants/${slug}/leads/?outcome=sold&days=${days}">${number(sold)}</a>`,
];

const callTile = ({ days, calls, callsBefore }: Demand): Entry => [
	`Number views, ${days} days`,
	html`${number(calls)} ${comparedWith({ now: calls, before: callsBefore }, days)}`,
];

const unopened = (slug: string, count: number): Html | string =>
	count ? html`<a href="/tenants/${slug}/leads/?state=unopened">${number(count)}</a>` : '0';

/** What is held back can be published only by somebody who has looked at why. */
function rebuildForm({ tenant: { slug, report }, builds, releases, operator }: TenantView): Html {
	const ended = builds.find(({ outcome }) => outcome !== null);
	const isAcceptable = ended?.outcome === 'held_back' || (report?.problems.some(isHeldBack) ?? false);
	const back = releases.find(({ isEarlier }) => isEarlier);
	const accept = html`<label><input type="checkbox" name="accept_shrink"> Publish what was held back</label>`;
	return html`<form class="act" method="post" action="/tenants/${slug}/rebuild/">${tokenIn(operator)}
<button class="main">Rebuild</button>${back ? html`<a class="button" href="/tenants/${slug}/roll-back/?release=${back.id}">Roll back…</a>` : ''}<label><input type="checkbox" name="full"> Render every page</label>${isAcceptable ? accept : ''}</form>`;
}

function problems(report: TenantReport | null): Html | '' {
	if (!report || report.problems.length === 0) return '';
	return html`<section><h2 class="bad">Problems of the last build (${number(report.problems.length)})</h2>${problemList(report.problems)}</section>`;
}

function warnings(tenant: HostedTenant, host: string): Html | '' {
	const { report } = tenant;
	if (!report) return '';
	const link = linkCars(tenant, host);
	return html`${hasWarnings(report) ? warningSections(report, link) : ''}${noteSection(report, link)}`;
}

import { html } from 'hono/html';
import { type BuildAnswer, type BuildFacts, refreshFailure } from '../../../../src/contract/rebuild.ts';
import type { LogLine } from '../../../publish/report/build-log.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { mendLink, placeIn } from '../../mend-link.ts';
import { counted, type Html } from '../../page-frame.ts';
import { section } from '../../report/report-parts.ts';
import { badge } from '../../state-badge.ts';
import { siteUrl } from '../../tenant-links.ts';
import { type Clock, duration, megabytes, number, sentence, timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { outcomeWords } from '../outcome-words.ts';
import { siteHead } from '../tenant-tabs.ts';
import { askedBy } from './asked-by.ts';
import { buildCauses } from './build-causes.ts';
import { versionWords } from './build-history.ts';
import { buildLogList } from './build-log-list.ts';
import { whyNoLog } from './why-no-log.ts';

/** `host`: what the visitor called us, with the port; `logsSince`: when the oldest log that is kept began; `q`: what is looked for in the log. */
type Around = {
	tenant: HostedTenant;
	host: string;
	operator: Operator;
	log: LogLine[] | null;
	logsSince: number | null;
	q: string;
	/** The one before it that made the site. */
	before: BuildAnswer | undefined;
} & Clock;

/** The log of one build, at `/tenants/<slug>/builds/<id>/`: who asked, what it ran with, what it changed, what it said. */
export function buildPage(build: BuildAnswer, around: Around): Html {
	const { tenant, operator, log, host, zone, q } = around;
	const { slug } = tenant;
	const { outcome, started_at, error, facts } = build;
	const said = error?.replace(refreshFailure(''), '');
	const state = badge(outcome === null ? 'building' : outcomeWords[outcome]);
	return cockpitFrame(
		{ title: `Build of ${tenant.report?.name ?? tenant.slug}`, operator },
		html`<header>${siteHead(tenant, 'Builds', around)}<div class="title"><h1>Build</h1>${state}</div><p>${timeAgo(started_at, around)}</p>${ways(build, around)}</header>
${said && !facts?.problems.length ? html`<p class="notice bad">${said}</p>` : ''}
<div class="columns"><div>${facts ? lineSections(facts, slug) : ''}${facts && outcome !== 'failed' ? changeSection(facts, around) : ''}${outcome === null ? '' : buildLogList(log, { slug, host, zone, q, whyNone: whyNoLog(build, around.logsSince) })}</div>
<div>${section('What ran', 'run', runRows(build, around.before))}${facts?.steps ? section('Time', 'time', stepRows(facts.steps)) : ''}</div></div>`,
	);
}

/** To what it published, and to the report of the site. */
function ways({ outcome }: BuildAnswer, { tenant: { slug, root, report }, host }: Around): Html | '' {
	const site =
		root && (outcome === 'published' || outcome === 'unchanged')
			? html`<a class="button main" href="${siteUrl(slug, host)}/">Open the site</a> `
			: '';
	const said = report ? html`<a href="/build-report/${slug}/">Report of the last build</a>` : '';
	return site || said ? html`<p class="links">${site}${said}</p>` : '';
}

type Row = readonly [name: string, value: string | Html];

const rowList = (rows: readonly Row[]): Html =>
	html`<dl class="rows">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

function runRows(build: BuildAnswer, before: BuildAnswer | undefined): Html {
	const causes = buildCauses(build, before);
	const { builder, duration_ms, facts } = build;
	const commit = facts?.commit;
	return rowList([
		['Asked by', askedBy(build)],
		['Builder', builder],
		...(causes.length > 0 ? ([['What was new', sentence(causes.join(', '))]] satisfies Row[]) : []),
		['Version', commit ? versionWords(commit) : 'not known'],
		['Took', duration_ms === null ? '–' : duration(duration_ms)],
		...(facts ? ([['Size of the site', megabytes(facts.bytes)]] satisfies Row[]) : []),
	]);
}

const stepNames = {
	pull: 'Reading config and stock',
	plan: 'Planning the pages',
	render: 'Drawing and checking them',
	publish: 'Publishing',
} as const;

const stepRows = (steps: NonNullable<BuildFacts['steps']>): Html =>
	rowList(Object.entries(stepNames).map(([step, name]) => [name, duration(steps[step as keyof typeof steps])]));

function changeSection({ cars, pages, changed }: BuildFacts, around: Around): Html {
	const { listed, left_out, in: came, out: went } = cars;
	const figures: Row[] = [
		['Cars on the site', number(listed)],
		...(came === null ? [] : ([['Cars that came', number(came)]] satisfies Row[])),
		...(went === null ? [] : ([['Cars that went', number(went)]] satisfies Row[])),
		...(left_out ? ([['Records left out', number(left_out)]] satisfies Row[]) : []),
		['Pages drawn', number(pages.rendered)],
		['Pages kept from before', number(pages.reused)],
		['Files written', number(pages.written)],
	];
	return section('What it did', 'did', html`${rowList(figures)}${changed ? changedPages(changed, around) : ''}`);
}

const kinds = { fresh: 'New pages', changed: 'Changed pages', gone: 'Pages that went' } as const;

function changedPages(changed: NonNullable<BuildFacts['changed']>, { tenant: { slug }, host, log }: Around): Html {
	const parts = Object.entries(kinds).flatMap(([key, name]) => {
		const kind = key as keyof typeof kinds;
		const { pages, examples } = changed[kind];
		if (pages === 0) return [];
		const shown = examples.map((path, index) => {
			const page = kind === 'gone' ? path : html`<a href="${siteUrl(slug, host)}${path}">${path}</a>`;
			return html`${index ? ', ' : ''}${page}`;
		});
		const rest = pages - examples.length;
		const more = rest > 0 ? moreChanged(rest, log) : '';
		return [html`<li><strong>${name}: ${number(pages)}</strong><br>${shown}${more}</li>`];
	});
	return parts.length
		? html`<ul class="notes changed">${parts}</ul>`
		: html`<p class="quiet">No page differs from the site before.</p>`;
}

/** All of them are in the log, where this machine kept it. */
const moreChanged = (count: number, log: Around['log']): Html =>
	log?.some(({ level }) => level === 'page')
		? html` and <a href="#log">${number(count)} more in the log</a>`
		: html` and ${number(count)} more`;

/** What went wrong and what it warned of, each with the way to what mends it. */
function lineSections({ problems, warnings }: BuildFacts, slug: string): Html {
	const lines = (title: string, id: string, texts: readonly string[]): Html | '' =>
		texts.length
			? section(title, id, html`<ul class="notes">${texts.map((text) => html`<li>${toldLine(text)}</li>`)}</ul>`)
			: '';
	const cars = html`<p class="quiet"><a href="/build-report/${slug}/#cars">Cars to check, one by one</a></p>`;
	return html`${lines(counted(problems.length, 'problem'), 'problems', problems)}${lines(counted(warnings.length, 'warning'), 'warnings', warnings)}${warnings.length ? cars : ''}`;
}

/** With its place as its heading. */
function toldLine(text: string): Html | string {
	const place = placeIn(text);
	if (!place) return text;
	const { file, key, rest } = place;
	return html`<strong>${key}</strong> <span class="quiet">${file}</span><br>${rest} ${mendLink(file, key)}`;
}

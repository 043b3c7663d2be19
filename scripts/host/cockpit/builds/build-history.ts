import { html } from 'hono/html';
import {
	type BuildAnswer,
	type BuildFacts,
	type BuildPages,
	pagesInWords,
	type RebuildStatus,
	refreshFailure,
} from '../../../../src/contract/rebuild.ts';
import { commitTitle } from '../../../changes/commit-title.ts';
import { projectDir } from '../../../publish/paths.ts';
import { counted, type Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { type Clock, duration, number, sentence, timeAgo } from '../../wording.ts';
import { outcomeWords } from '../outcome-words.ts';
import { typicalMs } from '../tenant/build-chart.ts';
import { askedBy, askedWords } from './asked-by.ts';
import { buildBefore, buildCauses } from './build-causes.ts';
import { runningRow, type UnderWay, waitingRows } from './under-way-rows.ts';

/** What is built now and how far it is, and what waits. */
export function underWay({ state, place, waiting, builds, progress }: RebuildStatus, clock: Clock): Html {
	const [running] = builds.filter(({ outcome }) => outcome === null);
	const list = waiting.map(
		({ by, why, triggers, asked_at }) =>
			html`<li>${askedWords({ by, why })}, asked ${timeAgo(asked_at, clock)}${triggers > 1 ? `, ${triggers} times` : ''}</li>`,
	);
	const queue = html`<p>${counted(waiting.length, 'request')} in the queue${place ? `, at place ${place}` : ''}.</p><ul>${list}</ul>`;
	if (state === 'idle') return html`<p class="quiet">No build is running or waiting.</p>`;
	const said = running ?? (progress && { ...progress, by: progress.builder, why: '' });
	const heading = said ? runningText(said, typicalMs(builds), clock.now) : '';
	const bar = progress ? pagesBar(progress) : running ? timeBar(running, builds, clock.now) : '';
	return html`${heading}${bar}${waiting.length ? queue : ''}`;
}

type Running = Pick<BuildAnswer, 'started_at' | 'by' | 'why' | 'builder'>;

function runningText({ started_at, by, why, builder }: Running, typical: number, now: number): Html {
	const spent = Math.max(0, now - Date.parse(started_at));
	const where = by === builder ? '' : html` <span class="quiet">(${builder})</span>`;
	return html`<p><strong>Building</strong> for ${duration(spent)}${typical ? ` of usually ${duration(typical)}` : ''}: ${askedWords({ by, why })}${where}</p>`;
}

const pagesBar = (pages: BuildPages): Html =>
	html`<p class="progress"><progress aria-label="Progress of the build" max="${Math.max(1, pages.of)}" value="${pages.drawn}"></progress> <span>${pagesInWords(pages)}</span></p>`;

/** Before the pages are counted, and where a host builds without telling: by time, as builds before this one took. */
function timeBar({ started_at }: BuildAnswer, builds: readonly BuildAnswer[], now: number): Html | '' {
	const typical = typicalMs(builds);
	if (!typical) return '';
	const spent = Math.max(0, now - Date.parse(started_at));
	const left = typical > spent ? `about ${duration(typical - spent)} left` : 'longer than usual';
	return html`<p class="progress"><progress aria-label="Progress of the build" max="${typical}" value="${Math.min(spent, typical)}"></progress> <span>${left}</span></p>`;
}

const headings = ['Outcome', 'Started', 'Took', 'Version', 'Asked by', 'What it did'];

type Around = Clock & { slug: string };

/** Builds that the overview of a site shows. */
const newest = 2;

const noBuild = html`<p class="quiet">No build of this site has been recorded yet. Press Rebuild to ask for one.</p>`;

/** The last builds, newest first, with the way to all. */
export function buildTable(builds: readonly BuildAnswer[], around: Around): Html {
	if (builds.length === 0) return html`<section><h2>Last builds</h2>${noBuild}</section>`;
	const all = html`<p class="quiet"><a href="/tenants/${around.slug}/builds/">All ${number(builds.length)} builds</a></p>`;
	return html`<section><h2>Last builds</h2>${table('Last builds', builds, { ...around, most: newest })}${builds.length > newest ? all : ''}</section>`;
}

/** What waits and what runs, then all builds that are recorded, newest first. */
export function allBuilds(builds: readonly BuildAnswer[], around: Around & UnderWay): Html {
	const first = [...waitingRows(around), ...runningRow(builds, around)];
	return builds.length + first.length ? table('Builds', builds, { ...around, first }) : noBuild;
}

const table = (
	name: string,
	builds: readonly BuildAnswer[],
	{ first = [], most = builds.length, ...around }: Around & { first?: Html[]; most?: number },
): Html =>
	html`<div class="scroll framed" tabindex="0" role="region" aria-label="${name}"><table class="builds">
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${first}${builds.slice(0, most).map((build, at) => buildRow(build, { ...around, before: buildBefore(builds, at) }))}</tbody></table></div>`;

function buildRow(build: BuildAnswer, { slug, before, ...clock }: Around & { before: BuildAnswer | undefined }): Html {
	const { id, started_at, outcome, duration_ms, facts } = build;
	const state = badge(outcome === null ? 'building' : outcomeWords[outcome]);
	const log = html`<a href="/tenants/${slug}/builds/${id}/">${timeAgo(started_at, clock, true)}<span class="unseen">: log of this build</span></a>`;
	return html`<tr><td>${state}</td><td>${log}</td><td>${duration_ms === null ? '–' : duration(duration_ms)}</td><td>${facts?.commit ? versionWords(facts.commit) : '–'}</td><td>${askedBy(build)}</td><td>${causesOf(build, before)}${came(build, slug)}</td></tr>`;
}

/** A commit as people write it. */
export const shortCommit = (commit: string): string => commit.slice(0, 9);

/** The same with what it says of itself where git is at hand. */
export function versionWords(commit: string): Html {
	const title = commitTitle(projectDir, commit);
	return html`<code title="${commit}">${shortCommit(commit)}</code>${title ? html` <span class="version">${title}</span>` : ''}`;
}

/** Why the site came out another than by the build before, on a line above what was made. */
function causesOf(build: BuildAnswer, before: BuildAnswer | undefined): Html | '' {
	const causes = buildCauses(build, before);
	return causes.length > 0 ? html`<strong class="causes">${sentence(causes.join(', '))}</strong>` : '';
}

/** What differs from the site before. */
function changedWords({ pages, cars, changed }: BuildFacts): string {
	const all = counted(cars.listed, 'car');
	if (!changed)
		return `${number(pages.written)} of ${counted(pages.rendered + pages.reused, 'page')} written, ${all}`;
	const kinds = [
		['fresh', 'new'],
		['changed', 'changed'],
		['gone', 'gone'],
	] as const;
	const said = kinds.flatMap(([kind, word]) => (changed[kind].pages ? [`${number(changed[kind].pages)} ${word}`] : []));
	return `${said.length ? `Pages: ${said.join(', ')}` : 'No page differs'} · ${all}`;
}

/** What a build did, or why it did not, with the way to what mends it. */
function came({ id, outcome, error, facts }: BuildAnswer, slug: string): Html | string {
	const said = error?.replace(refreshFailure(''), '');
	if (said)
		return html`<span class="bad fault" title="${said}">${said}</span>${facts?.problems.length ? html` <a href="/tenants/${slug}/builds/${id}/#problems">What to do</a>` : ''}`;
	if (outcome === 'lost') return html`<span class="bad">Its builder died. The site is as it was.</span>`;
	if (!facts) return '';
	const page = `/tenants/${slug}/builds/${id}/`;
	const told = facts.warnings.length
		? html` <a class="warn" href="${page}#warnings">${counted(facts.warnings.length, 'warning')}</a>`
		: '';
	return html`${changedWords(facts)}${told}`;
}

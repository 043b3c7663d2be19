import { html } from 'hono/html';
import type { BuildAnswer, BuildOutcome, RebuildStatus } from '../../../src/contract/rebuild.ts';
import { counted, type Html } from '../page-frame.ts';
import { duration, number, timeAgo } from '../wording.ts';
import { typicalMs } from './build-chart.ts';

/** What is built now and what waits, with how far it should be by the builds before. */
export function underWay({ state, place, waiting, builds }: RebuildStatus, now: number): Html {
	const [running] = builds.filter(({ outcome }) => outcome === null);
	const list = waiting.map(
		({ by, why, triggers, asked_at }) =>
			html`<li>${by}${why ? `: ${why}` : ''}, asked ${timeAgo(asked_at, now)}${triggers > 1 ? `, ${triggers} times` : ''}</li>`,
	);
	const queue = html`<p>${counted(waiting.length, 'request')} in the queue${place ? `, at place ${place}` : ''}. A running <code>npm run builder</code> takes them.</p><ul>${list}</ul>`;
	if (state === 'idle') return html`<p class="quiet">No build is running or waiting.</p>`;
	return html`${running ? progress(running, builds, now) : ''}${waiting.length ? queue : ''}`;
}

/** By time, as builds before this one took, and by the pages that the last one had: how many are done is not reported. */
function progress({ started_at, by, why, builder }: BuildAnswer, builds: readonly BuildAnswer[], now: number): Html {
	const typical = typicalMs(builds);
	const spent = Math.max(0, now - Date.parse(started_at));
	const left = typical > spent ? `about ${duration(typical - spent)} left` : 'longer than usual';
	const last = builds.find(({ facts }) => facts?.pages)?.facts?.pages;
	const pages = last ? `, ${number(last.rendered + last.reused)} pages last time` : '';
	const bar = typical
		? html`<p class="progress"><progress aria-label="Progress of the build" max="${typical}" value="${Math.min(spent, typical)}"></progress> <span>${left}${pages}</span></p>`
		: '';
	return html`<p><strong>Building</strong> for ${duration(spent)}${typical ? ` of usually ${duration(typical)}` : ''}: ${by}${why ? `, ${why}` : ''} <span class="quiet">(${builder})</span></p>${bar}`;
}

const headings = ['Started', 'Outcome', 'Duration', 'Who', 'Why', 'Pages', 'Cars', 'In / out', 'What went wrong'];

const outcomes: Readonly<Record<BuildOutcome, string>> = {
	published: 'published',
	unchanged: 'nothing changed',
	failed: 'failed',
	held_back: 'held back',
	handed_over: 'handed to the host',
	lost: 'lost: its builder died',
	stopped: 'stopped',
};

/** The last builds, newest first. */
export function buildTable(builds: readonly BuildAnswer[], now: number): Html {
	if (builds.length === 0)
		return html`<section><h2>Last builds</h2><p class="quiet">No build of this site has been recorded yet. Press Rebuild to ask for one.</p></section>`;
	return html`<section><h2>Last builds</h2><div class="scroll" tabindex="0" role="region" aria-label="Last builds"><table class="builds">
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${builds.map((build) => buildRow(build, now))}</tbody></table></div></section>`;
}

function buildRow(
	{ started_at, outcome, duration_ms, by, why, triggers, facts, error }: BuildAnswer,
	now: number,
): Html {
	const { pages, cars } = facts ?? {};
	const inAndOut = cars && cars.in !== null ? `+${number(cars.in)} / −${number(cars.out)}` : '–';
	const isBad = outcome === 'failed' || outcome === 'held_back' || outcome === 'lost';
	const said = outcome === null ? 'running' : outcomes[outcome];
	return html`<tr><td>${timeAgo(started_at, now)}</td><td${isBad ? html` class="bad"` : ''}>${said}</td><td>${duration_ms === null ? '–' : duration(duration_ms)}</td>
<td>${by}${triggers > 1 ? ` (${triggers})` : ''}</td><td>${why || '–'}</td><td>${pages ? `${number(pages.written)} of ${number(pages.rendered + pages.reused)}` : '–'}</td><td>${number(cars?.listed ?? null)}</td><td>${inAndOut}</td><td>${error ?? ''}</td></tr>`;
}

import { html } from 'hono/html';
import type { BuildAnswer, RebuildStatus } from '../../../src/contract/rebuild.ts';
import { counted, type Html } from '../page-frame.ts';
import { typicalMs } from './build-chart.ts';
import { duration, moment, number } from './wording.ts';

/** What is built now and what waits, with how far it should be by the builds before. */
export function underWay({ state, place, waiting, builds }: RebuildStatus, now: number): Html {
	const [running] = builds.filter(({ outcome }) => outcome === null);
	const list = waiting.map(
		({ by, why, triggers, asked_at }) =>
			html`<li>${by}${why ? `: ${why}` : ''}, ${moment(asked_at)}${triggers > 1 ? `, ${triggers} times` : ''}</li>`,
	);
	const queue = html`<p>${counted(waiting.length, 'request')} in the queue${place ? `, at place ${place}` : ''}. A running <code>npm run builder</code> takes them.</p><ul>${list}</ul>`;
	if (state === 'idle') return html`<p class="quiet">No build is running, and none waits.</p>`;
	return html`${running ? progress(running, typicalMs(builds), now) : ''}${waiting.length ? queue : ''}`;
}

function progress({ started_at, by, why, builder }: BuildAnswer, typical: number, now: number): Html {
	const spent = Math.max(0, now - Date.parse(started_at));
	const bar = typical
		? html`<progress aria-label="Progress of the build" max="${typical}" value="${Math.min(spent, typical)}"></progress>`
		: '';
	return html`<p><strong>Building</strong> for ${duration(spent)}${typical ? ` of usually ${duration(typical)}` : ''}: ${by}${why ? `, ${why}` : ''} <span class="quiet">(${builder})</span></p>${bar}`;
}

const headings = ['Started', 'Outcome', 'Duration', 'Who', 'Why', 'Pages', 'Cars', 'In / out', 'What went wrong'];

/** The last builds, newest first. */
export function buildTable(builds: readonly BuildAnswer[]): Html {
	if (builds.length === 0)
		return html`<section><h2>Last builds</h2><p class="quiet">The history has no build of this site.</p></section>`;
	return html`<section><h2>Last builds</h2><div class="scroll" tabindex="0" role="region" aria-label="Last builds"><table class="builds">
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>${builds.map(buildRow)}</tbody></table></div></section>`;
}

function buildRow({ started_at, outcome, duration_ms, by, why, triggers, facts, error }: BuildAnswer): Html {
	const { pages, cars } = facts ?? {};
	const inAndOut = cars && cars.in !== null ? `+${number(cars.in)} / −${number(cars.out)}` : '–';
	const isBad = outcome === 'failed' || outcome === 'held_back' || outcome === 'lost';
	const said = outcome?.replace('_', ' ') ?? 'running';
	return html`<tr><td>${moment(started_at)}</td><td${isBad ? html` class="bad"` : ''}>${said}</td><td>${duration_ms === null ? '–' : duration(duration_ms)}</td>
<td>${by}${triggers > 1 ? ` (${triggers})` : ''}</td><td>${why || '–'}</td><td>${pages ? `${number(pages.written)} of ${number(pages.rendered + pages.reused)}` : '–'}</td><td>${number(cars?.listed ?? null)}</td><td>${inAndOut}</td><td>${error ?? ''}</td></tr>`;
}

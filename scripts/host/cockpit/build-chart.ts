import { html } from 'hono/html';
import type { BuildAnswer } from '../../../src/contract/rebuild.ts';
import { counted, type Html } from '../page-frame.ts';
import { duration, moment } from '../wording.ts';
import { outcomeWords } from './outcome-words.ts';

/** Bars are cut at this many times the usual duration, so that one slow build does not hide the others. */
const cutAt = 4;

/** The durations of builds as bars, the newest on the right. Nothing for fewer than two builds. */
export function buildChart(builds: readonly BuildAnswer[]): Html {
	const timed = builds.flatMap(({ duration_ms, ...build }) =>
		duration_ms === null ? [] : [{ ...build, duration_ms }],
	);
	if (timed.length < 2) return html``;
	const longest = Math.max(...timed.map(({ duration_ms }) => duration_ms), 1);
	const top = Math.min(longest, cutAt * Math.max(typicalMs(timed), 1));
	const bars = timed.toReversed().map(({ outcome, started_at, duration_ms }) => {
		const height = Math.max(2, (100 * Math.min(duration_ms, top)) / top).toFixed(1);
		const cut = duration_ms > top ? html`<b>${duration(duration_ms)}</b>` : '';
		return html`<span data-outcome="${outcome ?? ''}" style="height:${height}%" title="${moment(started_at)}: ${duration(duration_ms)}, ${outcomeWords[outcome ?? 'stopped']}">${cut}</span>`;
	});
	return html`<section><h2>Build times</h2>
<div class="chart" role="img" aria-label="${label(timed, longest)}">${bars}</div>
<p class="quiet key"><span>Usually ${duration(typicalMs(timed))}, at most ${duration(longest)}</span><span>Oldest on the left. Grey: nothing changed. Red: failed.</span></p></section>`;
}

function label(timed: readonly { duration_ms: number }[], longest: number): string {
	return `Durations of the last ${counted(timed.length, 'build')}: usually ${duration(typicalMs(timed))}, at most ${duration(longest)}.`;
}

/** The duration in the middle, in milliseconds; 0 for no builds. */
export function typicalMs(builds: readonly { duration_ms: number | null }[]): number {
	const sorted = builds.flatMap(({ duration_ms }) => duration_ms ?? []).sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

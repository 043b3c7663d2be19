import { html } from 'hono/html';
import type { BuildAnswer } from '../../../../src/contract/rebuild.ts';
import { counted, type Html } from '../../page-frame.ts';
import { type Clock, duration, moment, timeAgo } from '../../wording.ts';
import { outcomeWords } from '../outcome-words.ts';
import { barChart } from './bar-chart.ts';

/** Bars are cut at this many times the usual duration, so that one slow build does not hide the others. */
const cutAt = 4;

const isRefused = ({ outcome }: BuildAnswer): boolean => outcome === 'failed' || outcome === 'held_back';

/** The durations of builds as bars, the newest on the right. Nothing for fewer than two builds, or where each was refused: that takes no time. */
export function buildChart(builds: readonly BuildAnswer[], clock: Clock): Html {
	const timed = builds.flatMap(({ duration_ms, ...build }) =>
		duration_ms === null ? [] : [{ ...build, duration_ms }],
	);
	const [newest, oldest] = [timed[0], timed.at(-1)];
	if (!newest || !oldest || timed.length < 2 || timed.every(isRefused)) return html``;
	const longest = Math.max(...timed.map(({ duration_ms }) => duration_ms), 1);
	const usual = typicalMs(timed);
	const bars = timed.toReversed().map(({ outcome, started_at, duration_ms }) => ({
		value: duration_ms,
		kind: outcome ?? '',
		title: `${moment(started_at, clock.zone)}: ${duration(duration_ms)}, ${outcomeWords[outcome ?? 'stopped']}`,
	}));
	const label = `Durations of the last ${counted(timed.length, 'build')}: usually ${duration(usual)}, at most ${duration(longest)}.`;
	const ends = { from: timeAgo(oldest.started_at, clock, true), to: timeAgo(newest.started_at, clock, true) };
	return html`<section><h2>Build times</h2>
${barChart({ label, bars, unit: axisTime, cutAt: cutAt * Math.max(usual, 1), ...ends })}
<p class="quiet key"><span>Usually ${duration(usual)}, at most ${duration(longest)}</span><span data-kind="published">Published</span><span data-kind="unchanged">No change</span><span data-kind="failed">Failed</span></p></section>`;
}

/** `0`, `1.5 s`, `40 s`, `250 ms` */
const axisTime = (milliseconds: number): string =>
	milliseconds === 0 ? '0' : duration(milliseconds).replace(/\.0 s$/, ' s');

/** The duration in the middle, in milliseconds; 0 for no builds. */
export function typicalMs(builds: readonly { duration_ms: number | null }[]): number {
	const sorted = builds.flatMap(({ duration_ms }) => duration_ms ?? []).sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

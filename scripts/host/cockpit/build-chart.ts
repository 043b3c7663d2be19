import { html } from 'hono/html';
import type { BuildAnswer } from '../../../src/contract/rebuild.ts';
import { counted, type Html } from '../page-frame.ts';
import { duration, moment } from '../wording.ts';

const size = { width: 640, height: 84, top: 2, bottom: 2, gap: 4, widest: 36 };

/** The durations of builds as bars, the newest on the right. Nothing for fewer than two builds. */
export function buildChart(builds: readonly BuildAnswer[]): Html {
	const timed = builds.flatMap(({ duration_ms, ...build }) =>
		duration_ms === null ? [] : [{ ...build, duration_ms }],
	);
	if (timed.length < 2) return html``;
	const longest = Math.max(...timed.map(({ duration_ms }) => duration_ms), 1);
	const step = Math.min(size.width / timed.length, size.widest);
	const floor = size.height - size.bottom;
	const bars = timed.toReversed().map(({ outcome, started_at, duration_ms }, index) => {
		const height = Math.max(2, ((floor - size.top) * duration_ms) / longest);
		const [x, y] = [index * step, floor - height].map((value) => value.toFixed(1));
		return html`<rect data-outcome="${outcome ?? ''}" x="${x}" y="${y}" width="${(step - size.gap).toFixed(1)}" height="${height.toFixed(1)}"><title>${moment(started_at)}: ${duration(duration_ms)}, ${outcome ?? ''}</title></rect>`;
	});
	return html`<section><h2>Build times</h2>
<svg class="chart" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${label(timed, longest)}">
<line x1="0" x2="${size.width}" y1="${floor}" y2="${floor}"/>${bars}</svg>
<p class="quiet">Usually ${duration(typicalMs(timed))}, at most ${duration(longest)}. The oldest is on the left; grey: nothing changed, red: failed.</p></section>`;
}

function label(timed: readonly { duration_ms: number }[], longest: number): string {
	return `Durations of the last ${counted(timed.length, 'build')}: usually ${duration(typicalMs(timed))}, at most ${duration(longest)}.`;
}

/** The duration in the middle, in milliseconds; 0 for no builds. */
export function typicalMs(builds: readonly { duration_ms: number | null }[]): number {
	const sorted = builds.flatMap(({ duration_ms }) => duration_ms ?? []).sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

import { html } from 'hono/html';
import type { BuildAnswer } from '../../../../src/contract/rebuild.ts';
import { counted, type Html } from '../../page-frame.ts';
import { type Clock, moment, number, timeAgo } from '../../wording.ts';

/** The picture's units; it is drawn as wide as its place. */
const [width, height] = [400, 100];

const dayMs = 86_400_000;

/** How many cars the site had after each of the last builds, by time. Nothing for fewer than three builds that published, or all within a day. */
export function stockChart(builds: readonly BuildAnswer[], clock: Clock): Html {
	const counts = builds
		.flatMap(({ outcome, started_at, facts }) =>
			outcome === 'published' && facts ? [{ at: Date.parse(started_at), cars: facts.cars.listed }] : [],
		)
		.toReversed();
	const [first, last] = [counts[0], counts.at(-1)];
	if (!first || !last || counts.length < 3 || last.at - first.at < dayMs) return html``;
	const all = counts.map(({ cars }) => cars);
	const [low, high] = axisOf(all);
	const x = (at: number): number => ((at - first.at) / Math.max(1, last.at - first.at)) * width;
	const y = (cars: number): number => height - ((cars - low) / (high - low)) * height;
	const points = counts.map(({ at, cars }) => `${x(at).toFixed(1)},${y(cars).toFixed(1)}`);
	const label = `Cars on the site after the last ${counted(counts.length, 'release')}: from ${number(first.cars)} to ${number(last.cars)}.`;
	const dots = counts.map(
		({ at, cars }) =>
			html`<rect x="${(x(at) - width / counts.length / 2).toFixed(1)}" y="0" width="${(width / counts.length).toFixed(1)}" height="${height}"><title>${moment(at, clock.zone)}: ${counted(cars, 'car')}</title></rect>`,
	);
	const moved = last.cars - first.cars;
	const change = moved === 0 ? 'as many as' : `${number(Math.abs(moved))} ${moved > 0 ? 'more' : 'fewer'} than`;
	return html`<section id="stock-history"><h2>Cars on the site</h2><div class="chart stock" role="img" aria-label="${label}"><div class="axis">${[high, (high + low) / 2, low].map((value) => html`<span>${Number.isInteger(value) ? number(value) : ''}</span>`)}</div>
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><polygon points="0,${height} ${points.join(' ')} ${width},${height}"/><polyline points="${points.join(' ')}"/>${dots}</svg>
<div class="span"><span>${timeAgo(first.at, clock, true)}</span><span>${timeAgo(last.at, clock, true)}</span></div></div>
<p class="quiet key"><span>${counted(last.cars, 'car')} now, ${change} ${timeAgo(first.at, clock, true)}</span></p></section>`;
}

/** A little more than the counts need, from 0 where they are near it: so small changes show, and none looks like a fall to nothing. */
function axisOf(counts: readonly number[]): [low: number, high: number] {
	const [least, most] = [Math.min(...counts), Math.max(...counts)];
	const margin = Math.max(2, Math.ceil((most - least) / 4));
	const low = Math.max(0, least - margin);
	const span = most + margin - low;
	return [low, low + span + (span % 2)];
}

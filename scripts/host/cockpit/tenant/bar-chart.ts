import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';

/** A bar: `value` in the unit of the axis, `kind` for its colour; a pointer shows `title`. */
type Bar = { value: number; kind: string; title: string };

/** `unit` writes a value of the axis; `cutAt`: the value at which bars are cut, and say their own. */
type Chart = {
	label: string;
	bars: readonly Bar[];
	unit: (value: number) => string;
	cutAt?: number;
	from: string | Html;
	to: string | Html;
};

/** Bars over an axis with three values, from the oldest on the left to the newest on the right. */
export function barChart({ label, bars, unit, cutAt = Number.POSITIVE_INFINITY, from, to }: Chart): Html {
	const longest = Math.max(...bars.map(({ value }) => value), 0);
	const top = roundedUp(Math.min(longest, cutAt));
	const drawn = bars.map(({ value, kind, title }) => {
		const height = value === 0 ? 0 : Math.max(2, (100 * Math.min(value, top)) / top);
		const own = value > top ? html`<b>${unit(value)}</b>` : '';
		return html`<span data-kind="${kind}" style="height:${height.toFixed(1)}%" title="${title}">${own}</span>`;
	});
	const axis = [top, top / 2, 0].map((value) => html`<span>${unit(value)}</span>`);
	return html`<div class="chart" role="img" aria-label="${label}" style="max-width:${Math.max(16, bars.length * 4)}rem"><div class="axis">${axis}</div><div class="bars">${drawn}</div><div class="span"><span>${from}</span><span>${to}</span></div></div>`;
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The next value that is easy to read, and whose half is, too: 24,300 → 30,000. */
export function roundedUp(value: number): number {
	if (value <= 0) return 1;
	const power = 10 ** Math.floor(Math.log10(value));
	return (steps.find((step) => step * power >= value) ?? 10) * power;
}

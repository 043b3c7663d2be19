import { html } from 'hono/html';
import type { SettingChange } from '../../../../../netlify/fleet/setting-changes.ts';
import type { Html } from '../../../page-frame.ts';
import { changeLines } from '../part-changes.ts';
import { hoursKind, shownValue } from '../shown-value.ts';
import { swatch } from '../swatch.ts';
import { readKept } from './changes-between.ts';

/** Lines that a change of a list or an object may take. */
const mostLines = 6;

/** From what to what; of lists and objects each change in a line. */
export function fromTo({
	path,
	before,
	after,
	isWhole,
}: Pick<SettingChange, 'path' | 'before' | 'after' | 'isWhole'>): Html {
	const [from, to] = [readKept(before), readKept(after)];
	const isOfParts = hoursKind(path) === null && [from, to].some((value) => typeof value === 'object');
	const hidden = isWhole ? '' : html` <span class="quiet">What may be a secret is not kept.</span>`;
	if (!isOfParts)
		return html`<p class="from-to">${shown(path, from, 's')} <span class="arrow">→</span> ${shown(path, to, 'strong')}${hidden}</p>`;
	const lines = changeLines(from ?? blankLike(to), to ?? blankLike(from), path.at(-1));
	const left = lines.length - mostLines;
	return html`<ul class="part-changes">${lines.slice(0, mostLines).map((line) => html`<li>${line}</li>`)}${left > 0 ? html`<li>and ${left} more</li>` : ''}</ul>${hidden}`;
}

const blankLike = (value: unknown): unknown => (Array.isArray(value) ? [] : {});

function shown(path: readonly string[], value: unknown, as: 's' | 'strong'): Html {
	const { text } = value === undefined ? { text: 'not set' } : shownValue(path, value);
	const said = html`${swatch(text)}${text}`;
	return as === 's' ? html`<span class="unseen">from</span> <s>${said}</s>` : html`<strong>${said}</strong>`;
}

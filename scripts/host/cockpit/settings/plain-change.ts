import { html } from 'hono/html';
import { openingHours } from '../../../../src/config/hours.ts';
import { openingHoursLines } from '../../../../src/domain/hours/opening-hours.ts';
import { contrastRatio, mostReadable } from '../../../../src/domain/words/colour.ts';
import type { Html } from '../../page-frame.ts';
import { dateLines } from './hours-rows.ts';
import type { Setting } from './rows.ts';
import { isColour } from './swatch.ts';

type Kind = Pick<Setting, 'control' | 'text'>;

/** A change as visitors will see it, what is now beside what comes; nothing for lists and objects: their lines say it. */
export function plainChange(row: Kind & Pick<Setting, 'written'>, after: string | null): Html | '' {
	if (row.control === 'json') return '';
	const side = (title: string, shown: Html): Html => html`<div><dt>${title}</dt><dd>${shown}</dd></div>`;
	const next = after === null ? html`<span class="quiet">What holds for all sites</span>` : shownValue(row, after);
	return html`<dl class="swap-values">${side('Now', shownValue(row, row.written))}${side('After', next)}</dl>`;
}

function shownValue({ control }: Kind, written: string): Html {
	if (control === 'week') return lines(weekLines(JSON.parse(written)));
	if (control === 'dates') return lines(dateLines(JSON.parse(written)));
	if (control === 'switch') return html`${written === 'true' ? 'yes' : 'no'}`;
	if (isColour(written)) return colourSample(written);
	return written === '' ? html`<span class="quiet">(empty)</span>` : html`<span class="written">${written}</span>`;
}

const lines = (all: readonly string[]): Html =>
	all.length ? html`<ul>${all.map((line) => html`<li>${line}</li>`)}</ul>` : html`<span class="quiet">none</span>`;

const weekLines = (list: unknown): string[] =>
	openingHoursLines(openingHours.safeParse(list).data ?? []).map(({ days, hours }) => `${days} ${hours}`);

/** Contrast that small text needs (WCAG 2, AA). */
const enough = 4.5;

/** The colour as a button and as words on white, and whether they can be read. */
function colourSample(colour: string): Html {
	const on = mostReadable(['#ffffff', '#16181d'], [colour]);
	const onWhite = contrastRatio(colour, '#ffffff');
	const verdict =
		onWhite >= enough
			? html`<span class="good">Easy to read on white</span>`
			: html`<span class="warn">Hard to read as words on white</span>`;
	return html`<span class="sample"><span class="fill" style="background:${colour};color:${on}">A button</span><span class="words" style="color:${colour}">Words on white</span></span><span class="quiet"><code>${colour}</code> ${verdict} (${onWhite.toFixed(1)} to 1, ${enough} is enough)</span>`;
}

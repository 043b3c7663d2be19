import { html } from 'hono/html';
import { openingHours } from '../../../../src/config/hours.ts';
import { openingHoursLines } from '../../../../src/domain/hours/opening-hours.ts';
import type { Html } from '../../page-frame.ts';
import { choiceWords, pictureAddress } from './form/leaf-field.ts';
import { dateLines } from './hours-rows.ts';
import { partChanges } from './part-changes.ts';
import type { Setting } from './rows.ts';
import { colourOf, type SetColours, siteSample } from './site-sample.ts';
import { isColour, swatch } from './swatch.ts';

type Shown = Pick<Setting, 'control' | 'path'>;

/** A change as visitors will see it, what is now beside what comes; of lists and objects each change in a line. `colours`: of the site now. */
export function plainChange(
	row: Shown & Pick<Setting, 'written'>,
	after: string | null,
	colours: SetColours,
): Html | '' {
	if (row.control === 'json') return '';
	if (row.control === 'parts')
		return after === null
			? ''
			: (partChanges(JSON.parse(row.written), JSON.parse(after), row.path.at(-1)) ?? switchedOn(after));
	const side = (title: string, written: string | null): Html =>
		html`<div><dt>${title}</dt><dd>${shownValue(row, written)}${sampleWith(row, written, colours)}</dd></div>`;
	return html`<dl class="swap-values">${side('Now', row.written)}${side('After', after)}</dl>`;
}

/** An object or a list that is there from now on, and says nothing else. */
const switchedOn = (after: string): Html => html`<p>${after === '[]' ? 'An empty list.' : 'It is turned on.'}</p>`;

/** The site in its colours with this one; nothing for other settings, and for what is no colour. */
function sampleWith({ path }: Shown, written: string | null, colours: SetColours): Html | '' {
	const name = colourOf(path);
	if (name === null || (written !== null && !isColour(written))) return '';
	const { [name]: _, ...others } = colours;
	return siteSample(written === null ? others : { ...others, [name]: written });
}

function shownValue({ control }: Shown, written: string | null): Html {
	if (written === null) return html`<span class="quiet">The default</span>`;
	if (control === 'week') return lines(weekLines(JSON.parse(written)));
	if (control === 'dates') return lines(dateLines(JSON.parse(written)));
	if (control === 'switch') return html`${written === 'true' ? 'yes' : 'no'}`;
	if (control === 'choice') return html`${choiceWords(written)}`;
	if (control === 'picture' && written !== '')
		return html`<span class="picture"><img src="${pictureAddress(written)}" alt="">${written}</span>`;
	return written === ''
		? html`<span class="quiet">(empty)</span>`
		: html`<span class="written">${swatch(written)}${written}</span>`;
}

const lines = (all: readonly string[]): Html =>
	all.length ? html`<ul>${all.map((line) => html`<li>${line}</li>`)}</ul>` : html`<span class="quiet">none</span>`;

const weekLines = (list: unknown): string[] =>
	openingHoursLines(openingHours.safeParse(list).data ?? []).map(({ days, hours }) => `${days} ${hours}`);

import { html } from 'hono/html';
import type { NoteGroup } from '../../../src/stock/feed/report-text.ts';
import { carRemedy } from '../../publish/report/warning-kinds.ts';
import { mendLink, placeIn } from '../mend-link.ts';
import { counted, type Html } from '../page-frame.ts';
import { number } from '../wording.ts';
import type { LinkCars } from './car-links.ts';
import { namedCars } from './named-cars.ts';
import { section, table } from './report-parts.ts';
import { noteCount, shownNotes, shownWarnings, type Warned, warningCounts } from './report-warnings.ts';

/** Cars to check by kind, then all other warnings; a line that says so where there are none. */
export function warningSections(report: Warned, link: LinkCars): Html {
	const { others } = shownWarnings(report);
	const { cars } = warningCounts(report);
	if (cars + others.length === 0)
		return section('Warnings', 'warnings', html`<p class="quiet">None. Nobody has to act on this build.</p>`);
	const listed = others.length
		? section(`Warnings (${number(others.length)})`, 'warnings', lineList(others, link))
		: '';
	return html`${cars ? carsToCheck(report, link) : ''}${listed}`;
}

/** How many cars are to be checked, for how many reasons, and each kind; the rows of the table add up to the last one. */
function carsToCheck(report: Warned, link: LinkCars): Html {
	const { kinds } = shownWarnings(report);
	const { cars, problems } = warningCounts(report);
	const several =
		problems > cars ? html`<p class="quiet">A car with more than one problem is in more than one row.</p>` : '';
	const title = `Cars to check (${number(cars)})`;
	const foot = kinds.length > 1 ? [number(problems), 'All kinds', ''] : null;
	const content = table(title, ['Cars', 'Problem and what to do', 'For example'], kindRows(kinds, link), foot);
	return section(title, 'cars', html`${several}${content}`);
}

/** What is good to know, folded: nobody has to act on it. Nothing where there is nothing. */
export function noteSection(report: Warned, link: LinkCars): Html | '' {
	const count = noteCount(report);
	if (count === 0) return '';
	const { kinds, others } = shownNotes(report);
	const cars = kinds.length ? table('Notes on cars', ['Cars', 'Note', 'For example'], kindRows(kinds, link)) : '';
	return html`<section id="notes"><details class="fold"><summary>${counted(count, 'note')} <span class="quiet">· nobody has to act</span></summary>${cars}${others.length ? lineList(others, link) : ''}</details></section>`;
}

const kindRows = (kinds: readonly NoteGroup[], link: LinkCars) =>
	kinds.map((group) => {
		const what = html`<strong>${group.reason}</strong><br><span class="quiet">${carRemedy(group.reason)}</span>`;
		return [number(group.count), what, examplesOf(group, link)];
	});

const lineList = (texts: readonly string[], link: LinkCars): Html =>
	html`<ul class="notes">${texts.map((text) => html`<li>${otherWarning(text, link)}</li>`)}</ul>`;

/** `tenants/acme/site.json: forms.opt_in_default: found …`, with the place of the trouble as its heading. */
function otherWarning(text: string, link: LinkCars): Html {
	const place = placeIn(text);
	if (!place) return html`${link(text)}`;
	const { file, key, rest } = place;
	return html`<strong>${key}</strong>${file ? html` <span class="quiet">${file}</span>` : ''}<br>${link(rest)} ${mendLink(file, key)}`;
}

type Named = Pick<NoteGroup, 'count' | 'examples'> & Partial<NoteGroup>;

/** Which cars, as far as the report names them. */
function examplesOf({ count, examples, more }: Named, link: LinkCars): Html {
	const named = examples.map(({ value, car, record }) => {
		const name = car ? link(car) : `record ${record}`;
		return html`${name}${value ? ` (“${value}”)` : ''}`;
	});
	// A report of an earlier version does not name the others.
	return namedCars([...named, ...(more ?? []).map(link)], count);
}

import { html } from 'hono/html';
import type { NoteGroup } from '../../src/stock/feed/report-text.ts';
import { carRemedy } from '../publish/report/warning-kinds.ts';
import type { LinkCars } from './car-links.ts';
import { counted, type Html } from './page-frame.ts';
import { section, table } from './report-parts.ts';
import { shownWarnings, type Warned, warningCounts } from './report-warnings.ts';
import { number } from './wording.ts';

/** Cars with problems by kind, then all other warnings; a line that says so where there are none. */
export function warningSections(report: Warned, link: LinkCars): Html {
	const { others } = shownWarnings(report);
	const { cars } = warningCounts(report);
	if (cars + others.length === 0)
		return section('Warnings', 'warnings', html`<p class="quiet">None. Nothing in this build needs a look.</p>`);
	const lines = others.map((text) => html`<li>${otherWarning(text, link)}</li>`);
	const listed = html`<ul class="notes">${lines}</ul>`;
	return html`${cars ? carProblems(report, link) : ''}${others.length ? section(`Other warnings (${number(others.length)})`, 'warnings', listed) : ''}`;
}

/** How many cars have problems, how many problems in all, and each kind; the rows of the table add up to the last one. */
function carProblems(report: Warned, link: LinkCars): Html {
	const { kinds } = shownWarnings(report);
	const { cars, problems } = warningCounts(report);
	const has = cars === 1 ? 'has' : 'have';
	const several = problems > cars ? ' A car with more than one is in more than one row.' : '';
	const title = `Cars with problems (${number(cars)})`;
	const rows = kinds.map((group) => {
		const problem = html`<strong>${group.reason}</strong><br><span class="quiet">${carRemedy(group.reason)}</span>`;
		return [number(group.count), problem, examplesOf(group, link)];
	});
	const foot = kinds.length > 1 ? [number(problems), 'All kinds', ''] : null;
	return section(
		title,
		'cars',
		html`<p class="quiet">${counted(cars, 'car')} ${has} ${counted(problems, 'problem')}.${several}</p>${table(title, ['Cars', 'Problem and what to do', 'For example'], rows, foot)}`,
	);
}

/** `tenants/acme/site.json: forms.opt_in_default: found …`, with the place of the trouble as its heading. */
function otherWarning(text: string, link: LinkCars): Html {
	const [, file, key = '', rest] = /^(?:(\S+\.\w+): )?([\w[\].-]+): (.+)$/s.exec(text) ?? [];
	if (!rest || !(file || key.includes('.'))) return html`${link(text)}`;
	return html`<strong>${key}</strong>${file ? html` <span class="quiet">${file}</span>` : ''}<br>${link(rest)}`;
}

/** Which cars, as far as the report names them. */
function examplesOf({ count, examples }: NoteGroup, link: LinkCars): Html {
	const named = examples.map(({ value, car, record }, index) => {
		const name = car ? link(car) : `record ${record}`;
		return html`${index ? ', ' : ''}${name}${value ? ` (“${value}”)` : ''}`;
	});
	const more = count > examples.length ? ` and ${number(count - examples.length)} more` : '';
	return html`${named}${more}`;
}

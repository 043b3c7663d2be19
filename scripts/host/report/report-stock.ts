import { html } from 'hono/html';
import type { StockNote } from '../../../src/stock/feed/report.ts';
import type { NoteGroup } from '../../../src/stock/feed/report-text.ts';
import type { ReportedStock } from '../../publish/report/build-report.ts';
import type { Html } from '../page-frame.ts';
import { number } from '../wording.ts';
import type { LinkCars } from './car-links.ts';
import { type Cells, section, table } from './report-parts.ts';
import { stockLedger } from './stock-ledger.ts';

/** Records left out that are shown; a dirty feed has thousands. */
const shownNotes = 500;

/** What became of the records of the feed, from all of them down to the cars on the site. `hasNames`: the report names those that are not there. */
export function stockSection(stock: ReportedStock, hasNames: boolean): Html {
	const lines = stockLedger(stock).map(
		({ name, count, isLess }) =>
			html`<div${isLess ? '' : html` class="sum"`}><dt>${name}</dt><dd>${isLess ? '−' : ''}${number(count)}</dd></div>`,
	);
	const which = hasNames ? html`<p><a href="#not-listed">Which cars are not on the site, and why</a></p>` : '';
	return section('Stock', 'stock', html`<dl class="rows ledger">${lines}</dl>${which}`);
}

/** The records that became no car, each with its reason. */
export function leftOutTable({ leftOut }: ReportedStock): Html {
	if (leftOut.length === 0) return html``;
	const title = `Left out (${number(leftOut.length)})`;
	const more = leftOut.length > shownNotes ? html`<p class="quiet">The first ${shownNotes} of them.</p>` : '';
	const rows = leftOut.slice(0, shownNotes).map(noteCells);
	const content = table(title, ['Record', 'Car', 'Field', 'Value', 'Reason'], rows);
	return section(
		title,
		'left-out',
		html`<p class="quiet">These records are not cars on the site. Correct them in the feed.</p>${content}${more}`,
	);
}

const noteCells = ({ record, car, field, value, reason }: StockNote): Cells => [record, car, field, value, reason];

/** What the build read differently from how the feed has it. */
export function repairedTable({ repaired }: ReportedStock, link: LinkCars): Html {
	if (repaired.length === 0) return html``;
	const rows = repaired.map((group) => groupCells(group, link));
	const content = table('Repaired', ['How many', 'Field', 'What was done', 'For example'], rows);
	return section(
		'Repaired',
		'repaired',
		html`<p class="quiet">The feed writes these in its own way. The site shows them as it should.</p>${content}`,
	);
}

function groupCells({ count, field, reason, examples }: NoteGroup, link: LinkCars): Cells {
	const seen = examples.map(({ value, car, record }, index) => {
		const name = car ? link(car) : `record ${record}`;
		return html`${index ? '; ' : ''}${value ? html`${value} in ${name}` : name}`;
	});
	return [number(count), field, reason, html`${seen}`];
}

import { html } from 'hono/html';
import { formatProblem } from '../../src/config/problem.ts';
import type { StockNote } from '../../src/stock/feed/report.ts';
import type { NoteGroup, StockDigest } from '../../src/stock/feed/report-text.ts';
import type { TenantReport } from '../publish/report/build-report.ts';
import { counted, type Html, pageFrame } from './page-frame.ts';

type Cells = readonly (string | number)[];

/** Records left out that are shown; a dirty feed has thousands. */
const shownNotes = 500;

/** What the last build did for one tenant, for people: `/build-report/<slug>/` on the start host. */
export function reportPage(report: TenantReport): Html {
	return pageFrame(
		`Build report: ${report.name}`,
		html`<header><p><a href="/">All sites</a></p><h1>${report.name}</h1><p>${outcome(report)}</p></header>
${list('Problems', report.problems.map(formatProblem))}
${list('Warnings', report.warnings)}
${list('Feeds for advertisers', adFeeds(report))}
${list('New photo hosts', newHosts(report))}
${numbers(report)}
${report.stock ? stock(report.stock) : ''}`,
	);
}

function outcome({ ok, timesMs }: TenantReport): Html {
	const seconds = (timesMs.total / 1000).toFixed(2);
	return ok ? html`Built in ${seconds} s` : html`<strong class="bad">Failed</strong> after ${seconds} s`;
}

const newHosts = ({ newPhotoHosts = [] }: Partial<TenantReport>): string[] =>
	newPhotoHosts.map(({ host, photos }) => `${host}: ${counted(photos, 'photo')}`);

const adFeeds = ({ adFeeds = [] }: Partial<TenantReport>): string[] =>
	adFeeds.map(({ file, cars, leftOut }) => `${file}: ${counted(cars, 'car')}, ${leftOut} left out`);

function list(title: string, entries: readonly string[]): Html {
	if (entries.length === 0) return html``;
	return html`<section><h2>${title}</h2><ul>${entries.map((entry) => html`<li>${entry}</li>`)}</ul></section>`;
}

function numbers({ pages, bytes, peakMemory, timesMs }: TenantReport): Html {
	const rows = [
		...Object.entries(pages).map(([what, count]) => [`Pages ${what}`, count.toLocaleString('en-AU')]),
		['Site', megabytes(bytes)],
		['Peak memory', megabytes(peakMemory)],
		...Object.entries(timesMs).map(([step, spent]) => [`Time: ${step}`, `${Math.round(spent)} ms`]),
	];
	return html`<section><h2>Numbers</h2><dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}

function stock({ read, usable, listed, notListed, leftOut, repaired, warnings }: StockDigest): Html {
	const reasons = Object.entries(notListed).map(([reason, count]) => `${count.toLocaleString('en-AU')} × ${reason}`);
	const shown = leftOut.slice(0, shownNotes);
	const more = leftOut.length > shownNotes ? html`<p class="quiet">The first ${shownNotes} of them.</p>` : '';
	return html`<section><h2>Stock</h2><p>${counted(read, 'record')} read, ${counted(usable, 'car')} usable, ${listed.toLocaleString('en-AU')} listed.</p></section>
${list('Usable but not listed', reasons)}
${table(`Left out (${leftOut.length.toLocaleString('en-AU')})`, ['Record', 'Car', 'Field', 'Value', 'Reason'], shown.map(noteCells))}${more}
${table('Worth a look', groupHeadings, warnings.map(groupCells))}
${table('Repaired', groupHeadings, repaired.map(groupCells))}`;
}

const noteCells = ({ record, car, field, value, reason }: StockNote): Cells => [record, car, field, value, reason];

const groupHeadings = ['How many', 'Field', 'Reason', 'Examples'];

function groupCells({ count, field, reason, examples }: NoteGroup): Cells {
	const seen = examples.map(({ value, car, record }) => `${value || 'nothing'} in ${car || `record ${record}`}`);
	return [count.toLocaleString('en-AU'), field, reason, seen.join('; ')];
}

function table(title: string, headings: readonly string[], rows: readonly Cells[]): Html {
	if (rows.length === 0) return html``;
	const head = headings.map((heading) => html`<th scope="col">${heading}</th>`);
	const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
	return html`<section><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></section>`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

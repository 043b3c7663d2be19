import { html } from 'hono/html';
import { formatProblem } from '../../src/config/problem.ts';
import type { StockNote, StockReport } from '../../src/stock/report.ts';
import type { TenantReport } from '../build/report.ts';
import { counted, type Html, pageFrame } from './page-frame.ts';

/** Notes of one kind that are shown; a dirty feed has thousands. */
const shownNotes = 500;

/** What the last build did for one tenant, for people: `/build-report/<slug>/` on the start host. */
export function reportPage(report: TenantReport): Html {
	return pageFrame(
		`Build report: ${report.name}`,
		html`<header><p><a href="/">All sites</a></p><h1>${report.name}</h1><p>${outcome(report)}</p></header>
${list('Problems', report.problems.map(formatProblem))}
${list('Warnings', report.warnings)}
${numbers(report)}
${report.stock ? stock(report.stock) : ''}`,
	);
}

function outcome({ ok, times }: TenantReport): Html {
	const seconds = (times.total / 1000).toFixed(2);
	return ok ? html`Built in ${seconds} s` : html`<strong class="bad">Failed</strong> after ${seconds} s`;
}

function list(title: string, entries: readonly string[]): Html {
	if (entries.length === 0) return html``;
	return html`<section><h2>${title}</h2><ul>${entries.map((entry) => html`<li>${entry}</li>`)}</ul></section>`;
}

function numbers({ pages, bytes, peakMemory, times }: TenantReport): Html {
	const rows = [
		...Object.entries(pages).map(([what, count]) => [`Pages ${what}`, count.toLocaleString('en-AU')]),
		['Site', megabytes(bytes)],
		['Peak memory', megabytes(peakMemory)],
		...Object.entries(times).map(([step, spent]) => [`Time: ${step}`, `${Math.round(spent)} ms`]),
	];
	return html`<section><h2>Numbers</h2><dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}

function stock(report: StockReport): Html {
	const reasons = Object.entries(report.notListed).map(([reason, count]) => `${count}: ${reason}`);
	return html`<section><h2>Stock</h2><p>${counted(report.read, 'record')} read, ${counted(report.usable, 'car')} usable, ${report.listed.toLocaleString('en-AU')} listed.</p></section>
${list('Usable but not listed', reasons)}
${notes('Left out', report.leftOut)}${notes('Repaired', report.repaired)}${notes('Stock warnings', report.warnings)}`;
}

function notes(title: string, all: readonly StockNote[]): Html {
	if (all.length === 0) return html``;
	const more = all.length > shownNotes ? html`<p class="quiet">The first ${shownNotes} of them.</p>` : '';
	return html`<section><h2>${title} (${all.length.toLocaleString('en-AU')})</h2>${more}<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th>Record</th><th>Car</th><th>Field</th><th>Value</th><th>Reason</th></tr></thead>
<tbody>${all.slice(0, shownNotes).map(noteRow)}</tbody></table></div></section>`;
}

function noteRow({ record, car, field, value, reason }: StockNote): Html {
	return html`<tr><td>${record}</td><td>${car}</td><td>${field}</td><td>${value}</td><td>${reason}</td></tr>`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

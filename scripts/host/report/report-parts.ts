import { html } from 'hono/html';
import type { Html } from '../page-frame.ts';

export type Cells = readonly (string | number | Html)[];

/** A part of a report with its heading, which `id` leads to. */
export const section = (title: string, id: string, content: Html): Html =>
	html`<section id="${id}"><h2>${title}</h2>${content}</section>`;

/** Lines below a heading; nothing without lines. */
export function list(title: string, entries: readonly (string | Html)[]): Html {
	if (entries.length === 0) return html``;
	const lines = entries.map((entry) => html`<li>${entry}</li>`);
	return section(title, title.toLowerCase().replaceAll(' ', '-'), html`<ul class="notes">${lines}</ul>`);
}

/** A table that scrolls sideways by itself where it is too wide; `foot` is its last row, with the sums. */
export function table(
	title: string,
	headings: readonly string[],
	rows: readonly Cells[],
	foot: Cells | null = null,
): Html {
	const head = headings.map((heading) => html`<th scope="col">${heading}</th>`);
	const line = (cells: Cells): Html => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
	const body = rows.map(line);
	return html`<div class="scroll framed" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${head}</tr></thead><tbody>${body}</tbody>${foot ? html`<tfoot>${line(foot)}</tfoot>` : ''}</table></div>`;
}

import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { dayInFull } from '../../wording.ts';
import { blankRow, type HoursKind, type HoursRow, hoursFault, hoursList, hoursRows, weekdays } from './hours-rows.ts';

/** Lines for dates that are to be added. */
const spareDates = 3;
/** More lines than any form has. */
const mostRows = 100;

/** The form of a week's hours or of those of certain dates. `list`: as the config has it. */
export function hoursFields(kind: HoursKind, list: unknown): Html {
	const rows = hoursRows(kind, list);
	const spare = kind === 'dates' ? Array.from({ length: spareDates }, () => blankRow('')) : [];
	const about =
		kind === 'week'
			? 'Words are shown where a day has no times, such as “By appointment”.'
			: 'On these dates they take the place of the week’s hours. To add more than three, press See what changes and go on. A date that is cleared is taken out.';
	const last = kind === 'week' ? html`<th scope="col">Words</th>` : '';
	return html`<div class="hours" role="group" aria-label="${kind === 'week' ? 'Hours of the week' : 'Hours on dates'}"><table><thead><tr><th scope="col">${kind === 'week' ? 'Day' : 'Date'}</th><th scope="col">State</th><th scope="col">Opens</th><th scope="col">Closes</th>${last}</tr></thead>
<tbody>${[...rows, ...spare].map((row, index) => rowFields(kind, row, index))}</tbody></table><p class="quiet">${about}</p></div>`;
}

function rowFields(kind: HoursKind, row: HoursRow, index: number): Html {
	const name = nameOf(kind, row.day) || `new date ${index + 1}`;
	const input = (part: 'from' | 'to' | 'words', label: string, type: 'time' | 'text'): Html =>
		html`<td><input type="${type}" name="row-${index}-${part}" value="${row[part]}" aria-label="${label}, ${name}"${type === 'text' ? html` placeholder="or words"` : ''}></td>`;
	const option = (value: HoursRow['state'], words: string): Html =>
		html`<option value="${value}"${row.state === value ? ' selected' : ''}>${words}</option>`;
	const day =
		kind === 'week'
			? html`<th scope="row">${name}<input type="hidden" name="row-${index}-day" value="${row.day}"></th>`
			: html`<td><input type="date" name="row-${index}-day" value="${row.day}" aria-label="Date, ${name}"></td>`;
	const none = option('', kind === 'week' ? 'Not shown' : '–');
	return html`<tr>${day}<td><select name="row-${index}-state" aria-label="State, ${name}">${none}${option('Open', 'Open')}${option('Closed', 'Closed')}</select></td>${input('from', 'Opens', 'time')}${input('to', 'Closes', 'time')}${kind === 'week' ? input('words', 'Words', 'text') : ''}</tr>`;
}

type Read = { ok: true; value: unknown } | { ok: false; fault: string; value: unknown };

/** What the form says, as the config has it; with `fault` where it cannot be. `before`: what the config has. */
export function readHours(kind: HoursKind, text: (name: string) => string, before: unknown): Read {
	const rows = Array.from({ length: mostRows }, (_, index): HoursRow => {
		const part = (name: string): string => text(`row-${index}-${name}`).trim();
		const [day, from, to, words] = [part('day'), part('from'), part('to'), part('words')];
		const state = part('state');
		const isState = state === 'Open' || state === 'Closed';
		// Whoever gives its times need not choose that it is open.
		const guess = from && to ? 'Open' : '';
		return { day, state: isState ? state : guess, from, to, words };
	});
	const value = hoursList(kind, rows, before);
	const unsaid = kind === 'dates' && rows.find(({ day, state }) => day !== '' && state === '');
	const fault = unsaid
		? `Is it open or closed on ${dayInFull(unsaid.day)}? Choose its state.`
		: hoursFault(rows, (day) => nameOf(kind, day));
	return fault === null ? { ok: true, value } : { ok: false, fault, value };
}

const nameOf = (kind: HoursKind, day: string): string =>
	kind === 'week' ? (weekdays.find(([key]) => key === day)?.[1] ?? day) : day;

import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { dayInFull } from '../../wording.ts';
import type { Holiday } from './holidays.ts';
import { type HoursKind, type HoursRow, type RowFault, weekdays } from './hours-rows.ts';

/** `holidays`: those that are offered by name; `fresh`: the place of a row that was added just now. */
type Around = { fault: RowFault | null; holidays: readonly Holiday[]; fresh?: number | null };

/** The form of a week's hours or of those of certain dates. */
export function hoursFields(kind: HoursKind, rows: readonly HoursRow[], around: Around): Html {
	const about =
		kind === 'week'
			? 'Words are shown where a day has no times, such as “By appointment”.'
			: 'On these dates they take the place of the week’s hours.';
	const last = kind === 'week' ? html`<th scope="col">Words</th>` : html`<th><span class="unseen">Remove</span></th>`;
	const table =
		rows.length === 0
			? html`<p class="quiet none-yet">None yet.</p>`
			: html`<table><thead><tr><th scope="col">${kind === 'week' ? 'Day' : 'Date'}</th><th scope="col">State</th><th scope="col">Opens</th><th scope="col">Closes</th>${last}</tr></thead>
<tbody>${rows.map((row, index) => rowFields(kind, { row, index, around }))}</tbody></table>`;
	return html`<div class="hours" role="group" aria-label="${kind === 'week' ? 'Hours of the week' : 'Hours on dates'}"><input type="hidden" name="rows" value="${rows.length}">${table}<p class="quiet">${about}</p>${kind === 'dates' ? addDates(rows, around) : ''}</div>`;
}

/** The ways to one more date: any, or a public holiday that is not there yet. */
function addDates(rows: readonly HoursRow[], { holidays }: Around): Html {
	const left = holidays.filter(({ day }) => rows.every((row) => row.day !== day));
	const offer = ({ day, name }: Holiday): Html =>
		html`<button name="act" value="add-date:${day}" data-part>${name}, ${dayInFull(day)}</button>`;
	const named = left.length
		? html`<details class="add" data-at="holidays"><summary>Add a public holiday …</summary><p class="quiet">Those of your state in the next twelve months, closed at first. Your town may have one more, such as its show day.</p><p class="act">${left.map(offer)}</p></details>`
		: '';
	return html`<p class="add"><button name="act" value="add-date" data-part>Add a date</button></p>${named}`;
}

type RowAround = { row: HoursRow; index: number; around: Around };

function rowFields(kind: HoursKind, { row, index, around }: RowAround): Html {
	const { fault, holidays, fresh } = around;
	const name = dayName(kind, row.day) || `date ${index + 1}`;
	const faulty = fault?.row === index ? fault : null;
	const state = (part: RowFault['part']): Html =>
		faulty?.part === part ? html` aria-invalid="true" aria-describedby="fault" autofocus` : html``;
	const input = (part: 'from' | 'to' | 'words', label: string, type: 'time' | 'text'): Html =>
		html`<td><input type="${type}" name="row-${index}-${part}" value="${row[part]}" aria-label="${label}, ${name}"${type === 'text' ? html` placeholder="or words"` : ''}${state(part)}></td>`;
	const option = (value: HoursRow['state'], words: string): Html =>
		html`<option value="${value}"${row.state === value ? ' selected' : ''}>${words}</option>`;
	const holiday = holidays.find(({ day }) => day === row.day)?.name;
	const day =
		kind === 'week'
			? html`<th scope="row">${name}<input type="hidden" name="row-${index}-day" value="${row.day}"></th>`
			: html`<td><input type="date" name="row-${index}-day" value="${row.day}" aria-label="Date, ${holiday ?? name}"${state('day')}${fresh === index ? ' data-new' : ''}>${holiday ? html`<span class="quiet holiday">${holiday}</span>` : ''}</td>`;
	const none = option('', kind === 'week' ? 'Not shown' : '–');
	const last =
		kind === 'week'
			? input('words', 'Words', 'text')
			: html`<td><button name="act" value="drop-date:${index}" data-part aria-label="Remove ${holiday ?? name}">Remove</button></td>`;
	const said = faulty
		? html`<tr class="fault"><td colspan="5"><strong class="bad" role="alert" id="fault">${faulty.words}</strong></td></tr>`
		: '';
	return html`<tr>${day}<td><select name="row-${index}-state" aria-label="State, ${name}"${state('state')}>${none}${option('Open', 'Open')}${option('Closed', 'Closed')}</select></td>${input('from', 'Opens', 'time')}${input('to', 'Closes', 'time')}${last}</tr>${said}`;
}

/** A weekday or a date as people say it. */
export function dayName(kind: HoursKind, day: string): string {
	if (kind === 'week') return weekdays.find(([key]) => key === day)?.[1] ?? day;
	return /^\d{4}-\d\d-\d\d$/.test(day) ? dayInFull(day) : day;
}

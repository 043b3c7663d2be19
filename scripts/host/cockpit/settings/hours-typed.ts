import type { Text } from './form/sent-text.ts';
import { dayName } from './hours-form.ts';
import { blankRow, type HoursKind, type HoursRow, hoursFault, hoursList, type RowFault } from './hours-rows.ts';

/** The rows of a form of hours as they were typed, and why they cannot be; `fresh`: the place of one that was added. */
export type TypedHours = { rows: HoursRow[]; fault: RowFault | null; fresh?: number | null };

/** More lines than any form has. */
const mostRows = 200;

/** What the form says, each row in its place. */
function typedRows(text: Text): HoursRow[] {
	const count = [...Array(mostRows).keys()].findLast((index) => text.has(`row-${index}-day`)) ?? -1;
	return Array.from({ length: count + 1 }, (_, index): HoursRow => {
		const part = (name: string): string => text(`row-${index}-${name}`).trim();
		const [from, to, state] = [part('from'), part('to'), part('state')];
		const isState = state === 'Open' || state === 'Closed';
		// Whoever gives its times need not choose that it is open.
		const guess = from && to ? 'Open' : '';
		return { day: part('day'), state: isState ? state : guess, from, to, words: part('words') };
	});
}

/** What the form says, as the config has it, and why it cannot be. `before`: what the config has. Rows that say nothing are left out. */
export function readHours(kind: HoursKind, text: Text, before: unknown): TypedHours & { value: unknown } {
	const rows = typedRows(text).filter(({ day, state, from, to }) => `${day}${state}${from}${to}` !== '');
	return { rows, value: hoursList(kind, rows, before), fault: hoursFault(kind, rows, (day) => dayName(kind, day)) };
}

/** The rows after one of the form's own buttons, or as they are for any other. */
export function hoursAfter(act: string, text: Text): TypedHours {
	const rows = typedRows(text);
	const [name, given = ''] = act.split(':');
	if (name === 'weekdays')
		return { rows: rows.map((row, at) => (at < 5 ? { ...row, ...likeFirst(rows) } : row)), fault: null };
	if (name === 'drop-date') return { rows: rows.toSpliced(Number(given), 1), fault: null };
	if (name !== 'add-date') return { rows, fault: null };
	if (given === '') return { rows: [...rows, blankRow('')], fault: null, fresh: rows.length };
	const after = rows.findIndex(({ day }) => day > given);
	const at = after < 0 ? rows.length : after;
	return { rows: rows.toSpliced(at, 0, { ...blankRow(given), state: 'Closed' }), fault: null, fresh: at };
}

/** The hours of the first row, which Monday has, for another day. */
function likeFirst([first]: readonly HoursRow[]): Omit<HoursRow, 'day'> {
	const { day: _, ...hours } = first ?? blankRow('');
	return hours;
}

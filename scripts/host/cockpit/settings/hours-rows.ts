import { openingHours, specialHoursEntry } from '../../../../src/config/hours.ts';
import { dayInFull } from '../../wording.ts';

/** Hours that have a form: those of a week, or of certain dates. */
export type HoursKind = 'week' | 'dates';

/** A day of a form of hours; texts as they are typed, empty for none. `day`: a weekday, 0 for Sunday, or a date. */
export type HoursRow = { day: string; state: '' | 'Open' | 'Closed'; from: string; to: string; words: string };

/** Monday comes first. */
export const weekdays = [
	['1', 'Monday'],
	['2', 'Tuesday'],
	['3', 'Wednesday'],
	['4', 'Thursday'],
	['5', 'Friday'],
	['6', 'Saturday'],
	['0', 'Sunday'],
] as const;

/** Whether a list at a path is one of weekdays by their numbers, such as `closed_weekdays`. */
export const isWeekdays = (path: readonly string[]): boolean => /(?:^|_)weekdays$/.test(path.at(-1) ?? '');

/** `Monday` of 1; what is no weekday stays as it is. */
export const weekdayName = (day: unknown): string => weekdays.find(([key]) => key === String(day))?.[1] ?? String(day);

type Entry = Readonly<Record<string, unknown>>;

/** Where an entry of the config has its day and its times. */
const keys = {
	week: { day: 'weekday', from: 'open', to: 'close' },
	dates: { day: 'date', from: 'start_hour', to: 'end_hour' },
} as const;

/** A list of the config as a form shows it: a week has all its days. */
export function hoursRows(kind: HoursKind, list: unknown): HoursRow[] {
	const rows = entriesOf(list).map((entry) => rowOf(kind, entry));
	if (kind === 'dates') return rows.toSorted((one, other) => (one.day < other.day ? -1 : 1));
	return weekdays.map(([day]) => rows.find((row) => row.day === day) ?? blankRow(day));
}

/** A day of which nothing is said yet. */
export const blankRow = (day: string): HoursRow => ({ day, state: '', from: '', to: '', words: '' });

/** What a form says, as the config has it. A day that stays as it was keeps the words of the file; one without a state goes. */
export function hoursList(kind: HoursKind, rows: readonly HoursRow[], before: unknown): Entry[] {
	const old = new Map(entriesOf(before).map((entry) => [rowOf(kind, entry).day, entry]));
	return rows
		.filter(({ day, state }) => day !== '' && (state !== '' || kind === 'dates'))
		.map((row) => {
			const known = old.get(row.day);
			return known && isSame(row, rowOf(kind, known)) ? known : entryOf(kind, row);
		});
}

/** Why a row of a form cannot be, and which of its fields says so. */
export type RowFault = { row: number; part: 'day' | 'state' | 'from' | 'to' | 'words'; words: string };

/** The first row that cannot be; null where all can. */
export function hoursFault(
	kind: HoursKind,
	rows: readonly HoursRow[],
	nameOf: (day: string) => string,
): RowFault | null {
	const faults = rows.map((row, index): Omit<RowFault, 'row'> | null => {
		const isTwice = kind === 'dates' && row.day !== '' && rows.findIndex(({ day }) => day === row.day) < index;
		if (isTwice) return { part: 'day', words: `${nameOf(row.day)} is there twice: remove one.` };
		return (kind === 'dates' ? dateFault(row, nameOf) : null) ?? timesFault(row, nameOf);
	});
	const row = faults.findIndex((fault) => fault !== null);
	const fault = faults[row];
	return fault ? { ...fault, row } : null;
}

function dateFault({ day, state }: HoursRow, nameOf: (day: string) => string): Omit<RowFault, 'row'> | null {
	if (day === '') return { part: 'day', words: 'Choose the date.' };
	return state === '' ? { part: 'state', words: `Is it open or closed on ${nameOf(day)}? Choose its state.` } : null;
}

function timesFault({ day, state, from, to }: HoursRow, nameOf: (day: string) => string): Omit<RowFault, 'row'> | null {
	if (state !== 'Open' || (from === '' && to === '')) return null;
	if (from === '' || to === '')
		return {
			part: from === '' ? 'from' : 'to',
			words: `${nameOf(day)} needs both times: when it opens and when it closes.`,
		};
	return from >= to
		? { part: 'to', words: `${nameOf(day)} closes at ${to}, which is not after it opens at ${from}.` }
		: null;
}

function entryOf(kind: HoursKind, { day, state, from, to, words }: HoursRow): Entry {
	const names = keys[kind];
	const times = state === 'Open' && from && to ? { [names.from]: from, [names.to]: to } : {};
	const said = kind === 'week' && words ? { formated_hours: words } : {};
	return kind === 'week'
		? { weekday: Number(day), status: state, ...times, ...said }
		: { status: state, date: day, ...times };
}

/** Times are read as a build reads them, `8:30am` as 08:30; what it would refuse stays as it is. */
function rowOf(kind: HoursKind, entry: Entry): HoursRow {
	const names = keys[kind];
	const read = kind === 'week' ? openingHours.safeParse([entry]).data?.[0] : specialHoursEntry.safeParse(entry).data;
	const value = (read ?? entry) as Entry;
	const text = (key: string): string => String(value[key] ?? '');
	const [from, to, words] = [text(names.from), text(names.to), text('formated_hours')];
	const state = value['status'] === 'Closed' ? 'Closed' : value['status'] === 'Open' || from || words ? 'Open' : '';
	return { day: text(names.day), state, from, to, words };
}

const isSame = (one: HoursRow, other: HoursRow): boolean =>
	one.state === other.state && one.from === other.from && one.to === other.to && one.words === other.words;

/** Hours on dates, a line each: `25 Dec 2026: closed`. */
export const dateLines = (list: unknown): string[] =>
	hoursRows('dates', list).map(({ day, state, from, to }) => {
		const when = /^\d{4}-\d\d-\d\d$/.test(day) ? dayInFull(day) : day;
		return `${when}: ${state === 'Open' && from ? `${from}–${to}` : state.toLowerCase()}`;
	});

const entriesOf = (list: unknown): Entry[] =>
	Array.isArray(list) ? list.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null) : [];

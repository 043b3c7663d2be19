/**
 * Opening hours as they are written (LOC-6): Monday first, equal neighbouring days as one line.
 * Monday to Friday 08:30–17:30, Saturday 08:30–16:30, Sunday closed →
 * `Mon-Fri 8:30am-5:30pm`, `Sat 8:30am-4:30pm`, `Sun Closed`.
 */
export type OpeningHours = {
	/** 0 is Sunday. */
	weekday: number;
	status: 'Open' | 'Closed' | null;
	formated_hours?: string | undefined;
	/** `HH:MM`. */
	open?: string | undefined;
	/** `HH:MM`. */
	close?: string | undefined;
};

export type HoursLine = { days: string; hours: string };

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** The week in as few lines as possible; a weekday without an entry has no line and parts its neighbours. */
export function openingHoursLines(week: readonly OpeningHours[]): HoursLine[] {
	const lines: { first: number; last: number; hours: string }[] = [];
	for (const weekday of mondayFirst) {
		const entry = week.find((candidate) => candidate.weekday === weekday);
		if (!entry) continue;
		const hours = hoursText(entry);
		const before = lines.at(-1);
		if (before?.hours === hours && (before.last + 1) % 7 === weekday) before.last = weekday;
		else lines.push({ first: weekday, last: weekday, hours });
	}
	return lines.map(({ first, last, hours }) => ({ days: daysText(first, last), hours }));
}

/** One day's hours: `Closed`, `8:30am-5:30pm`, the dealer's own words, or nothing where nothing is known. */
export function hoursText({ status, open, close, formated_hours }: OpeningHours): string {
	if (status === 'Closed') return 'Closed';
	if (open && close) return `${timeText(open)}-${timeText(close)}`;
	return formated_hours ?? status ?? '';
}

/** `17:30` → `5:30pm`, `09:00` → `9am`. */
export function timeText(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
	return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

/** The short name of a weekday; 0 is `Sun`. */
export function dayName(weekday: number): string {
	return dayNames[weekday] ?? '';
}

function daysText(first: number, last: number): string {
	return first === last ? dayName(first) : `${dayName(first)}-${dayName(last)}`;
}

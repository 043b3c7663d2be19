import type { OpeningHours } from '../../../domain/hours/opening-hours.ts';
import type { Thing } from './json-ld.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** How schema.org writes a day on which nothing is open. */
const closed = { opens: '00:00', closes: '00:00' };

/**
 * A week's hours (LOC-6): days with the same times together, Monday first. Days that only words or nothing describe are
 * left out: search engines would take them for other times than the page says.
 */
export function openingHours(week: readonly OpeningHours[]): Thing[] {
	const days = [...week]
		.sort((one, other) => ((one.weekday + 6) % 7) - ((other.weekday + 6) % 7))
		.flatMap((day) => {
			const times = timesOf(day);
			return times ? [{ day: `https://schema.org/${dayNames[day.weekday]}`, times }] : [];
		});
	const groups = Map.groupBy(days, ({ times }) => `${times.opens} ${times.closes}`);
	return [...groups.values()].map((group) => ({
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: group.map(({ day }) => day),
		...group[0]?.times,
	}));
}

type SpecialHours = {
	date: string;
	status: 'Open' | 'Closed' | null;
	start_hour?: string | undefined;
	end_hour?: string | undefined;
};

/** The dates from `from` on (`YYYY-MM-DD`) that have their own hours, earliest first (LOC-6). */
export function specialHours(dates: readonly SpecialHours[], from: string): Thing[] {
	return dates
		.filter(({ date }) => date >= from)
		.sort((one, other) => (one.date < other.date ? -1 : 1))
		.flatMap(({ date, status, start_hour: open, end_hour: close }) => {
			const times = timesOf({ status, open, close });
			if (!times) return [];
			return [{ '@type': 'OpeningHoursSpecification', ...times, validFrom: date, validThrough: date }];
		});
}

function timesOf({ status, open, close }: Pick<OpeningHours, 'status' | 'open' | 'close'>) {
	if (status === 'Closed') return closed;
	return open && close ? { opens: open, closes: close } : null;
}

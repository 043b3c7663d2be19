import type { FormPlace } from '../../../contract/forms-file.ts';
import { clockOf } from '../../../domain/hours/local-clock.ts';
import { dayPart, spokenTime } from '../../../domain/hours/spoken-time.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { visitsTo } from '../controls/visits.ts';
import type { FormContext } from '../shell/form-context.ts';
import { chosenPlace, offeredPlaces } from './offered-places.ts';

/** A place and the first time at which somebody can come there, `2026-11-28T13:30`. */
export type EarliestVisit = { place: FormPlace; time: string };

/** When somebody can come at the earliest, to the chosen place or else to each that is on offer, the soonest first; places whose hours are not known are left out (CAR-1). */
export function earliestVisits(asked: FormContext, location: unknown): EarliestVisit[] {
	const chosen = chosenPlace(asked, location);
	return (chosen ? [chosen] : offeredPlaces(asked))
		.flatMap((place) => firstVisit(asked, place))
		.sort((one, other) => (one.time < other.time ? -1 : 1));
}

/** `Sat 28 Nov, 1:30 pm`. */
export function visitText(time: string, locale: Locale): string {
	const date = dayPart(time.slice(0, 10), locale, { weekday: 'short', day: 'numeric', month: 'short' });
	return `${date.replace(',', '')}, ${spokenTime(time, locale)}`;
}

function firstVisit(asked: FormContext, place: FormPlace): EarliestVisit[] {
	if (!place.hours) return [];
	const { today = '', visitNotice: notice, serviceLastStart } = asked.site.settings;
	const last = asked.form.department === 'service' ? serviceLastStart : undefined;
	const { days, timesOn } = visitsTo(place.hours, { today, now: Date.now() / 1000, notice, last });
	const [day = ''] = days;
	const [minute] = day ? timesOn(day) : [];
	return minute === undefined ? [] : [{ place, time: `${day}T${clockOf(minute)}` }];
}

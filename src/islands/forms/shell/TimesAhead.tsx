import { useFormikContext } from 'formik';
import type { FormPlace } from '../../../contract/forms-file.ts';
import { clockOf } from '../../../domain/hours/local-clock.ts';
import { dayPart, spokenTime } from '../../../domain/hours/spoken-time.ts';
import { contactName } from '../../../domain/places/contact-slug.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { asksTime } from '../../../forms/flow/asks-time.ts';
import { visitsTo } from '../controls/visits.ts';
import { chosenPlace, offeredPlaces } from '../facts/offered-places.ts';
import { useAlive } from '../fields/use-alive.ts';
import { type FormContext, useForm } from './form-context.ts';

/** Before the step that asks for a day and time: that it comes, and how soon somebody can come, and where (CAR-1). */
export function TimesAhead({ step }: { step: number }) {
	const asked = useForm();
	const { values } = useFormikContext<FormValues>();
	const isAlive = useAlive();
	if (asksTime(asked.form, step) || !asksTime(asked.form, step + 1)) return null;
	const earliest = isAlive ? earliestVisit(asked, values['location']) : null;
	if (!earliest) return <p className="field-help">You choose a day and time next.</p>;
	return (
		<p className="field-help">
			Earliest time: <strong>{earliest}</strong>. You choose next.
		</p>
	);
}

/** `Sat 28 Nov, 1:30 pm` at the only place, `…, Cleveland` at the chosen of several, else the first of them; null where no hours are known. */
function earliestVisit(asked: FormContext, location: unknown): string | null {
	const chosen = chosenPlace(asked, location);
	const offered = offeredPlaces(asked);
	const [first] = (chosen ? [chosen] : offered)
		.flatMap((place) => firstVisit(asked, place))
		.sort((one, other) => (one.time < other.time ? -1 : 1));
	if (!first) return null;
	const { locale, locations } = asked.site.settings;
	const date = dayPart(first.time.slice(0, 10), locale, { weekday: 'short', day: 'numeric', month: 'short' });
	const name = locations.find(({ id }) => id === first.place)?.name;
	const where = offered.length < 2 || !name ? '' : `, ${contactName(name)}`;
	return `${date.replace(',', '')}, ${spokenTime(first.time, locale)}${where}`;
}

/** The first time of a place, `2026-11-28T13:30`; none where its hours are not known. */
function firstVisit(asked: FormContext, { id, hours }: FormPlace): { place: number; time: string }[] {
	if (!hours) return [];
	const { today = '', visitNotice: notice, serviceLastStart } = asked.site.settings;
	const last = asked.form.department === 'service' ? serviceLastStart : undefined;
	const { days, timesOn } = visitsTo(hours, { today, now: Date.now() / 1000, notice, last });
	const [day = ''] = days;
	const [minute] = day ? timesOn(day) : [];
	return minute === undefined ? [] : [{ place: id, time: `${day}T${clockOf(minute)}` }];
}

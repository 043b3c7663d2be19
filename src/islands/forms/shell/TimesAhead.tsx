import { useFormikContext } from 'formik';
import { clockOf } from '../../../domain/hours/local-clock.ts';
import { dayPart, spokenTime } from '../../../domain/hours/spoken-time.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { asksTime } from '../../../forms/flow/asks-time.ts';
import { visitsTo } from '../controls/visits.ts';
import { chosenPlace } from '../facts/offered-places.ts';
import { useAlive } from '../fields/use-alive.ts';
import { type FormContext, useForm } from './form-context.ts';

/** Before the step that asks for a day and time: that it comes, and how soon somebody can come, where the place is known (CAR-1). */
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

/** `Sat 28 Nov, 1:30 pm`; null where the place is not chosen yet or its hours are not known. */
function earliestVisit(asked: FormContext, location: unknown): string | null {
	const hours = chosenPlace(asked, location)?.hours;
	if (!hours) return null;
	const { today = '', visitNotice: notice, serviceLastStart, locale } = asked.site.settings;
	const last = asked.form.department === 'service' ? serviceLastStart : undefined;
	const { days, timesOn } = visitsTo(hours, { today, now: Date.now() / 1000, notice, last });
	const [day = ''] = days;
	const [minute] = day ? timesOn(day) : [];
	if (minute === undefined) return null;
	const date = dayPart(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
	return `${date}, ${spokenTime(`${day}T${clockOf(minute)}`, locale)}`;
}

import { useFormikContext } from 'formik';
import { contactName } from '../../../domain/places/contact-slug.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { asksTime } from '../../../forms/flow/asks-time.ts';
import { earliestVisits, visitText } from '../facts/earliest-visits.ts';
import { offeredPlaces } from '../facts/offered-places.ts';
import { useAlive } from '../fields/use-alive.ts';
import { type FormContext, useForm } from './form-context.ts';

/** Before the step that asks for a day and time: that it comes, and how soon somebody can come, and where (CAR-1). */
export function TimesAhead({ step }: { step: number }) {
	const asked = useForm();
	const { values } = useFormikContext<FormValues>();
	const isAlive = useAlive();
	if (asksTime(asked.form, step) || !asksTime(asked.form, step + 1)) return null;
	const earliest = isAlive ? earliestText(asked, values['location']) : null;
	if (!earliest) return <p className="field-help">You choose a day and time next.</p>;
	return (
		<p className="field-help">
			Earliest time: <strong>{earliest}</strong>. You choose next.
		</p>
	);
}

/** `Sat 28 Nov, 1:30 pm` at the only place, `…, Cleveland` at the chosen of several, else the first of them; null where no hours are known. */
function earliestText(asked: FormContext, location: unknown): string | null {
	const [first] = earliestVisits(asked, location);
	if (!first) return null;
	const { locale, locations } = asked.site.settings;
	const name = locations.find(({ id }) => id === first.place.id)?.name;
	const where = offeredPlaces(asked).length < 2 || !name ? '' : `, ${contactName(name)}`;
	return visitText(first.time, locale) + where;
}

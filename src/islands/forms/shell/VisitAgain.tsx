import { useFormikContext } from 'formik';
import { spokenDay, spokenTime } from '../../../domain/hours/spoken-time.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { useForm } from './form-context.ts';

/** The day and time that were chosen at an earlier step, in a line with the place: what the visitor is about to ask for (CAR-1). */
export function VisitAgain({ step }: { step: number }) {
	const { values } = useFormikContext<FormValues>();
	const { form, site } = useForm();
	const { locale, locations } = site.settings;
	const visit = form.steps
		.filter(({ id }) => id < step)
		.flatMap(({ fields }) => fields.filter((field) => kindOf(field).rule === 'date-time').flatMap(valueKeys))
		.map(({ key }) => String(values[key] ?? ''))
		.find((value) => /^[\d-]{10}T\d\d:\d\d$/.test(value));
	if (!visit) return null;
	const place = locations.find(({ id }) => String(id) === String(values['location'] ?? ''));
	return (
		<p className="form-estimate form-estimate-again">
			<span>
				Your time:{' '}
				<strong>
					{spokenDay(visit.slice(0, 10), locale)}, {spokenTime(visit, locale)}
				</strong>
				{place && `, ${place.name}`}
			</span>
		</p>
	);
}

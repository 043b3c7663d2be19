import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { visitingTimes } from '../../../domain/hours/visiting-times.ts';
import { localeFacts } from '../../../domain/words/locale.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { chosenPlace } from '../facts/offered-places.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** A day from today on and a time of it at which the chosen location is open, sent as one: `2026-02-28T10:30` (CAR-1). */
export function DateTimeControl({ field }: { field: FieldDefinition }) {
	const form = useForm();
	const { site } = form;
	const { values } = useFormikContext<FormValues>();
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const { id, autoComplete: _, name, ...state } = attributes;
	const [day = '', time = ''] = (typeof value === 'string' ? value : '').split('T');
	const place = chosenPlace(form, values['location']);
	const times = visitingTimes(place?.hours ?? null, day).map((minutes) => ({ minutes, text: clock(minutes) }));
	const write = (nextDay: string, nextTime: string) => set(nextDay || nextTime ? `${nextDay}T${nextTime}` : '');
	const isOffered = time === '' || times.some(({ text }) => text === time);
	useEffect(() => {
		// A time that the day or the location does not have is not shown, so it is not sent either.
		if (!isOffered) write(day, '');
	}, [isOffered]);
	return (
		<FieldGroup field={field} className="field-date-time">
			<div className="field-parts">
				<div className="field field-half">
					<label htmlFor={id}>Day</label>
					<input
						{...state}
						id={id}
						name={name}
						className="field-input"
						type="date"
						min={site.settings.today}
						value={day}
						onChange={({ target }) => write(target.value, time)}
					/>
				</div>
				<div className="field field-half">
					<label htmlFor={`${id}-time`}>Time</label>
					<span className="field-select">
						<select
							{...state}
							data-fault={undefined}
							id={`${id}-time`}
							className="field-input"
							value={time}
							onChange={({ target }) => write(day, target.value)}
						>
							<option value="">Please choose</option>
							{times.map(({ minutes, text }) => (
								<option key={text} value={text}>
									{spoken(minutes, site.settings.locale)}
								</option>
							))}
						</select>
					</span>
				</div>
			</div>
			{times.length === 0 && (
				<p className="field-fault" role="status">
					We are closed on this day. Please choose another one.
				</p>
			)}
			<Fault name={part.key} />
		</FieldGroup>
	);
}

/** `09:30`. */
function clock(minutes: number): string {
	return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `9:30 am`. */
function spoken(minutes: number, locale: string): string {
	const time = new Date(2000, 0, 1, 0, minutes);
	return time.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', hour12: localeFacts(locale).hour12 });
}

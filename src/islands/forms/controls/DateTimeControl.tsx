import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { clockOf } from '../../../domain/hours/local-clock.ts';
import { spokenDay } from '../../../domain/hours/spoken-time.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { awaitsPlace, chosenPlace } from '../facts/offered-places.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { useAlive } from '../fields/use-alive.ts';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { type FormContext, useForm } from '../shell/form-context.ts';
import { DayStrip } from './DayStrip.tsx';
import { DaysLater } from './DaysLater.tsx';
import { EarlierFirst } from './EarlierFirst.tsx';
import { OtherDay } from './OtherDay.tsx';
import { PlaceFirst } from './PlaceFirst.tsx';
import { TimeChips } from './TimeChips.tsx';
import { noticeText, type Visits, visitsTo } from './visits.ts';

/**
 * A day from today on, of the next ones on which the chosen location is open or any other, and a time of it, sent as one:
 * `2026-02-28T10:30` (CAR-1).
 */
export function DateTimeControl({ field }: { field: FieldDefinition }) {
	const form = useForm();
	const { values } = useFormikContext<FormValues>();
	const isAlive = useAlive();
	if (field.after && !isTime(values[field.after])) return <EarlierFirst field={field} />;
	if (awaitsPlace(form, values['location'])) return <PlaceFirst field={field} />;
	return isAlive ? <DayAndTime field={field} /> : <DaysLater field={field} />;
}

const isTime = (value: unknown): boolean => /T\d/.test(String(value));

function DayAndTime({ field }: { field: FieldDefinition }) {
	const form = useForm();
	const { today = '', locale, visitNotice, serviceLastStart } = form.site.settings;
	// What is brought back is not made ready.
	const notice = field.after ? 0 : visitNotice;
	const last = form.form.department === 'service' ? serviceLastStart : undefined;
	const { values } = useFormikContext<FormValues>();
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const { id, autoComplete: _, name, 'data-fault': fault, ...state } = attributes;
	const [day = '', time = ''] = (typeof value === 'string' ? value : '').split('T');
	const [now] = useState(() => Date.now() / 1000);
	const first = availableFrom(field, form);
	const after = field.after && String(values[field.after]);
	const hours = chosenPlace(form, values['location'])?.hours ?? null;
	const { days, timesOn, isTooSoon } = visitsTo(hours, { today, now, first, after, notice, last });
	const [asksOther, setAsksOther] = useState(false);
	const isOther = asksOther || (day !== '' && !days.includes(day));
	const times = day === '' ? [] : timesOn(day).map(clockOf);
	const write = (nextDay: string, nextTime: string) => set(nextDay || nextTime ? `${nextDay}T${nextTime}` : '');
	const isOffered = time === '' || day === '' || times.includes(time);
	useEffect(() => {
		// A time that the day or the location does not have is not shown, so it is not sent either.
		if (!isOffered) write(day, '');
	}, [isOffered]);
	// The summary of errors leads to what is missing.
	const lacksTime = day !== '' && (time === '' || fault !== undefined);
	const ofDay = { id: lacksTime ? `${id}-day` : id, 'data-name': name, 'data-fault': lacksTime ? undefined : fault };
	return (
		<FieldGroup
			field={{
				...field,
				help: [first && `It’s available from ${spokenDay(first, locale)}.`, field.help, noticeText(notice)]
					.filter(Boolean)
					.join(' '),
			}}
		>
			<DayStrip
				days={days.map((date) => ({ date, isFree: true }))}
				chosen={isOther ? '' : day}
				choose={(date) => {
					setAsksOther(false);
					write(date, time);
				}}
				first={isOther ? { id: `${id}-first-day` } : ofDay}
			/>
			{!lacksTime && !isOther && <Fault name={part.key} />}
			<div className="field-parts">
				<OtherDay
					{...{ ...state, ...ofDay }}
					isOpen={isOther}
					open={() => {
						setAsksOther(true);
						write('', time);
					}}
					min={after?.slice(0, 10) ?? first ?? today}
					day={day}
					choose={(date) => write(date, time)}
				/>
			</div>
			{day === '' && <p className="field-help">Choose a day to see its times.</p>}
			{times.length > 0 && (
				<TimeChips
					day={day}
					times={times.map((clock) => `${day}T${clock}`)}
					chosen={value}
					choose={set}
					first={{ id: lacksTime ? id : `${id}-first-time`, 'data-fault': lacksTime ? fault : undefined }}
				/>
			)}
			{day !== '' && times.length === 0 && (
				<p className="field-fault" role="status">
					{whyNone(day, { first, after, isTooSoon })} Please choose another one.
				</p>
			)}
			{(lacksTime || isOther) && <Fault name={part.key} />}
		</FieldGroup>
	);
}

type Bounds = { first: string | undefined; after: string | undefined } & Pick<Visits, 'isTooSoon'>;

function whyNone(day: string, { first, after, isTooSoon }: Bounds): string {
	if (after && day < after.slice(0, 10)) return 'This is before the pick-up.';
	if (after?.startsWith(day)) return 'No time is left on this day after the pick-up.';
	if (first && day < first) return 'It isn’t available on this day yet.';
	return isTooSoon(day) ? 'We can’t be ready on this day any more.' : 'We are closed on this day.';
}

/** The day to come from which the car can be collected, where it is collected and its feed says so (SITE-8). */
function availableFrom({ only }: FieldDefinition, { about, site }: FormContext): string | undefined {
	const { available } = about;
	return only === 'subscribed' && available && available > (site.settings.today ?? '') ? available : undefined;
}

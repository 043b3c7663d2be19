import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { loadFreeTimes } from '../../../client/leads/free-times.ts';
import type { FreeTime, FreeTimes } from '../../../contract/test-drives.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { chosenPlace } from '../facts/offered-places.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue, useFaults, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';
import { DateTimeControl } from './DateTimeControl.tsx';
import { spokenTime } from './spoken-time.ts';

type Times = FreeTimes | 'loading' | 'failed';

/** The free times of the chosen location: days as a strip, times of the day below (CAR-1). Where there are none to show, any time can be asked for. */
export function TimeSlotsControl({ field }: { field: FieldDefinition }) {
	const form = useForm();
	const { values } = useFormikContext<FormValues>();
	const location = String(values['location'] ?? '');
	const place = chosenPlace(form, location);
	if (!place && form.site.places.length > 1) {
		return (
			<FieldGroup field={{ ...field, help: '' }}>
				<p className="field-help">Choose a location to see its free times.</p>
				<Fault name={onlyValue(field).key} />
			</FieldGroup>
		);
	}
	if (!place?.slots) return <AnyTime field={field} />;
	return <Slots key={location} field={field} location={location} car={String(values['car_id'] ?? '')} />;
}

function AnyTime({ field, why }: { field: FieldDefinition; why?: string }) {
	return (
		<>
			{why && (
				<p className="field-note" role="status">
					{why}
				</p>
			)}
			<DateTimeControl field={{ ...field, help: 'Tell us when you would like to come. We will agree on a time.' }} />
		</>
	);
}

function Slots({ field, location, car }: { field: FieldDefinition; location: string; car: string }) {
	const { site } = useForm();
	const part = onlyValue(field);
	const fault = useFaults([part.key])[part.key];
	const { value, set } = useValue(field, part);
	const [times, setTimes] = useState<Times>('loading');
	const [tries, setTries] = useState(0);
	// Asked again once somebody else has taken the chosen time.
	useEffect(() => {
		let current = true;
		loadFreeTimes({ base: site.base, location, car }).then(
			(free) => current && setTimes(free),
			() => current && setTimes('failed'),
		);
		return () => {
			current = false;
		};
	}, [site.base, location, car, fault, tries]);
	useEffect(() => {
		if (typeof times !== 'object') return;
		const isOffered = times.days.some((day) => day.times.some(({ local }) => local === value));
		if (!isOffered && value !== '') set('');
	}, [times]);
	if (times === 'loading') return <Waiting field={field} />;
	if (times === 'failed') {
		const why = navigator.onLine
			? 'We cannot show the free times at the moment.'
			: 'You seem to be offline, so we cannot show the free times.';
		return (
			<>
				<AnyTime field={field} why={why} />
				<button
					type="button"
					className="button button-outline button-small"
					onClick={() => {
						setTimes('loading');
						setTries(tries + 1);
					}}
				>
					Show the free times
				</button>
			</>
		);
	}
	if (!times.days.some((day) => day.times.length > 0)) {
		return <AnyTime field={field} why={`Nothing is free in the next ${times.days.length} days.`} />;
	}
	return <Choice field={field} free={times} />;
}

function Waiting({ field }: { field: FieldDefinition }) {
	return (
		<FieldGroup field={field}>
			<div className="form-waiting slot-waiting" role="status">
				<span className="sr-only">Loading the free times</span>
				<i />
				<i />
			</div>
		</FieldGroup>
	);
}

function Choice({ field, free }: { field: FieldDefinition; free: FreeTimes }) {
	const { site } = useForm();
	const { locale } = site.settings;
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const first = free.days.find(({ times }) => times.length > 0)?.date ?? '';
	const [day, setDay] = useState(String(value).slice(0, 10) || first);
	const open = free.days.find(({ date, times }) => date === day && times.length > 0) ? day : first;
	const times = free.days.find(({ date }) => date === open)?.times ?? [];
	const choose = (date: string) => {
		setDay(date);
		if (!String(value).startsWith(date)) set('');
	};
	return (
		<FieldGroup field={field} className="field-slots">
			<div className="slot-days" role="radiogroup" aria-label="Day">
				{free.days.map(({ date, times: own }) => (
					<label key={date} className="slot-day">
						<input
							type="radio"
							name={`${attributes.id}-day`}
							checked={date === open}
							disabled={own.length === 0}
							aria-label={`${dayText(date, locale)}${own.length === 0 ? ', nothing free' : ''}`}
							onChange={() => choose(date)}
						/>
						<span aria-hidden="true">
							<span>{partText(date, locale, { weekday: 'short' })}</span>
							<span>{partText(date, locale, { day: 'numeric', month: 'short' })}</span>
						</span>
					</label>
				))}
			</div>
			<Zone free={free} />
			<div role="radiogroup" aria-label={`Time on ${dayText(open, locale)}`}>
				{halves(times).map(({ name, own }) => (
					<div key={name} className="slot-half">
						<p className="slot-name">{name}</p>
						<div className="slot-times">
							{own.map(({ slot, local }) => (
								<label key={slot} className="slot-time">
									<input
										type="radio"
										id={local === times[0]?.local ? attributes.id : undefined}
										name={attributes.id}
										data-name={attributes.name}
										data-fault={local === times[0]?.local ? attributes['data-fault'] : undefined}
										checked={value === local}
										onChange={() => set(local)}
									/>
									<span>{spokenTime(local, locale)}</span>
								</label>
							))}
						</div>
					</div>
				))}
			</div>
			<Fault name={part.key} />
		</FieldGroup>
	);
}

/** Says whose clock the times are by, where the visitor's shows another time. */
function Zone({ free: { zone, days } }: { free: FreeTimes }) {
	const { site } = useForm();
	const time = days.flatMap(({ times }) => times)[0];
	if (!time) return null;
	const moment = new Date(time.slot);
	const offsets = [zone, undefined].map((timeZone) =>
		moment.toLocaleString('en-AU', { ...(timeZone && { timeZone }) }),
	);
	if (offsets[0] === offsets[1]) return null;
	const format = new Intl.DateTimeFormat(site.settings.locale, { timeZone: zone, timeZoneName: 'long' });
	const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
	return <p className="field-help">Times are by the clock of the location: {name}.</p>;
}

function halves(times: readonly FreeTime[]): { name: string; own: FreeTime[] }[] {
	const isMorning = ({ local }: FreeTime): boolean => local.slice(11) < '12:00';
	return [
		{ name: 'Morning', own: times.filter(isMorning) },
		{ name: 'Afternoon', own: times.filter((time) => !isMorning(time)) },
	].filter(({ own }) => own.length > 0);
}

/** `Saturday 28 November`. */
const dayText = (date: string, locale: string): string =>
	partText(date, locale, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

const partText = (date: string, locale: string, parts: Intl.DateTimeFormatOptions): string =>
	new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(date));

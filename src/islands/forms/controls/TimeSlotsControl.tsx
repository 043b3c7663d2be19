import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { loadFreeTimes } from '../../../client/leads/free-times.ts';
import type { FreeTimes } from '../../../contract/test-drives.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { awaitsPlace, chosenPlace } from '../facts/offered-places.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue, useFaults, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';
import { DateTimeControl } from './DateTimeControl.tsx';
import { DayStrip } from './DayStrip.tsx';
import { PlaceFirst } from './PlaceFirst.tsx';
import { TimeChips } from './TimeChips.tsx';

type Times = FreeTimes | 'loading' | 'failed';

/** The free times of the chosen location: days as a strip, times of the day below (CAR-1). Where there are none to show, any time can be asked for. */
export function TimeSlotsControl({ field }: { field: FieldDefinition }) {
	const form = useForm();
	const { values } = useFormikContext<FormValues>();
	const location = String(values['location'] ?? '');
	const place = chosenPlace(form, location);
	if (awaitsPlace(form, location)) return <PlaceFirst field={field} />;
	if (!place?.slots) return <AnyTime field={field} />;
	return <Slots key={location} field={field} location={location} car={String(values['car_id'] ?? '')} />;
}

function AnyTime({ field, why }: { field: FieldDefinition; why?: string }) {
	return (
		<>
			{why && <p role="status">{why}</p>}
			<DateTimeControl field={{ ...field, help: 'Tell us when you’d like to come, and we’ll confirm a time.' }} />
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
			? 'We can’t show the free times right now.'
			: 'You seem to be offline, so we can’t show the free times.';
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
		return <AnyTime field={field} why={`No times are free in the next ${times.days.length} days.`} />;
	}
	return <Choice field={field} free={times} />;
}

function Waiting({ field }: { field: FieldDefinition }) {
	return (
		<FieldGroup field={field}>
			<div className="form-waiting slot-waiting" data-later="" role="status">
				<span className="sr-only">Loading the free times</span>
				<i />
				<i />
			</div>
		</FieldGroup>
	);
}

function Choice({ field, free }: { field: FieldDefinition; free: FreeTimes }) {
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
		<FieldGroup field={field}>
			<DayStrip
				days={free.days.map(({ date, times: own }) => ({ date, isFree: own.length > 0 }))}
				chosen={open}
				choose={choose}
				first={{ id: `${attributes.id}-first-day` }}
			/>
			<Zone free={free} />
			<TimeChips
				day={open}
				times={times.map(({ local }) => local)}
				chosen={value}
				choose={set}
				first={{ id: attributes.id, 'data-name': attributes.name, 'data-fault': attributes['data-fault'] }}
			/>
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

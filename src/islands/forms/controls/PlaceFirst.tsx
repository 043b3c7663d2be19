import { flushSync } from 'react-dom';
import { contactName } from '../../../domain/places/contact-slug.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { locationField } from '../../../forms/flow/places-for.ts';
import { earliestVisits, visitText } from '../facts/earliest-visits.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { useAlive } from '../fields/use-alive.ts';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** More are chosen in the field of the location. */
const most = 6;

/** Stands for the times of a visit until it is known where: each location has its own hours, and is chosen here with the first time that it has (CAR-1). */
export function PlaceFirst({ field }: { field: FieldDefinition }) {
	const place = locationField(useForm().form);
	const isAlive = useAlive();
	return (
		<FieldGroup field={{ ...field, help: '' }}>
			<p className="field-help">Choose a location to see its days and times.</p>
			{isAlive && place && <Places place={place} times={onlyValue(field).key} />}
			<Fault name={onlyValue(field).key} />
		</FieldGroup>
	);
}

function Places({ place, times }: { place: FieldDefinition; times: string }) {
	const asked = useForm();
	const { set } = useValue(place, onlyValue(place));
	const { locale, locations } = asked.site.settings;
	const names = new Map(locations.map(({ id, name }) => [id, contactName(name)]));
	const choose = (id: number) => {
		flushSync(() => set(String(id)));
		document.getElementById(asked.id(times))?.focus();
	};
	return (
		<div className="slot-places">
			{earliestVisits(asked, '')
				.slice(0, most)
				.map(({ place: { id }, time }) => (
					<button key={id} type="button" className="slot-place" onClick={() => choose(id)}>
						<strong>{names.get(id)}</strong>
						<span>From {visitText(time, locale)}</span>
					</button>
				))}
		</div>
	);
}

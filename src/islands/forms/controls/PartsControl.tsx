import type { Locale } from '../../../domain/words/locale.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { type ValueKey, valueKeys } from '../../../forms/kinds/value-keys.ts';
import { birthdayKeys } from '../../../forms/rules/dates.ts';
import { Fault, FieldFrame, FieldGroup } from '../fields/FieldFrame.tsx';
import { PartInput } from '../fields/PartInput.tsx';
import { useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** A value of several texts: a full name, a date of birth, an address, tyres. */
export function PartsControl({ field }: { field: FieldDefinition }) {
	const { locale, regionLabel } = useForm().site.settings;
	const { control } = kindOf(field);
	const isBirthday = control === 'birthday';
	const keys = isBirthday ? asWritten(valueKeys(field), locale) : valueKeys(field);
	const parts = keys.map((part) => (
		<FieldFrame
			key={part.key}
			field={field}
			part={part}
			label={part.source ? regionLabel : part.label}
			isPartly={isBirthday}
		>
			{part.source ? <RegionSelect field={field} part={part} /> : <PartInput field={field} part={part} />}
		</FieldFrame>
	));
	// First and last name are plain enough beside each other.
	if (control === 'full-name') return parts;
	return (
		<FieldGroup field={field} className={`field-${control}`}>
			<div className="field-parts">{parts}</div>
			{isBirthday && keys.map(({ key }) => <Fault key={key} name={key} />)}
		</FieldGroup>
	);
}

/** A state or region; what was typed before there was a list of them stays. */
function RegionSelect({ field, part }: { field: FieldDefinition; part: ValueKey }) {
	const { regions } = useForm().site.settings;
	const { value, set, attributes } = useValue(field, part);
	const chosen = typeof value === 'string' ? value : '';
	const isOther = chosen !== '' && regions.every((region) => region.value !== chosen);
	return (
		<span className="field-select">
			<select {...attributes} className="field-input" value={chosen} onChange={({ target }) => set(target.value)}>
				<option value="">Please choose</option>
				{isOther && <option value={chosen}>{chosen}</option>}
				{regions.map((region) => (
					<option key={region.value} value={region.value}>
						{region.label}
					</option>
				))}
			</select>
		</span>
	);
}

/** Where one writes 2/28 the month is asked first. */
function asWritten(keys: readonly ValueKey[], locale: Locale): ValueKey[] {
	const order = birthdayKeys(locale);
	return order.flatMap((name) => keys.filter(({ key }) => key === name));
}

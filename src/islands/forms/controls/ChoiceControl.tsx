import { choicesOf } from '../../../forms/choices.ts';
import type { Choice, FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/field-kinds.ts';
import { FieldFrame, onlyValue, useValue } from '../FieldFrame.tsx';
import { type FormContext, useForm } from '../form-context.ts';

/** One of a list of answers. */
export function ChoiceControl({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const choices = offeredChoices(field, useForm());
	return (
		<FieldFrame field={field} part={part}>
			<span className="field-select">
				<select
					{...attributes}
					className="field-input"
					value={typeof value === 'string' ? value : ''}
					onChange={({ target }) => set(target.value)}
				>
					<option value="">Please choose</option>
					{choices.map(({ value: chosen, label }) => (
						<option key={chosen} value={chosen}>
							{label}
						</option>
					))}
				</select>
			</span>
		</FieldFrame>
	);
}

/** Of the locations those that are for the make that the form is about; all where that leaves none (LOC-10). */
function offeredChoices(field: FieldDefinition, { site, about, values }: FormContext): Choice[] {
	const choices = choicesOf(field, site.settings);
	const make = about.make ?? values['Vehicle Make'];
	if (kindOf(field).source !== 'locations' || typeof make !== 'string' || make === '') return choices;
	const wanted = make.trim().toLowerCase();
	const isFor = ({ value }: Choice): boolean =>
		site.manufacturers[value]?.some((name) => name.toLowerCase() === wanted) ?? true;
	const fitting = choices.filter(isFor);
	return fitting.length > 0 ? fitting : choices;
}

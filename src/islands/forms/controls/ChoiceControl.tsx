import { useEffect } from 'react';
import type { Choice, FieldDefinition } from '../../../forms/definition.ts';
import { asksPlace } from '../../../forms/flow/places-for.ts';
import { choicesOf } from '../../../forms/kinds/choices.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { offeredPlaces } from '../facts/offered-places.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { type FormContext, useForm } from '../shell/form-context.ts';

/** One of a list of answers; a choice of one location is not a choice, it is sent and not asked (FORM-6). */
export function ChoiceControl({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const asked = useForm();
	const choices = withChosen(offeredChoices(field, asked), kindOf(field).closed ? '' : value);
	const only = asksPlace(field) && choices.length === 1 ? choices[0]?.value : undefined;
	useEffect(() => {
		// Another car may leave one place only.
		if (only !== undefined && value !== only) set(only);
	}, [only, value]);
	if (only !== undefined) return null;
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

/** What a link has named without being among the answers is one too. */
function withChosen(choices: Choice[], value: unknown): Choice[] {
	if (typeof value !== 'string' || value === '' || choices.some((choice) => choice.value === value)) return choices;
	return [{ value, label: value }, ...choices];
}

/** Of the locations those that the form offers (LOC-10). */
function offeredChoices(field: FieldDefinition, asked: FormContext): Choice[] {
	const choices = choicesOf(field, asked.site.settings);
	if (!asksPlace(field)) return choices;
	const offered = offeredPlaces(asked).map(({ id }) => String(id));
	return choices.filter(({ value }) => offered.includes(value));
}

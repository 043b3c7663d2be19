import type { FieldDefinition } from '../../../forms/definition.ts';
import { choicesOf } from '../../../forms/kinds/choices.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** Letters of answers that stand in one row on any phone: Yes and No. */
const shortRow = 12;

/** One of a few answers, all of them in sight; as cards or plain. */
export function RadiosControl({ field }: { field: FieldDefinition }) {
	const { site } = useForm();
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const { id, name, 'data-fault': fault } = attributes;
	const cards = kindOf(field).control === 'radio-cards';
	const choices = choicesOf(field, site.settings);
	const isRow = choices.map(({ label }) => label).join('').length <= shortRow;
	return (
		<FieldGroup field={field} role="radiogroup">
			<div className={cards ? 'field-cards' : `field-choices${isRow ? ' field-choices-row' : ''}`}>
				{choices.map((choice, index) => (
					<label key={choice.value} className={cards ? 'field-card' : 'field-choice'}>
						<input
							type="radio"
							id={index === 0 ? id : undefined}
							name={id}
							data-name={name}
							value={choice.value}
							data-fault={index === 0 ? fault : undefined}
							checked={value === choice.value}
							onChange={() => set(choice.value)}
						/>
						<span>{choice.label}</span>
					</label>
				))}
			</div>
			<Fault name={part.key} />
		</FieldGroup>
	);
}

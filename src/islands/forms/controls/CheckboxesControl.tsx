import type { FieldDefinition } from '../../../forms/definition.ts';
import { choicesOf } from '../../../forms/kinds/choices.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** Any number of a few answers. */
export function CheckboxesControl({ field }: { field: FieldDefinition }) {
	const { site } = useForm();
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const { id, name, 'data-fault': fault } = attributes;
	const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
	const toggle = (choice: string, on: boolean) =>
		set(on ? [...ticked, choice] : ticked.filter((other) => other !== choice));
	return (
		<FieldGroup field={field}>
			<div className="field-choices">
				{choicesOf(field, site.settings).map((choice, index) => (
					<label key={choice.value} className="field-choice">
						<input
							type="checkbox"
							id={index === 0 ? id : undefined}
							name={name}
							value={choice.value}
							data-fault={index === 0 ? fault : undefined}
							checked={ticked.includes(choice.value)}
							onChange={({ target }) => toggle(choice.value, target.checked)}
						/>
						<span>{choice.label}</span>
					</label>
				))}
			</div>
			<Fault name={part.key} />
		</FieldGroup>
	);
}

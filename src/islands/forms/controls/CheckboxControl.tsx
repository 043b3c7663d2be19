import type { FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { isShort } from '../../../forms/kinds/is-short.ts';
import { Fault } from '../fields/FieldFrame.tsx';
import { fieldClass } from '../fields/field-class.ts';
import { onlyValue, useValue } from '../fields/use-value.ts';

/** A box to tick: plain, as a card, or below a text that is agreed to. */
export function CheckboxControl({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const { control } = kindOf(field);
	const card = control === 'check-card';
	const { autoComplete: _, 'aria-describedby': described, ...box } = attributes;
	const terms = field.disclaimer ? `${box.id}-terms` : undefined;
	const half = isShort(field) ? 'short' : field.half ? 'wide' : undefined;
	const Help = card ? 'span' : 'p';
	const help = field.help && (
		<Help className="field-help" id={`${box.id}-help`}>
			{field.help}
		</Help>
	);
	return (
		<div className={fieldClass(half)}>
			{field.disclaimer && (
				<p className="field-terms" id={terms}>
					{field.disclaimer}
				</p>
			)}
			<label className={card ? 'field-card' : 'field-choice'}>
				<input
					{...box}
					type="checkbox"
					// Its name is its label alone; what the card explains describes it.
					aria-label={card && help ? field.label : undefined}
					aria-describedby={[terms, described].filter(Boolean).join(' ') || undefined}
					checked={value === true}
					onChange={({ target }) => set(target.checked)}
				/>
				<span>
					{field.label}
					{!part.required && field.type !== 'optIn' && !card && <span className="field-optional"> (optional)</span>}
					{card && help}
				</span>
			</label>
			{!card && help}
			<Fault name={part.key} />
		</div>
	);
}

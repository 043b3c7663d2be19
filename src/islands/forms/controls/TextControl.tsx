import { localeFacts } from '../../../domain/words/locale.ts';
import { moneySign } from '../../../domain/words/written-number.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import type { ControlName } from '../../../forms/kinds/kind-row.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { LikelyMail, useVisited } from '../fields/LikelyMail.tsx';
import { PartInput } from '../fields/PartInput.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** One text: a line, several lines, a number, an amount of money, a distance, a date. */
export function TextControl({ field }: { field: FieldDefinition }) {
	const { site } = useForm();
	const part = onlyValue(field);
	const { control } = kindOf(field);
	if (control === 'textarea') return <LongText field={field} />;
	if (part.rule === 'email') return <MailAddress field={field} />;
	const unit = unitOf(control, site.settings.locale);
	return (
		<FieldFrame field={field} part={part}>
			{unit ? (
				<span className="field-unit" data-unit={control}>
					<span aria-hidden="true">{unit}</span>
					<PartInput field={field} part={part} />
				</span>
			) : (
				<PartInput field={field} part={part} />
			)}
		</FieldFrame>
	);
}

function MailAddress({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const { isIn, visit } = useVisited(attributes.id);
	return (
		<FieldFrame field={field} part={part}>
			<PartInput field={field} part={part} onVisit={visit} />
			<LikelyMail field={attributes.id} value={isIn ? '' : value} set={set} />
		</FieldFrame>
	);
}

function unitOf(control: ControlName, locale: string): string | null {
	if (control === 'money') return moneySign(locale);
	if (control === 'distance') return localeFacts(locale).distanceUnit === 'SMI' ? 'miles' : 'km';
	return null;
}

function LongText({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	return (
		<FieldFrame field={field} part={part}>
			<textarea
				{...attributes}
				className="field-input"
				rows={part.required ? 4 : 2}
				maxLength={field.maxLength}
				placeholder={field.placeholder}
				value={typeof value === 'string' ? value : ''}
				onChange={({ target }) => set(target.value)}
			/>
		</FieldFrame>
	);
}

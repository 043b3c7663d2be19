import type { ReactNode } from 'react';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { isShort } from '../../../forms/kinds/is-short.ts';
import { type ValueKey, valueKeys } from '../../../forms/kinds/value-keys.ts';
import { useForm } from '../shell/form-context.ts';
import { FaultLine } from './FaultLine.tsx';
import { fieldClass } from './field-class.ts';
import { markOf } from './label-mark.ts';
import { useFaults } from './use-value.ts';

type FrameProps = {
	field: FieldDefinition;
	part: ValueKey;
	label?: string;
	/** A part of one answer: what is wrong with it is said below the whole. */
	isPartly?: boolean;
	children: ReactNode;
};

/** A label above its control, with help and error. */
export function FieldFrame({ field, part, label = part.label, isPartly = false, children }: FrameProps) {
	const { id, site, form } = useForm();
	const half = isShort(field) ? 'short' : field.half || label !== field.label ? 'wide' : undefined;
	return (
		<div className={fieldClass(half)}>
			<label htmlFor={id(part.key)}>
				<LabelText text={localiseText(label, site.settings.locale)} mark={markOf(field, part.required, form)} />
			</label>
			{label === field.label && <Help field={field} />}
			{children}
			{!isPartly && <Fault name={part.key} />}
		</div>
	);
}

type GroupProps = { field: FieldDefinition; className?: string; role?: 'radiogroup'; children: ReactNode };

/** Several elements under one name. */
export function FieldGroup({ field, className = '', role, children }: GroupProps) {
	const { id, form, isChanged } = useForm();
	const parts = valueKeys(field);
	const required = parts.some((part) => part.required);
	const faults = Object.keys(useFaults(parts.map(({ key }) => key)));
	const described = [field.help && `${id(field.name)}-help`, ...faults.map((key) => `${id(key)}-error`)];
	const state = role && {
		role,
		'aria-required': required || undefined,
		'aria-invalid': faults.some((key) => !isChanged(key)) || undefined,
	};
	return (
		<fieldset
			{...state}
			className={`field field-group ${className}`}
			aria-describedby={described.filter(Boolean).join(' ') || undefined}
		>
			<legend>
				<LabelText text={field.label} mark={markOf(field, required, form)} />
			</legend>
			<Help field={field} />
			{children}
		</fieldset>
	);
}

/** Every field is required unless its label says otherwise (FORM-2). */
function LabelText({ text, mark }: { text: string; mark: string | null }) {
	return (
		<>
			{text}
			{mark && <span className="field-optional"> {mark}</span>}
		</>
	);
}

function Help({ field }: { field: FieldDefinition }) {
	const { id } = useForm();
	if (!field.help) return null;
	return (
		<p className="field-help" id={`${id(field.name)}-help`}>
			{field.help}
		</p>
	);
}

/** The error of a value; once the value was changed, that it will be checked again. */
export function Fault({ name }: { name: string }) {
	const { id, isChanged } = useForm();
	const text = useFaults([name])[name];
	return text ? <FaultLine id={`${id(name)}-error`} fault={text} changed={isChanged(name)} /> : null;
}

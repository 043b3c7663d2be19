import type { ReactNode } from 'react';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { type ValueKey, valueKeys } from '../../../forms/kinds/value-keys.ts';
import { useForm } from '../shell/form-context.ts';

/** What ties an element to its label, help and error (FORM-1). */
export function useValue(field: FieldDefinition, { key, autocomplete, required }: ValueKey) {
	const { id, values, errors, set } = useForm();
	const fault = errors[key];
	const own = id(key);
	const describedBy = [field.help && `${id(field.name)}-help`, fault && `${own}-error`].filter(Boolean).join(' ');
	return {
		value: values[key],
		set: (value: unknown) => set(key, value),
		attributes: {
			id: own,
			name: key,
			autoComplete: autocomplete,
			'aria-describedby': describedBy || undefined,
			'aria-invalid': fault ? true : undefined,
			'aria-required': required || undefined,
			'data-fault': fault ? '' : undefined,
		},
	};
}

/** The one value of a field that has no parts. */
export function onlyValue(field: FieldDefinition): ValueKey {
	const [part] = valueKeys(field);
	if (!part) throw new Error(`The field "${field.name}" has no value.`);
	return part;
}

type FrameProps = { field: FieldDefinition; part: ValueKey; label?: string; children: ReactNode };

/** A label above its control, with help and error. */
export function FieldFrame({ field, part, label = part.label, children }: FrameProps) {
	const { id, site } = useForm();
	return (
		<div className={field.half || label !== field.label ? 'field field-half' : 'field'}>
			<label htmlFor={id(part.key)}>
				<LabelText text={localiseText(label, site.settings.locale)} required={part.required} />
			</label>
			{label === field.label && <Help field={field} />}
			{children}
			<Fault name={part.key} />
		</div>
	);
}

type GroupProps = { field: FieldDefinition; className?: string; role?: 'radiogroup'; children: ReactNode };

/** Several elements under one name. */
export function FieldGroup({ field, className = '', role, children }: GroupProps) {
	const { id, errors } = useForm();
	const parts = valueKeys(field);
	const required = parts.some((part) => part.required);
	const faults = parts.filter(({ key }) => errors[key]);
	const described = [field.help && `${id(field.name)}-help`, ...faults.map(({ key }) => `${id(key)}-error`)];
	const state = role && {
		role,
		'aria-required': required || undefined,
		'aria-invalid': faults.length > 0 || undefined,
	};
	return (
		<fieldset
			{...state}
			className={`field field-group ${className}`}
			aria-describedby={described.filter(Boolean).join(' ') || undefined}
		>
			<legend>
				<LabelText text={field.label} required={required} />
			</legend>
			<Help field={field} />
			{children}
		</fieldset>
	);
}

/** Every field is required unless its label says otherwise (FORM-2). */
function LabelText({ text, required }: { text: string; required: boolean }) {
	return (
		<>
			{text}
			{!required && <span className="field-optional"> (optional)</span>}
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

/** What is wrong with a value. */
export function Fault({ name }: { name: string }) {
	const { id, errors } = useForm();
	const text = errors[name];
	if (!text) return null;
	return (
		<p className="field-fault" id={`${id(name)}-error`}>
			{text}
		</p>
	);
}

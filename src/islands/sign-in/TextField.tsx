import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FaultLine } from '../forms/fields/FaultLine.tsx';
import { fieldClass } from '../forms/fields/field-class.ts';

type Props = InputHTMLAttributes<HTMLInputElement> & {
	id: string;
	label: string;
	fault: string | undefined;
	/** Whether the visitor has changed it since. */
	changed?: boolean | undefined;
	help?: ReactNode;
	optional?: boolean;
	/** It shares its row: with a short answer on phones too. */
	half?: 'short' | 'wide' | undefined;
	inputRef?: Ref<HTMLInputElement>;
	/** What is said below the input. */
	children?: ReactNode;
};

/** A label, its input, and what is wrong with it. */
export function TextField({
	id,
	label,
	fault,
	changed,
	help,
	optional = false,
	half,
	inputRef,
	children,
	...input
}: Props) {
	const described = [help && `${id}-help`, fault && `${id}-error`].filter(Boolean).join(' ');
	return (
		<div className={fieldClass(half)}>
			<label htmlFor={id}>
				{label}
				{optional && <span className="field-optional"> (optional)</span>}
			</label>
			{help && (
				<p className="field-help" id={`${id}-help`}>
					{help}
				</p>
			)}
			<input
				{...input}
				ref={inputRef}
				id={id}
				className={['field-input', input.className].filter(Boolean).join(' ')}
				aria-invalid={fault && !changed ? true : undefined}
				aria-required={optional ? undefined : true}
				aria-describedby={described || undefined}
			/>
			{children}
			{fault && <FaultLine id={`${id}-error`} fault={fault} changed={changed} aloud />}
		</div>
	);
}

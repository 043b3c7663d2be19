import type { ReactNode } from 'react';
import type { TypedField } from './choice-faults.ts';

type Props = {
	name: TypedField;
	label: string;
	/** As it is written, `12,990`. */
	value: string;
	fault: string | undefined;
	/** Other ways to set it: a slider, usual values. */
	children?: ReactNode;
};

/** A number that is typed, with what is wrong with it. Text, since a number field refuses `12,990`; without a name, as no form sends it. */
export function NumberField({ name, label, value, fault, children }: Props) {
	return (
		<div className={`finance-field finance-${name}`}>
			<label>
				<span>{label}</span>
				<input
					type="text"
					data-figure={name}
					inputMode="decimal"
					autoComplete="off"
					maxLength={16}
					defaultValue={value}
					aria-invalid={fault ? true : undefined}
					aria-description={fault}
				/>
			</label>
			{fault && (
				<p className="field-fault" role="status">
					{fault}
				</p>
			)}
			{children}
		</div>
	);
}

import type { FieldDefinition } from '../../../forms/definition.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';

const stars = ['1', '2', '3', '4', '5'] as const;

/** One to five stars. */
export function StarsControl({ field }: { field: FieldDefinition }) {
	const part = onlyValue(field);
	const { value, set, attributes } = useValue(field, part);
	const { id, 'data-fault': fault } = attributes;
	return (
		<FieldGroup field={field} role="radiogroup">
			<div className="field-stars">
				{stars.map((star, index) => (
					<label key={star} data-lit={Number(value) >= Number(star) || undefined}>
						<input
							type="radio"
							className="sr-only"
							id={index === 0 ? id : undefined}
							name={id}
							data-fault={index === 0 ? fault : undefined}
							checked={value === star}
							onChange={() => set(star)}
						/>
						<span className="sr-only">{star === '1' ? '1 star' : `${star} stars`}</span>
						<svg viewBox="0 0 20 20" aria-hidden="true">
							<path d="M10 1.8l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 15l-5.1 2.8 1-5.8L1.7 7.9l5.8-.8z" />
						</svg>
					</label>
				))}
			</div>
			<Fault name={part.key} />
		</FieldGroup>
	);
}

import type { FieldDefinition } from '../../../forms/definition.ts';

/** A button among the fields: a link where its default value is an address, else one more way to send the step. */
export function ButtonControl({ field: { label, defaultValue } }: { field: FieldDefinition }) {
	const isAddress = typeof defaultValue === 'string' && /^(?:\/(?!\/)|https:\/\/|tel:|mailto:|#)/.test(defaultValue);
	return (
		<p className="field">
			{isAddress ? (
				<a className="button button-outline" href={defaultValue}>
					{label}
				</a>
			) : (
				<button type="submit" className="button button-outline">
					{label}
				</button>
			)}
		</p>
	);
}

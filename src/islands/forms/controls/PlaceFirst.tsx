import type { FieldDefinition } from '../../../forms/definition.ts';
import { Fault, FieldGroup } from '../fields/FieldFrame.tsx';
import { onlyValue } from '../fields/use-value.ts';

/** Stands for the times of a visit until it is known where: each location has its own hours (CAR-1). */
export function PlaceFirst({ field }: { field: FieldDefinition }) {
	return (
		<FieldGroup field={{ ...field, help: '' }}>
			<p className="field-help">Choose a location to see its days and times.</p>
			<Fault name={onlyValue(field).key} />
		</FieldGroup>
	);
}

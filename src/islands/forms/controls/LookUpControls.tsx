import type { FieldDefinition } from '../../../forms/definition.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { PartInput } from '../fields/PartInput.tsx';
import { onlyValue } from '../fields/use-value.ts';
import { lookUpParts } from '../look-up/load-look-up.ts';
import { useForm } from '../shell/form-context.ts';

type Props = { field: FieldDefinition };

/** The visitor's vehicle by its plate or VIN; its plate alone where what looks it up could not be loaded. */
export function VehicleLookUpControl({ field }: Props) {
	const { look_ups } = useForm().site;
	const parts = lookUpParts();
	if (parts && look_ups) return <parts.VehicleLookUp field={field} lookUps={look_ups} />;
	const part = onlyValue(field);
	return (
		<FieldFrame field={field} part={part}>
			<PartInput field={field} part={part} />
		</FieldFrame>
	);
}

/** What it is worth. */
export function ValuationRangeControl({ field }: Props) {
	const { look_ups } = useForm().site;
	const parts = lookUpParts();
	return parts && look_ups ? <parts.ValuationRange field={field} lookUps={look_ups} /> : null;
}

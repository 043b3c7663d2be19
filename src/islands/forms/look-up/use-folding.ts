import { useRef, useState } from 'react';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { type Folding, foldedFields, isTypedByHand, isVehicleKnown } from '../../../forms/flow/vehicle-fold.ts';
import { lookUpParts } from './load-look-up.ts';

type Held = { values: FormValues; errors: object };

/** What of a step’s fields is folded (USER-10). What has to be put right is always open. */
export function useFolding(fields: readonly FieldDefinition[], { values, errors }: Held): Folding {
	const own = lookUpParts() ? foldedFields(fields) : [];
	const [opened, setOpen] = useState<boolean | null>(null);
	const isOpen = opened ?? isTypedByHand(own, values);
	const isFaulty = own.some(({ name }) => name in errors);
	const [isBusy, setBusy] = useState(false);
	const find = useRef<(() => void) | null>(null);
	const folded = isOpen || isFaulty ? [] : own;
	const isKnown = own.length > 0 && isVehicleKnown(own, values);
	return { folded, isKnown, setOpen, isAsked: folded.length > 0 && !isKnown, isBusy, setBusy, find };
}

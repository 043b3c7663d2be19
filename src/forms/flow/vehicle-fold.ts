import type { FieldDefinition, FormValues } from '../definition.ts';

/** Make, model and year behind the look-up that fills them in. */
export type Folding = {
	/** What is not drawn now: none while the visitor fills it in by hand. */
	folded: readonly FieldDefinition[];
	/** Whether the vehicle is known: a card takes the place of the fields. */
	isKnown: boolean;
	/** Null: as what is typed already says. */
	setOpen: (isOpen: boolean | null) => void;
	/** The vehicle has still to be found: the step asks for nothing else, and its button finds it. */
	isAsked: boolean;
	isBusy: boolean;
	setBusy: (isBusy: boolean) => void;
	/** What the button does, while the look-up is drawn. */
	find: { current: (() => void) | null };
};

/** What a plate or VIN fills in (USER-10). */
const filled: ReadonlySet<string> = new Set(['Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'Vehicle Variant']);

/** The fields that are folded behind the look-up of a vehicle among these; none where nothing is looked up (USER-10). */
export function foldedFields(fields: readonly FieldDefinition[]): FieldDefinition[] {
	if (!fields.some(({ component }) => component === 'vehicleLookUp')) return [];
	return fields.filter(({ name }) => filled.has(name));
}

/** What of a step is drawn: nothing that is folded, and while the vehicle has still to be found nothing after its look-up. */
export function unfoldedFields(
	fields: readonly FieldDefinition[],
	{ folded, isAsked }: Pick<Folding, 'folded' | 'isAsked'>,
): FieldDefinition[] {
	const last = isAsked ? fields.findIndex(({ component }) => component === 'vehicleLookUp') : fields.length;
	return fields.slice(0, last + 1).filter((field) => !folded.includes(field));
}

/** Whether all that is folded and asked for has an answer: then a card says which vehicle it is. */
export function isVehicleKnown(folded: readonly FieldDefinition[], values: FormValues): boolean {
	return folded.every(({ name, required }) => required === false || isGiven(values[name]));
}

/**
 * Whether the fields are open from the start: the visitor has begun to fill them in by hand, and not all of them with a plate or VIN
 * from which they may come.
 */
export function isTypedByHand(folded: readonly FieldDefinition[], values: FormValues): boolean {
	if (!folded.some(({ name }) => isGiven(values[name]))) return false;
	return !isVehicleKnown(folded, values) || !(isGiven(values['Rego']) || isGiven(values['VIN']));
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

import type { FormsFile } from '../../../contract/forms-file.ts';
import { type FormDefinition, fieldsOf } from '../../../forms/definition.ts';

type Parts = Pick<typeof import('./look-up-parts.ts'), 'ValuationRange' | 'VehicleLookUp'>;

let parts: Parts | null = null;

/**
 * Loads what looks up vehicles, where this form does (USER-10): other forms do not carry it. Where it cannot be had the form is filled in
 * by hand; never rejects.
 */
export async function loadLookUp(form: FormDefinition, { look_ups }: Pick<FormsFile, 'look_ups'>): Promise<void> {
	const needs = fieldsOf(form).some(({ component }) => component === 'vehicleLookUp' || component === 'valuationRange');
	if (!needs || !look_ups || parts) return;
	parts = await import('./look-up-parts.ts').catch((error: unknown) => {
		console.warn('The look-up of vehicles could not be loaded.', error);
		return null;
	});
}

/** For the build, which draws forms without loading anything. */
export const giveLookUp = (own: Parts): void => {
	parts = own;
};

/** What there is of it; null where it could not be loaded. */
export const lookUpParts = (): Parts | null => parts;

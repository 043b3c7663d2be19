import type { FormValues } from '../../../forms/definition.ts';
import type { By } from './look-up-request.ts';

/** What the visitor starts with: what it is found by, or what it is. */
export type Way = By | 'hand';

export const ways: readonly { name: Way; label: string }[] = [
	{ name: 'plate', label: 'Registration' },
	{ name: 'vin', label: 'VIN' },
	{ name: 'hand', label: 'Make and model' },
];

/** The way by which the visitor came to what the form knows, when its step is shown again (USER-10). */
export function wayBehind(values: FormValues): Way {
	if (values['Rego']) return 'plate';
	if (values['VIN']) return 'vin';
	return vehicleName(values) ? 'hand' : 'plate';
}

/** `2019 Toyota Corolla`, of what is known. */
export const vehicleName = (values: FormValues): string =>
	['Vehicle Year', 'Vehicle Make', 'Vehicle Model', 'Vehicle Variant']
		.map((key) => values[key] ?? '')
		.join(' ')
		.trim();

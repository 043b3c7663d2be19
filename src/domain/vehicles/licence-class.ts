/**
 * The class of driver licence that a vehicle takes, by its weight and axles. Australia's classes are the same in all states: C up
 * to 4.5 t, LR up to 8 t, MR above that on two axles, HR on three or more, HC for a prime mover and its trailer. New
 * Zealand: class 1 up to 6 t, class 2 up to 18 t or on two axles, class 4 above that; class 5 for a prime mover. A rigid
 * truck of 10,400 kg on two axles is MR in Australia and class 2 in New Zealand.
 */

import { type AxleConfiguration, axleCount } from './axles.ts';

/** What is known of a vehicle; weights in kg, as its maker rates it with its load. */
export type RatedVehicle = {
	gvm?: number | undefined;
	axle_configuration?: AxleConfiguration | undefined;
	/** A prime mover is driven with its trailer. */
	simple_body?: string | undefined;
};

export const licenceClasses = [
	...(['Car', 'LR', 'MR', 'HR', 'HC', 'MC'] as const),
	...(['Class 1', 'Class 2', 'Class 3', 'Class 4', 'Class 5'] as const),
] as const;

export type LicenceClass = (typeof licenceClasses)[number];

/** `MR licence`, `Car licence`. */
export const licenceLabel = (licence: LicenceClass): string => `${licence} licence`;

/** Australia's classes in words; New Zealand's have no others. */
const spelledOut: Partial<Record<LicenceClass, string>> = {
	Car: 'Car (C)',
	LR: 'Light Rigid (LR)',
	MR: 'Medium Rigid (MR)',
	HR: 'Heavy Rigid (HR)',
	HC: 'Heavy Combination (HC)',
	MC: 'Multi Combination (MC)',
};

/** `Medium Rigid (MR)`, `Class 2`. */
export const licenceName = (licence: LicenceClass): string => spelledOut[licence] ?? licence;

/** Undefined where the weight is not known, or the country's rules are not written down here. */
export function licenceClass(vehicle: RatedVehicle, locale: string): LicenceClass | undefined {
	const { gvm, axle_configuration: axles, simple_body: body = '' } = vehicle;
	const rules = { 'en-AU': australian, 'en-NZ': newZealand }[locale];
	if (!rules || gvm === undefined) return undefined;
	return rules({ gvm, axles: axles && axleCount(axles), combined: /^prime mover$/i.test(body) });
}

type Rated = { gvm: number; axles: number | undefined; combined: boolean };

/** Above 8 t the axles decide; where nobody has said how many, the class is not known. */
function australian({ gvm, axles, combined }: Rated): LicenceClass | undefined {
	if (combined) return 'HC';
	if (gvm <= 4_500) return 'Car';
	if (gvm <= 8_000) return 'LR';
	return axles === undefined ? undefined : axles > 2 ? 'HR' : 'MR';
}

function newZealand({ gvm, axles, combined }: Rated): LicenceClass | undefined {
	if (combined) return 'Class 5';
	if (gvm <= 6_000) return 'Class 1';
	if (gvm <= 18_000) return 'Class 2';
	return axles === undefined ? undefined : axles > 2 ? 'Class 4' : 'Class 2';
}

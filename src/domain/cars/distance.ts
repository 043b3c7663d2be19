import { type Locale, localeFacts } from '../words/locale.ts';
import { groupedNumber } from '../words/written-number.ts';

const milesPerKilometre = 0.621371;
const kilometresPerMile = 1.609344;

/** How far a car has gone in the unit of the locale, whole: kilometres (KMT), or miles (SMI) under en-US (SITE-9). */
export function shownDistance(km: number, locale: Locale): { value: number; unit: 'KMT' | 'SMI' } {
	const unit = localeFacts(locale).distanceUnit;
	return { value: unit === 'SMI' ? milesOf(km) : Math.round(km), unit };
}

/** The miles of so many kilometres, whole. */
export const milesOf = (km: number): number => Math.round(km * milesPerKilometre);

/** The kilometres of so many miles, whole: what {@link shownDistance} shows as them. */
export const kilometresOf = (miles: number): number => Math.round(miles * kilometresPerMile);

/** How far a car has gone: `45,000 km`, or in whole miles under en-US (`27,962 miles`) (SITE-9). `km` in kilometres. */
export function distanceText(km: number, locale: Locale): string {
	const { value, unit } = shownDistance(km, locale);
	const text = groupedNumber(value, locale);
	if (unit === 'KMT') return `${text} km`;
	return value === 1 ? '1 mile' : `${text} miles`;
}

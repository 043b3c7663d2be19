import { type Locale, localeFacts } from '../words/locale.ts';

const milesPerKilometre = 0.621371;
const kilometresPerMile = 1.609344;

/** How far a car has gone in the unit of the locale, whole: kilometres (KMT), or miles (SMI) under en-US (SITE-9). */
export function shownDistance(km: number, locale: Locale): { value: number; unit: 'KMT' | 'SMI' } {
	const unit = localeFacts(locale).distanceUnit;
	return { value: Math.round(unit === 'SMI' ? km * milesPerKilometre : km), unit };
}

/** The kilometres of so many miles, whole: what {@link shownDistance} shows as them. */
export const kilometresOf = (miles: number): number => Math.round(miles * kilometresPerMile);

/** How far a car has gone: `45,000 km`, or in whole miles under en-US (`27,962 miles`) (SITE-9). `km` in kilometres. */
export function distanceText(km: number, locale: Locale): string {
	const { value, unit } = shownDistance(km, locale);
	if (unit === 'KMT') return `${grouped(value)} km`;
	return value === 1 ? '1 mile' : `${grouped(value)} miles`;
}

const grouped = (whole: number): string => whole.toString().replace(/\B(?=(\d{3})+$)/g, ',');

import type { Locale } from './price.ts';

const milesPerKilometre = 0.621371;

/** How far a car has gone: `45,000 km`, or in whole miles under en-US (`27,962 miles`) (SITE-9). `km` in kilometres. */
export function distanceText(km: number, locale: Locale): string {
	if (locale !== 'en-US') return `${grouped(km)} km`;
	const miles = Math.round(km * milesPerKilometre);
	return miles === 1 ? '1 mile' : `${grouped(miles)} miles`;
}

function grouped(whole: number): string {
	return Math.round(whole)
		.toString()
		.replace(/\B(?=(\d{3})+$)/g, ',');
}

import type { FormSettings } from '../settings.ts';

const other = 'Something else';
const metric = [
	'10,000 km / 6 months',
	'15,000 km / 12 months',
	'20,000 km / 12 months',
	'40,000 km / 24 months',
	'60,000 km / 36 months',
	'80,000 km / 48 months',
	'100,000 km / 60 months',
	other,
] as const;

/** When a vehicle is due for service, by distance or time, in what the locale counts distances in (FORM-1, SITE-9). */
export const serviceIntervals: Readonly<Record<FormSettings['locale'], readonly string[]>> = {
	'en-AU': metric,
	'en-NZ': metric,
	'en-US': [
		'5,000 miles / 6 months',
		'7,500 miles / 6 months',
		'10,000 miles / 12 months',
		'20,000 miles / 24 months',
		'30,000 miles / 36 months',
		'40,000 miles / 48 months',
		'60,000 miles / 60 months',
		other,
	],
};

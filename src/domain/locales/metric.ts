/** What countries with kilometres and English texts have in common. */
export const metric = {
	distanceUnit: 'KMT',
	distanceLabel: 'Kilometres',
	distanceShort: 'Kms',
	postcodeLabel: 'Postcode',
} as const;

export const englishMonths = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
] as const;

export const metricIntervals = [
	'10,000 km / 6 months',
	'15,000 km / 12 months',
	'20,000 km / 12 months',
	'40,000 km / 24 months',
	'60,000 km / 36 months',
	'80,000 km / 48 months',
	'100,000 km / 60 months',
	'Something else',
] as const;

import { australia } from './en-AU.ts';
import type { LocaleRow } from './locale-row.ts';
import { englishMonths, metricIntervals } from './metric.ts';

export const enNZ: LocaleRow = {
	shown: australia,
	country: 'NZ',
	callingCode: '64',
	currency: 'NZD',
	date: { day: '{day} {month} {year}', months: englishMonths, hoursAhead: 12 },
	zones: { usual: 'Pacific/Auckland', states: null },
	consumptionUnit: 'L/100 km',
	powerUnits: ['kW'],
	taxIsIncluded: true,
	comparisonWarning: null,
	serviceIntervals: metricIntervals,
	phone: {
		number: String.raw`^0[234679]\d{7,9}$`,
		mobile: null,
		cellphone: String.raw`^(?:\+?64|0)0?2\d{7,9}$`,
		prefix: String.raw`^(?:\+|00)64`,
		leadingZero: true,
		groups: [
			[String.raw`^\+642`, [3, 2, 3, 5]],
			[String.raw`^\+64`, [3, 1, 3, 4]],
			['^02', [3, 3, 5]],
			['^0', [2, 3, 5]],
		],
		fault: 'Invalid phone number. Must be a New Zealand number.',
		mobileFault: 'Invalid phone number. Must be a New Zealand number.',
	},
	phoneDisplay: [
		[/^(0[89]00)(\d{3})(\d{3,4})$/, '$1 $2 $3'],
		[/^(02\d)(\d{3})(\d{3,5})$/, '$1 $2 $3'],
		[/^(0[34679])(\d{3})(\d{4})$/, '$1 $2 $3'],
		[/^(\+64)(2\d)(\d{3})(\d{3,5})$/, '$1 $2 $3 $4'],
		[/^(\+64)([34679])(\d{3})(\d{4})$/, '$1 $2 $3 $4'],
	],
	privacyLaw: 'the Privacy Act 2020',
	privacyComplaint: 'If our answer does not satisfy you, you can complain to the Office of the Privacy Commissioner.',
};

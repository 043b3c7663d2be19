import type { LocaleRow } from './locale-row.ts';
import { englishMonths, metric } from './metric.ts';

/** Germany, with English texts: numbers, money, dates, phone numbers and postcodes are German. */
export const deDE: LocaleRow = {
	shown: {
		groupMark: '.',
		decimalMark: ',',
		money: '#\u00a0€',
		percent: '#\u00a0%',
		...metric,
		postcodeDigits: 5,
		postcodeFault: 'Invalid postcode. Please enter a 5-digit number.',
		dayOfYear: '{day}. {month}',
		monthFirst: false,
		hour12: false,
		wording: [
			[String.raw`\bdrive away\b`, 'total price'],
			[String.raw`\bute(?=s?\b)`, 'pickup'],
		],
	},
	country: 'DE',
	callingCode: '49',
	currency: 'EUR',
	date: { day: '{day}. {month} {year}', months: englishMonths, hoursAhead: 1 },
	zones: { usual: 'Europe/Berlin', states: null },
	consumptionUnit: 'L/100 km',
	powerUnits: ['kW', 'PS'],
	repaid: 'monthly',
	taxIsIncluded: true,
	comparisonWarning: null,
	serviceIntervals: [
		'15.000 km / 12 months',
		'20.000 km / 12 months',
		'30.000 km / 24 months',
		'60.000 km / 48 months',
		'90.000 km / 72 months',
		'Something else',
	],
	phone: {
		number: String.raw`^0[1-9]\d{4,12}$`,
		mobile: String.raw`^01[567]\d{7,9}$`,
		cellphone: String.raw`^(?:\+?49|0)0?1[567]\d{7,9}$`,
		prefix: String.raw`^(?:\+|00)49`,
		leadingZero: true,
		leftOut: '',
		groups: [
			[String.raw`^\+491[567]`, [3, 3, 9]],
			[String.raw`^\+49(?:30|40|69|89)`, [3, 2, 10]],
			['^01[567]', [4, 9]],
			['^0(?:30|40|69|89)', [3, 10]],
		],
		fault: 'Invalid phone number. Must be a German number.',
		mobileFault: 'Invalid phone number. Must be a German mobile number.',
	},
	phoneDisplay: [
		[/^(01[567]\d)(\d{7,8})$/, '$1 $2'],
		[/^(0(?:30|40|69|89))(\d{4,10})$/, '$1 $2'],
		[/^(\+49)(1[567]\d)(\d{7,8})$/, '$1 $2 $3'],
		[/^(\+49)(30|40|69|89)(\d{4,10})$/, '$1 $2 $3'],
	],
	optInLaw: 'the GDPR',
	privacyLaw: 'the General Data Protection Regulation (GDPR) and the Federal Data Protection Act (BDSG)',
	privacyComplaint:
		'If our answer does not satisfy you, you can complain to the data protection authority of your federal state.',
};

import type { LocaleRow, ShownLocale } from './locale-row.ts';
import { englishMonths, metric, metricIntervals } from './metric.ts';

/** What scripts of Australian pages know; all texts are written in Australian English. */
export const australia: ShownLocale = {
	groupMark: ',',
	decimalMark: '.',
	money: '$#',
	percent: '#%',
	...metric,
	postcodeDigits: 4,
	postcodeFault: 'Invalid postcode. Please enter a 4-digit number.',
	dayOfYear: '{day} {month}',
	monthFirst: false,
	hour12: true,
	wording: [],
};

export const enAU: LocaleRow = {
	shown: australia,
	country: 'AU',
	callingCode: '61',
	currency: 'AUD',
	date: { day: '{day} {month} {year}', months: englishMonths, hoursAhead: 10 },
	zones: {
		usual: 'Australia/Sydney',
		states: {
			act: 'Australia/Sydney',
			nsw: 'Australia/Sydney',
			nt: 'Australia/Darwin',
			qld: 'Australia/Brisbane',
			sa: 'Australia/Adelaide',
			tas: 'Australia/Hobart',
			vic: 'Australia/Melbourne',
			wa: 'Australia/Perth',
			'australian-capital-territory': 'Australia/Sydney',
			'new-south-wales': 'Australia/Sydney',
			'northern-territory': 'Australia/Darwin',
			queensland: 'Australia/Brisbane',
			'south-australia': 'Australia/Adelaide',
			tasmania: 'Australia/Hobart',
			victoria: 'Australia/Melbourne',
			'western-australia': 'Australia/Perth',
		},
		towns: { nsw: { '2880': 'Australia/Broken_Hill', '2898': 'Australia/Lord_Howe' } },
	},
	consumptionUnit: 'L/100 km',
	powerUnits: ['kW'],
	taxIsIncluded: true,
	comparisonWarning:
		'Warning: this comparison rate is true only for the example given and may not include all fees and charges. Other terms, fees or loan amounts may lead to another comparison rate.',
	serviceIntervals: metricIntervals,
	phone: {
		number: String.raw`^0[234578]\d{8}$`,
		mobile: String.raw`^04\d{8}$`,
		cellphone: String.raw`^(?:\+?61|0)0?[45]\d{8}$`,
		prefix: String.raw`^(?:\+|00)61`,
		leadingZero: true,
		groups: [
			[String.raw`^\+61[45]`, [3, 3, 3, 3]],
			[String.raw`^\+61`, [3, 1, 4, 4]],
			['^0[45]', [4, 3, 3]],
			['^0', [2, 4, 4]],
		],
		fault: 'Invalid phone number. Must be an Australian number.',
		mobileFault: 'Invalid phone number. Must be an Australian mobile number.',
	},
	phoneDisplay: [
		[/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
		[/^(0[2378])(\d{4})(\d{4})$/, '($1) $2 $3'],
		[/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
		[/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
		[/^(\+61)(4\d\d)(\d{3})(\d{3})$/, '$1 $2 $3 $4'],
		[/^(\+61)([2378])(\d{4})(\d{4})$/, '$1 $2 $3 $4'],
	],
	privacyLaw: 'the Privacy Act 1988 (Cth)',
	privacyComplaint:
		'If our answer does not satisfy you, you can complain to the Office of the Australian Information Commissioner.',
};

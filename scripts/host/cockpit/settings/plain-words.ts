/** What people call settings that are called otherwise, by their keys: the search finds them by these words, too. */
const said: readonly (readonly [key: RegExp, words: string])[] = [
	[
		/opening_hours|special_hours|department_hours/,
		'monday tuesday wednesday thursday friday saturday sunday weekend weekday trading hours times open closed',
	],
	[/special_hours/, 'special hours public holidays christmas easter new year anzac day closure closed'],
	[/^leads\.(?:destinations|routing)/, 'email address emails inbox crm recipients who gets enquiries notification'],
	[/email/, 'email address e-mail mail'],
	[/phone|mobile/, 'telephone number call ring'],
	[/hero|banner|announcement|notice/, 'banner headline top of the home page picture slide'],
	[/logo|icon/, 'logo picture brand image favicon'],
	[/colours/, 'color colour brand look theme paint'],
	[/font/, 'typeface letters'],
	[/^locations|^address/, 'address street suburb postcode map branch yard showroom'],
	[/social|facebook|instagram|youtube|tiktok|linkedin/, 'facebook instagram youtube tiktok linkedin'],
	[/^(?:locations|dealerships)$/, 'facebook instagram youtube tiktok linkedin social media'],
	[/stock_feed/, 'cars inventory feed import'],
	[/navigation/, 'menu links header footer'],
	[/analytics|tag_manager|pixel/, 'google analytics tracking facebook pixel'],
	[/finance|repayment/, 'weekly repayments interest rate loan'],
	[/test_drives/, 'booking appointment'],
];

/** The plain words for a setting; empty for none. */
export const plainWords = (key: string): string =>
	said
		.filter(([pattern]) => pattern.test(key))
		.map(([, words]) => words)
		.join(' ');

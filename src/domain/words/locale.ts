/**
 * What a locale decides besides spelling (SITE-9): country, currency, the unit of distances, the word for a postcode.
 * en-NZ → NZ, NZD, kilometres, Postcode; en-US → US, USD, miles, ZIP code.
 */
export type Locale = 'en-AU' | 'en-NZ' | 'en-US';

type LocaleFacts = {
	/** ISO 3166, as structured data names a country. */
	country: 'AU' | 'NZ' | 'US';
	/** ISO 4217. */
	currency: 'AUD' | 'NZD' | 'USD';
	/** UN/CEFACT code of the unit that distances are shown in. */
	distanceUnit: 'KMT' | 'SMI';
	/** Label of how far a car has gone. */
	distanceLabel: string;
	postcodeLabel: string;
};

const metric = { distanceUnit: 'KMT', distanceLabel: 'Kilometres', postcodeLabel: 'Postcode' } as const;

const facts = {
	'en-AU': { country: 'AU', currency: 'AUD', ...metric },
	'en-NZ': { country: 'NZ', currency: 'NZD', ...metric },
	'en-US': {
		country: 'US',
		currency: 'USD',
		distanceUnit: 'SMI',
		distanceLabel: 'Mileage',
		postcodeLabel: 'ZIP code',
	},
} as const satisfies Record<Locale, LocaleFacts>;

/** What the locale decides (SITE-9). */
export function localeFacts(locale: Locale): LocaleFacts {
	return facts[locale];
}

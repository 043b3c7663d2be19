/** How a feed writes what can be read in two ways (SITE-5). */
export type Notation = {
	/** The mark before decimals. */
	decimalMark: ',' | '.';
	/** Currency of the site's prices, ISO 4217. */
	currency: string;
	/** Whose rules of the road count, `en-AU`. */
	locale: string;
	/** Which comes first in 3/4/2026; without it such dates are not read. */
	dateOrder?: 'day' | 'month' | undefined;
	/** Unit of distances that name none. */
	distance: 'km' | 'miles';
	/** Unit of powers that name none. */
	power: PowerUnit;
};

/** Kilowatts, metric horsepower (PS), and the horsepower of the US and the UK. */
export type PowerUnit = 'kW' | 'PS' | 'hp';

/** A feed that says nothing of how it is written. */
export const plainNotation: Notation = {
	decimalMark: '.',
	currency: 'AUD',
	locale: 'en-AU',
	distance: 'km',
	power: 'kW',
};

/**
 * What a price covers (`price_basis`): Australian and New Zealand law wants the single price that one pays to drive away, or what
 * comes on top of it, said with it.
 */

export type PriceBasis = 'drive_away' | 'excluding_government_charges';

/** What a government takes when a vehicle is sold, as a dealer there names it. */
export const governmentCharges = (locale: string): string =>
	locale === 'en-AU' ? 'stamp duty and registration' : 'registration';

/** A price's basis in a sentence or two. */
export const priceBasisNote = (basis: PriceBasis, locale: string): string =>
	basis === 'drive_away'
		? `What you see is what you pay to take it home: government charges such as ${governmentCharges(locale)} are in this price.`
		: `Government charges such as ${governmentCharges(locale)} come on top of this price. Ask us for the full figure in writing.`;

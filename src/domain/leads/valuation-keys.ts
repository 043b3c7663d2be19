/**
 * Keys under which a lead has the range that a visitor was shown for their vehicle (FORM-17), the same in every language.
 * Amounts are in whole dollars of the currency, dates are ISO days: `Valuation Low: 10500`, `Valuation Date: 2026-11-22`. Made-up figures
 * have the provider `Sample data`.
 */
export const valuationKeys = [
	'Valuation Low',
	'Valuation High',
	'Valuation Currency',
	'Valuation Provider',
	'Valuation Date',
	'Valuation Valid Until',
] as const;

export type ValuationKey = (typeof valuationKeys)[number];

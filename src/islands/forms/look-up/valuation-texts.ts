import type { ValuationRange } from '../../../contract/look-ups.ts';
import type { ValuationKey } from '../../../domain/leads/valuation-keys.ts';
import { formatMoney, groupedNumber } from '../../../domain/words/written-number.ts';

type Written = { locale: string; currency: string };

/** `$10,500 to $12,000`; with its currency where that is not the site's, `USD 10,500 to USD 12,000`. */
export function rangeText(
	{ low, high, currency }: Pick<ValuationRange, 'low' | 'high' | 'currency'>,
	site: Written,
): string {
	const money = (amount: number) =>
		currency === site.currency ? formatMoney(amount, site.locale) : `${currency} ${groupedNumber(amount, site.locale)}`;
	return `${money(low)} to ${money(high)}`;
}

/** `29 November 2026`, by the clock of the device. */
export function dayText(time: number, locale: string): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
}

/** The range as the lead has it, whatever the language of the site (FORM-17). */
export function valuationValues({ low, high, currency, at, until, by, sample }: ValuationRange) {
	return {
		'Valuation Low': String(low),
		'Valuation High': String(high),
		'Valuation Currency': currency,
		'Valuation Provider': sample ? 'Sample data' : by,
		'Valuation Date': isoDay(at),
		'Valuation Valid Until': isoDay(until),
	} satisfies Record<ValuationKey, string>;
}

function isoDay(time: number): string {
	const day = new Date(time);
	return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

import { localeFacts } from './locale.ts';

/** A whole number with the locale's mark between thousands: `45,000`, `45.000` (SITE-9). */
export function groupedNumber(whole: number | string, locale: string): string {
	return String(whole).replace(/\B(?=(\d{3})+$)/g, localeFacts(locale).groupMark);
}

/**
 * Money as the locale writes it, `$51,990` or `$51,990.50`, `51.990 €`: two decimals only where there is a part of a whole
 * (CARD-5). Without Intl, whose first use costs a small build a tenth of its time.
 */
export function formatMoney(amount: number, locale: string): string {
	const { money, decimalMark } = localeFacts(locale);
	const cents = Math.round(Math.abs(amount) * 100);
	const part = cents % 100 === 0 ? '' : `${decimalMark}${String(cents % 100).padStart(2, '0')}`;
	const text = money.replace('#', `${groupedNumber(Math.floor(cents / 100), locale)}${part}`);
	return amount < 0 && cents > 0 ? `-${text}` : text;
}

/** The sign of the locale's money: `$`. */
export const moneySign = (locale: string): string => localeFacts(locale).money.replace('#', '').trim();

/** A rate as the locale writes it, with at most two decimals: `9.9%`, `9,9 %`. */
export function formatPercent(rate: number, locale: string): string {
	const { percent, decimalMark } = localeFacts(locale);
	return percent.replace('#', String(Math.round(rate * 100) / 100).replace('.', decimalMark));
}

/**
 * How phone numbers are written (SITE-9): a number that the dealer has set in groups stays as it is; bare digits are
 * grouped as the country does. en-AU 0491570006 → 0491 570 006, 0255500100 → (02) 5550 0100, 1800160401 → 1800 160 401;
 * en-NZ 095550101 → 09 555 0101; en-US 2125550101 → (212) 555-0101.
 */
import { type Locale, localeRow } from '../locales/rows.ts';

/** The number as it is shown; one that the country's plan does not know stays as it was written (SITE-9). */
export function displayPhone(number: string, locale: Locale): string {
	const found = localeRow(locale).phoneDisplay.find(([bare]) => bare.test(number));
	return found ? number.replace(...found) : number;
}

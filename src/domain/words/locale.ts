import type { ShownLocale } from '../locales/locale-row.ts';
import { type Locale, localeRows } from '../locales/rows.ts';

export type { Locale } from '../locales/rows.ts';

/**
 * What a locale decides of what is shown (SITE-9): marks of numbers, money, the unit of distances, words. In the browser
 * `src/client/page-locale.ts` stands in for this file: a page has the facts of one locale only.
 */
export function localeFacts(locale: string): ShownLocale {
	return (localeRows[locale as Locale] ?? localeRows['en-AU']).shown;
}

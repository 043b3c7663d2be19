import { australia } from '../../domain/locales/en-AU.ts';
import { type Locale, localeRow } from '../../domain/locales/rows.ts';

/**
 * The facts of the locale as a page hands them to its scripts (`src/client/page-locale.ts`); null for those that the scripts
 * know anyway. As JSON that may stand in a script element.
 */
export function pageLocaleJson(locale: Locale): string | null {
	const { shown } = localeRow(locale);
	return shown === australia ? null : JSON.stringify(shown).replaceAll('<', String.raw`\u003c`);
}

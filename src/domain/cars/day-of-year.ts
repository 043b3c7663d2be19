import { englishMonths } from '../locales/metric.ts';
import { localeFacts } from '../words/locale.ts';

/** A day of late without its year, `3 November`, `November 3` or `3. November` (SITE-9). */
export const dayOfYearText = (day: Date, locale: string): string =>
	localeFacts(locale)
		.dayOfYear.replace('{day}', String(day.getUTCDate()))
		.replace('{month}', englishMonths[day.getUTCMonth()] ?? '');

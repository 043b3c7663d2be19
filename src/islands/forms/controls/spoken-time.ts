import { localeFacts } from '../../../domain/words/locale.ts';

/** The time of `2026-11-28T10:30` as people say it: `10:30 am`. */
export function spokenTime(local: string, locale: string): string {
	const { hour12 } = localeFacts(locale);
	const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12, timeZone: 'UTC' });
	return format.format(Date.parse(`${local}Z`)).replace(/\u202f/g, ' ');
}

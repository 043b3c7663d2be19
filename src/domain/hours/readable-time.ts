import type { Locale } from '../words/locale.ts';

/** A moment (Unix milliseconds) as people at the dealership say it: `Saturday 21 November 2026 at 11:05 am AEDT`. */
export function readableTime(moment: number, { zone, locale }: { zone: string; locale: Locale }): string {
	return new Intl.DateTimeFormat(locale, {
		timeZone: zone,
		...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
		...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
	} as const)
		.format(moment)
		.replace(/\u202f/g, ' ');
}

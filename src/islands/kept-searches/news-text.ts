import { dayPart } from '../../domain/hours/spoken-time.ts';

type News = { fresh: number | null; forSale: number; since: string | undefined };

/** What a kept search says of its cars: `3 new since Tuesday · 24 for sale`; after a week the date (USER-5). */
export function newsText(
	{ fresh, forSale, since }: News,
	{ today, locale }: { today: string; locale: string },
): string {
	const news = fresh ? `${fresh} new${sinceText(since, { today, locale })}` : '';
	return [news, `${forSale} for sale`].filter(Boolean).join(' · ');
}

function sinceText(since: string | undefined, { today, locale }: { today: string; locale: string }): string {
	if (!since || since >= today) return '';
	const days = Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000);
	if (days === 1) return ' since yesterday';
	const parts: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
	return ` since ${dayPart(since, locale, parts)}`;
}

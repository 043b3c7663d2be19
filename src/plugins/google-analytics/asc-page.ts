import type { AnalyticsEvent } from '../../domain/leads/analytics-events.ts';
import type { CountedEntry } from '../../domain/leads/counted-entry.ts';
import type { AscItem } from './asc-item.ts';

/** Kinds of pages by the council's names. */
type PageType = 'home' | 'itemlist' | 'item' | 'specials' | 'service' | 'contact' | 'custom';

const typesByView: Partial<Record<AnalyticsEvent, PageType>> = {
	1: 'home',
	2: 'itemlist',
	3: 'item',
	4: 'item',
	5: 'specials',
	7: 'service',
	12: 'contact',
	49: 'itemlist',
};

/** What the council calls a page that counts as `views`: a used car's page, 4, is an `item`. */
export function ascPageType(views: readonly number[]): PageType {
	return views.map((view) => typesByView[view as AnalyticsEvent]).find((type) => type !== undefined) ?? 'custom';
}

/** A page as events name it. */
export type AscPage = { origin: string; path: string; page_type: PageType; item: AscItem | null };

/** What an event says of the page on which it happened; of one that had to wait since another page, no more than it knows itself. */
export function ascPageParameters(
	{ origin, path, page_type, item }: AscPage,
	{ event_id, event_path = path }: Pick<CountedEntry, 'event_id' | 'event_path'>,
): Readonly<Record<string, string>> {
	const page_location = origin + event_path;
	if (event_path === path) return { page_location, page_type, ...item };
	return { page_location, page_type: typesByView[event_id] ?? 'unknown' };
}

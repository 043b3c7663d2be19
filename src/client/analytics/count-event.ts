import type { AnalyticsEvent } from '../../domain/leads/analytics-events.ts';

/** What `forecourt:count` on the document says. */
export type CountedEvent = { id: AnalyticsEvent; label?: string };

/** Counts an event from any script of a page (USER-7): the bus, which every page starts, hears it. */
export function countEvent(id: AnalyticsEvent, label?: string): void {
	const detail: CountedEvent = { id, ...(label && { label }) };
	document.dispatchEvent(new CustomEvent('forecourt:count', { detail }));
}

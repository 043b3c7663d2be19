import { type AnalyticsEvent, analyticsEvents } from '../../domain/leads/analytics-events.ts';
import type { CountedEntry, EventDetails } from '../../domain/leads/counted-entry.ts';

/** What the bus needs of the window. */
type BusPage = {
	document: Pick<EventTarget, 'dispatchEvent'>;
	location: { pathname: string };
	addEventListener: (type: 'pagehide', listener: () => void) => void;
	/** The queue that tag managers read. */
	dataLayer?: unknown[];
};

/** Detail of the event `forecourt:event`. */
type TrackedEvent = { id: AnalyticsEvent; name: string; label?: string; path: string };

/** Counts an event; the label says more about it, `details` what only third parties ask for. */
export type Track = (id: AnalyticsEvent, label?: string, details?: EventDetails) => void;

/** Hands an event to third parties; `happened` in Unix milliseconds. */
export type Send = (entry: CountedEntry, happened: number) => void;

const pixelDelayMilliseconds = 250;

/**
 * Hands every event to the analytics (USER-7). What it returns tells our own scripts at once, by `forecourt:event`
 * on the document, and third parties 250 ms later, by `send`; what waits when the page is left goes out then.
 */
export function startBus(page: BusPage, send: Send = sender(page)): Track {
	const delayed = new Map<CountedEntry, number>();
	const sendOnce = (entry: CountedEntry) => {
		const happened = delayed.get(entry);
		if (delayed.delete(entry)) send(entry, happened ?? 0);
	};
	page.addEventListener('pagehide', () => [...delayed.keys()].forEach(sendOnce));
	return (id, label, details) => {
		const name = analyticsEvents[id];
		const entry: CountedEntry = {
			event: 'forecourt',
			event_id: id,
			event_name: name,
			...(label && { event_label: label }),
			...details,
		};
		delayed.set(entry, Date.now());
		setTimeout(sendOnce, pixelDelayMilliseconds, entry);
		const detail: TrackedEvent = { id, name, ...(label && { label }), path: page.location.pathname };
		page.document.dispatchEvent(new CustomEvent('forecourt:event', { detail }));
	};
}

/** Puts events into `window.dataLayer`, and says so to plugins by `forecourt:sent` on the document. */
export function sender(page: Pick<BusPage, 'document' | 'dataLayer'>): (entry: CountedEntry) => void {
	return (entry) => {
		page.dataLayer ??= [];
		page.dataLayer.push(entry);
		page.document.dispatchEvent(new CustomEvent('forecourt:sent', { detail: entry }));
	};
}

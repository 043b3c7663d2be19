import { type AnalyticsEvent, analyticsEvents } from '../../domain/leads/analytics-events.ts';

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

/** Counts an event; the label says more about it. */
export type Track = (id: AnalyticsEvent, label?: string) => void;

const pixelDelayMilliseconds = 250;

/**
 * Hands every event to the analytics (USER-7). What it returns tells our own scripts at once, by `forecourt:event`
 * on the document, and tag managers 250 ms later, by `window.dataLayer`; what waits when the page is left goes out then.
 */
export function startBus(page: BusPage): Track {
	const waiting = new Set<object>();
	const send = (event: object) => {
		if (!waiting.delete(event)) return;
		page.dataLayer ??= [];
		page.dataLayer.push(event);
	};
	page.addEventListener('pagehide', () => waiting.forEach(send));
	return (id, label) => {
		const name = analyticsEvents[id];
		const event = { event: 'forecourt', event_id: id, event_name: name, ...(label && { event_label: label }) };
		waiting.add(event);
		setTimeout(send, pixelDelayMilliseconds, event);
		const detail: TrackedEvent = { id, name, ...(label && { label }), path: page.location.pathname };
		page.document.dispatchEvent(new CustomEvent('forecourt:event', { detail }));
	};
}

import type { AnalyticsEvent } from './analytics-events.ts';

/** What else is known of an event, none of it about the visitor. */
export type EventDetails = {
	/** Name of the form: `enquiry`. */
	form_name?: string;
	/** The car that the form was about, by its id. */
	car_id?: string;
	/** The dealer's number that was called. */
	phone_number?: string;
};

/** An event as third parties get it, in `window.dataLayer` and with `forecourt:sent` on the document (USER-7). */
export type CountedEntry = EventDetails & {
	event: 'forecourt';
	event_id: AnalyticsEvent;
	event_name: string;
	event_label?: string;
	/** When it happened, in Unix milliseconds, and on which path. Only of an event that had to wait. */
	event_time?: number;
	event_path?: string;
};

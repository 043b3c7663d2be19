import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SiteConfig } from '../../../src/config/site.ts';
import type { TestDriveRow } from '../../platform/db/rows/booking-rows.ts';

/** An event of a calendar file; its text is for whoever gets the file. */
export type CalendarEvent = {
	booking: Pick<TestDriveRow, 'id' | 'starts_at' | 'ends_at' | 'sequence' | 'updated_at'> & { isCancelled: boolean };
	summary: string;
	description: string;
	place: string;
	url?: string;
};

type Dealer = Pick<SiteConfig, 'name' | 'domain_name'>;

/**
 * A calendar file (RFC 5545) with one event: its UID stays the same and SEQUENCE rises with every change, so that a calendar
 * replaces the event that it has. Times are by UTC, which needs no description of a time zone. A cancelled one takes the event out.
 */
export function calendarFile(event: CalendarEvent, dealer: Dealer): string {
	const method = event.booking.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
	const calendar = newCalendar(dealer).method(method);
	calendar.createEvent(asEvent(event, dealer));
	return calendar.toString();
}

/** Many events as a calendar to subscribe to. */
export function calendarFeed(events: readonly CalendarEvent[], dealer: Dealer, name: string): string {
	const calendar = newCalendar(dealer).name(name).ttl(feedSeconds);
	for (const event of events) calendar.createEvent(asEvent(event, dealer));
	return calendar.toString();
}

/** How often calendars are asked to look again. */
const feedSeconds = 15 * 60;

const newCalendar = ({ name }: Dealer) =>
	ical({ prodId: { company: name.replace(/\/\//g, '/'), product: 'Test drives', language: 'EN' } });

function asEvent({ booking, summary, description, place, url }: CalendarEvent, { name, domain_name }: Dealer) {
	const { id, starts_at, ends_at, sequence, updated_at, isCancelled } = booking;
	return {
		id: `${id}@${domain_name}`,
		start: new Date(starts_at),
		end: new Date(ends_at),
		stamp: new Date(updated_at),
		lastModified: new Date(updated_at),
		sequence,
		summary,
		description,
		location: place,
		organizer: { name, email: `leads@${domain_name}` },
		status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		...(url && { url }),
	};
}

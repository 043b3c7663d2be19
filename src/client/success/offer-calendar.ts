import type { SuccessPlace } from '../../contract/success-page.ts';
import { minuteOf, momentsOf } from '../../domain/hours/local-clock.ts';
import { requestCalendar } from '../../domain/test-drives/request-calendar.ts';
import type { SentLead } from '../leads/device/sent-lead.ts';

/** Seconds that a visit is entered with. */
const length = 30 * 60;

type Asked = { sent: SentLead; place: SuccessPlace; visit: string; car: string };

/** A calendar file with the time that was asked for, below the steps: it says that the dealer has still to confirm it (CAR-1). */
export function offerCalendar(asked: Asked): void {
	const file = calendarOf(asked);
	const room = document.querySelector('[data-success-calendar]');
	if (!file || !room) return;
	const link = document.createElement('a');
	link.className = 'button button-outline';
	link.download = 'visit.ics';
	link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
	link.textContent = 'Add it to your calendar, as not confirmed yet';
	room.append(link);
}

/** Null where the time is none by the clock of the place. */
function calendarOf({ sent, place, visit, car }: Asked): string | null {
	const [date = '', clock = ''] = sent.time.split('T');
	const [start] = place.hours ? momentsOf(place.hours.zone, { date, minute: minuteOf(clock) }) : [];
	if (start === undefined) return null;
	const what = car ? `${visit}: ${car}` : sent.title;
	const call = place.phone ? ` Questions? Call ${place.phone.number}.` : '';
	return requestCalendar({
		id: `${sent.at}-${start}@${location.hostname}`,
		start,
		end: start + length,
		asked: Math.floor(sent.at / 1000),
		summary: `${what} (to be confirmed)`,
		description: `You asked for this time. We will confirm it.${call}`,
		place: place.where,
	});
}

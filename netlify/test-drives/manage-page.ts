import type { FreeTime } from '../../src/contract/test-drives.ts';
import { clockOf, minuteOf } from '../../src/domain/hours/local-clock.ts';
import { timeText } from '../../src/domain/hours/opening-hours.ts';
import { escapeHtml } from '../../src/domain/words/escape-html.ts';

/** What the page shows of a booking. Texts are plain; they are escaped here. */
export type ManagedBooking = {
	/** `test drive`. */
	drive: string;
	state: 'booked' | 'cancelled' | 'over' | 'requested';
	when: string;
	place: string;
	bring: string;
	phone: string | null;
	calendar: string;
	locale: string;
	/** Days with free times; the others are left out. */
	days: readonly { date: string; times: readonly FreeTime[] }[];
	/** Of something that was just tried. */
	note: string | null;
};

/** The heading and the content of the page that shows a booking, and changes or cancels it without scripts. */
export function managedPage(booking: ManagedBooking): { title: string; content: string } {
	const { state, note, drive, phone } = booking;
	const title = titles[state](drive);
	const parts = [
		`<h1>${escapeHtml(title)}</h1>`,
		note && `<p class="note" role="status">${escapeHtml(note)}</p>`,
		facts(booking),
		state === 'booked' && `<p><a href="${escapeHtml(booking.calendar)}">Add it to your calendar</a></p>`,
		state === 'booked' && changeForm(booking),
		state === 'booked' && cancelForm(booking),
		state === 'cancelled' && `<p>The time is free again. You are welcome to book another ${escapeHtml(drive)}.</p>`,
		phone && `<p>Questions? Call <a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>.</p>`,
	];
	return { title, content: parts.filter(Boolean).join('') };
}

const titles: Record<ManagedBooking['state'], (drive: string) => string> = {
	booked: (drive) => `Your ${drive} is booked`,
	cancelled: (drive) => `Your ${drive} is cancelled`,
	over: (drive) => `Your ${drive} is over`,
	requested: (drive) => `We will agree on a time for your ${drive}`,
};

function facts({ when, place, bring, state }: ManagedBooking): string {
	const rows = [['When', when], ['Where', place], ...(state === 'booked' ? [['Please bring', bring]] : [])];
	return `<dl>${rows.map(([term = '', text = '']) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`;
}

function changeForm({ days, locale }: ManagedBooking): string {
	const open = days.filter(({ times }) => times.length > 0);
	const content =
		open.length > 0
			? `<form method="post"><input type="hidden" name="action" value="change">${open.map((day) => dayChoice(day, locale)).join('')}<button>Change to this time</button></form>`
			: '<form><p>There is no other free time in the coming days. Please call us.</p></form>';
	return `<details><summary>Choose another time</summary>${content}</details>`;
}

function dayChoice({ date, times }: ManagedBooking['days'][number], locale: string): string {
	const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
	const choices = times.map(({ slot, local }) => {
		const time = timeText(clockOf(minuteOf(local.slice(11))));
		return `<label><input type="radio" name="slot" value="${slot}" required>${time}</label>`;
	});
	return `<fieldset><legend>${escapeHtml(day.format(Date.parse(date)))}</legend><div class="times">${choices.join('')}</div></fieldset>`;
}

const cancelForm = ({ drive }: ManagedBooking): string =>
	`<details><summary>Cancel the ${escapeHtml(drive)}</summary><form method="post"><input type="hidden" name="action" value="cancel"><p>Somebody else can have the time then.</p><button class="plain">Cancel the ${escapeHtml(drive)}</button></form></details>`;

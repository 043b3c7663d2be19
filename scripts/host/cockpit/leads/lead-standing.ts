import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { dayMs } from '../../../../src/domain/hours/days.ts';
import { localTime } from '../../../../src/domain/hours/local-clock.ts';
import { timeText } from '../../../../src/domain/hours/opening-hours.ts';
import type { Html } from '../../page-frame.ts';
import { type Clock, dayWords } from '../../wording.ts';
import { stateBadge } from './lead-states.ts';

/** How a lead stands, in its row and above it: its state, until it is answered what its visitor was promised, whose it is, and what was noted last. */
export function leadStanding(lead: InboxLead, clock: Clock): Html {
	const { now } = clock;
	const { state, isOpened, promised, isAnswerable, care } = lead;
	const isPast = promised !== null && promised.at <= now;
	const more = [
		isOpened && (state === 'overdue' || (state === 'incomplete' && isAnswerable))
			? html`<span class="looked">Opened</span>`
			: '',
		care.outcome && care.reason ? html`<span class="looked">${care.reason}</span>` : '',
		promised && isAnswerable
			? html`<span class="promised"${isPast && state === 'overdue' ? html` data-past` : ''}>Promised ${promisedWords(promised, now)}</span>`
			: '',
		driveLine(lead, clock),
		followUpLine(lead, clock),
		care.owner ? html`<span class="owner">${care.owner}</span>` : '',
		care.note ? html`<span class="last-note">${care.note}</span>` : '',
	].filter((line) => line !== '');
	const lines = more.map((line) => html` ${line}`);
	return html`${stateBadge(lead)}${more.length ? html` <span class="further">${lines}</span>` : ''}`;
}

/** Of a test drive that nobody has answered: that its time has passed, or is near. */
function driveLine({ driveIs, about }: InboxLead, clock: Clock): Html | '' {
	if (!driveIs || !about.drive) return '';
	const [date = '', time = ''] = about.drive.at.split('T');
	const when = [dayNear(date, clock), time && timeText(time)].filter(Boolean).join(' ');
	if (driveIs === 'missed') return html`<span class="drive" data-past>Wanted to drive ${when}: passed</span>`;
	return html`<span class="drive" data-due>${about.drive.state === 'booked' ? 'Drives' : 'Wants to drive'} ${when}</span>`;
}

function followUpLine({ care }: InboxLead, clock: Clock): Html | '' {
	if (!care.followUp) return '';
	const past = pastDay(care.followUp, clock);
	if (past) return html`<span class="follow-up" data-past>Follow-up was due ${past}</span>`;
	const words = dayNear(care.followUp, clock);
	return html`<span class="follow-up"${care.isDue ? html` data-due` : ''}>Follow up ${words}</span>`;
}

/** Days from today to a day, by the dealer's clocks; negative for one that is past. */
function daysAhead(date: string, { now, zone }: Clock): number {
	const today = localTime(zone, Math.floor(now / 1000)).date;
	return Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
}

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

/** `yesterday`, `Friday, 2 days ago`, `Mon 2 Nov, 26 days ago`, of a day that is past; empty of others. */
export function pastDay(date: string, clock: Clock): string {
	const past = -daysAhead(date, clock);
	if (past < 1) return '';
	if (past === 1) return 'yesterday';
	return `${past < 7 ? weekday.format(new Date(date)) : dayWords(date)}, ${past} days ago`;
}

/** `today`, `tomorrow`, `on Monday`, farther off, or past, `on Mon 30 Nov`; of `2026-11-30`, by the dealer's clocks. */
export function dayNear(date: string, clock: Clock): string {
	const ahead = daysAhead(date, clock);
	const near = new Map([
		[-1, 'yesterday'],
		[0, 'today'],
		[1, 'tomorrow'],
	]).get(ahead);
	return near ?? `on ${ahead > 0 && ahead < 7 ? weekday.format(new Date(date)) : dayWords(date)}`;
}

/** `by 11am today`, `by 11am yesterday`, `by 11am on Monday`, farther off `by 11am on Mon 30 Nov`; by the place's clock. */
export const promisedWords = ({ date, time, zone }: NonNullable<InboxLead['promised']>, now: number): string =>
	`by ${timeText(time)} ${dayNear(date, { now, zone })}`;

import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { dayMs } from '../../../../src/domain/hours/days.ts';
import { localTime } from '../../../../src/domain/hours/local-clock.ts';
import { timeText } from '../../../../src/domain/hours/opening-hours.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { dayWords } from '../../wording.ts';
import { leadBadge } from './lead-states.ts';

/** How a lead stands, in its row and above it: its state, and until it is answered what its visitor was promised. */
export function leadStanding(lead: InboxLead, now: number): Html {
	const { state, isOpened, promised, isAnswerable } = lead;
	const looked = state === 'overdue' && isOpened ? html` <span class="looked">Opened, not answered</span>` : '';
	const isPast = promised !== null && promised.at <= now;
	// The site wants it opened sooner than its visitor was promised an answer.
	const isUnseen = state === 'overdue' && !isOpened && promised !== null && !isPast;
	const due =
		promised && isAnswerable
			? html` <span class="promised"${isPast ? html` data-past` : ''}>Promised ${promisedWords(promised, now)}</span>`
			: '';
	return html`${isUnseen ? badge(state, 'not opened in time') : leadBadge(state)}${looked}${due}`;
}

/** `by 11am today`, `by 11am yesterday`, `by 11am on Monday`, farther off `by 11am on Mon 30 Nov`; by the place's clock. */
export function promisedWords({ date, time, zone }: NonNullable<InboxLead['promised']>, now: number): string {
	const today = localTime(zone, Math.floor(now / 1000)).date;
	const ahead = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
	const near = new Map([
		[-1, 'yesterday'],
		[0, 'today'],
		[1, 'tomorrow'],
	]).get(ahead);
	const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });
	const day = near ?? `on ${Math.abs(ahead) < 7 ? weekday.format(new Date(date)) : dayWords(date)}`;
	return `by ${timeText(time)} ${day}`;
}

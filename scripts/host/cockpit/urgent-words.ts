import { counted } from '../page-frame.ts';
import { number } from '../wording.ts';

/** What overdue leads are, in words: of leads that nobody opened within `leads.open_within_minutes`. */
export const overdueWords = (count: number): string =>
	count === 1
		? '1 lead is overdue: nobody has opened it'
		: `${counted(count, 'lead')} are overdue: nobody has opened them`;

/** What it says where leads have stopped coming, by how many should have come. */
export const silenceWords = (missed: number): string =>
	`Going by the last four weeks, about ${number(missed)} should have come since then`;

/** What stuck deliveries are, in words: they wait for somebody, or were given up. */
export const stuckWords = (count: number): string =>
	count === 1 ? '1 delivery of a lead is stuck' : `${number(count)} deliveries of leads are stuck`;

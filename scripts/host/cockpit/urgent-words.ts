import { counted } from '../page-frame.ts';
import { number } from '../wording.ts';

/** Of leads that nobody has answered by the time promised, in words. */
export const overdueWords = (count: number): string =>
	count === 1
		? '1 lead is overdue: nobody has answered it by the time promised'
		: `${counted(count, 'lead')} are overdue: nobody has answered them by the time promised`;

/** Of others that nobody opened within `leads.open_within_minutes`, in words. */
export const lateWords = (count: number): string =>
	count === 1 ? '1 lead has not been opened in time' : `${counted(count, 'lead')} have not been opened in time`;

/** What it says where leads have stopped coming, by how many should have come. */
export const silenceWords = (missed: number): string =>
	`Going by the last four weeks, about ${number(missed)} should have come since then`;

/** What stuck deliveries are, in words: they wait for somebody, or were given up. */
export const stuckWords = (count: number): string =>
	count === 1 ? '1 delivery of a lead is stuck' : `${number(count)} deliveries of leads are stuck`;

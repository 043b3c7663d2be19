import { counted } from '../page-frame.ts';

/** What overdue leads are, in words: of leads that nobody opened within `leads.open_within_minutes`. */
export const overdueWords = (count: number): string =>
	count === 1
		? '1 lead is overdue: nobody has opened it'
		: `${counted(count, 'lead')} are overdue: nobody has opened them`;

/** What stuck deliveries are, in words. */
export const stuckWords = (count: number): string =>
	count === 1 ? '1 lead could not be delivered' : `${counted(count, 'lead')} could not be delivered`;

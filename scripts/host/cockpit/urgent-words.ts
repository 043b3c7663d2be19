import { number } from '../wording.ts';

/** What it says where leads have stopped coming, by how many should have come. */
export const silenceWords = (missed: number): string =>
	`Going by the last four weeks, about ${number(missed)} should have come since then`;

/** What stuck deliveries are, in words: they wait for somebody, or were given up. */
export const stuckWords = (count: number): string =>
	count === 1 ? '1 delivery of a lead is stuck' : `${number(count)} deliveries of leads are stuck`;

import { secondsPerDay } from '../hours/days.ts';

/** A car as the listing rule sees it. */
export type SoldCar = { status: string; sold_date_timestamp?: number | undefined };

/** `soldDays` is `include_sold_cars_days`; `now` in Unix seconds. */
export type SoldWindow = { soldDays: number; now: number };

/** The moment, in Unix seconds, after which a car must have been sold to be listed still (SITE-7). */
export const soldAfter = ({ soldDays, now }: SoldWindow): number => Math.floor(now) - soldDays * secondsPerDay;

/** The moment, in Unix seconds, from which a car that was sold at `sold` is listed no more (SITE-7). */
export const listedUntil = (sold: number, soldDays: number): number => sold + soldDays * secondsPerDay;

/** Whether a car that was listed still is: not sold, or sold within the window; one sold exactly that long ago is gone (SITE-7). */
export function isStillListed({ status, sold_date_timestamp: sold }: SoldCar, window: SoldWindow): boolean {
	return status !== 'sold' || (sold !== undefined && sold > soldAfter(window));
}

import { reservationPaths } from '../../contract/reservation-calls.ts';
import type { TakenCars } from '../../contract/reservations.ts';
import { asRecord, tabStore } from '../leads/device/device-store.ts';
import { isJustReserving } from './just-reserving.ts';

/** A car that cannot be reserved now; `until` in Unix milliseconds, null for good. */
export type TakenCar = TakenCars['cars'][number];

/**
 * Asks which cars are taken (CAR-11). The browser's answer and the CDN's may be seconds old; `isFresh` goes past both: the CDN keeps
 * answers under their whole address. Rejects where the server gives none.
 */
export async function askTaken(base: string, { isFresh }: { isFresh: boolean }): Promise<TakenCar[]> {
	const response = await fetch(base + reservationPaths.all + (isFresh ? `?at=${Date.now()}` : ''), {
		headers: { accept: 'application/json' },
		cache: isFresh ? 'no-store' : 'default',
		signal: AbortSignal.timeout(10_000),
	});
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	return readTaken(await response.json());
}

/** Asks for a page with cars: what caches say will do, except for who has just reserved a car or given one up. */
export const askForPage = (base: string): Promise<TakenCar[]> =>
	askTaken(base, { isFresh: isJustReserving(tabStore(document.documentElement.dataset['site'] ?? '')) });

/** The cars of an answer; whatever is not one is left out. */
function readTaken(json: unknown): TakenCar[] {
	const { cars } = asRecord(json);
	if (!Array.isArray(cars)) return [];
	return cars.flatMap((value) => {
		const { id, until } = asRecord(value);
		return typeof id === 'number' ? [{ id, until: typeof until === 'number' ? until : null }] : [];
	});
}

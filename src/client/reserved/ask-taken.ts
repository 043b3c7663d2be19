import { reservationPaths } from '../../contract/reservation-calls.ts';
import type { TakenCars } from '../../contract/reservations.ts';
import { asRecord } from '../leads/device/device-store.ts';

/** A car that cannot be reserved now; `until` in Unix milliseconds, null for good. */
export type TakenCar = TakenCars['cars'][number];

/** Asks which cars are taken (CAR-11); the CDN's answer may be seconds old. Rejects where the server gives none. */
export async function askTaken(base: string): Promise<TakenCar[]> {
	const headers = { accept: 'application/json' };
	const response = await fetch(base + reservationPaths.all, { headers, signal: AbortSignal.timeout(10_000) });
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	return readTaken(await response.json());
}

/** The cars of an answer; whatever is not one is left out. */
function readTaken(json: unknown): TakenCar[] {
	const { cars } = asRecord(json);
	if (!Array.isArray(cars)) return [];
	return cars.flatMap((value) => {
		const { id, until } = asRecord(value);
		return typeof id === 'number' ? [{ id, until: typeof until === 'number' ? until : null }] : [];
	});
}

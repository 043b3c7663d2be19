import { asRecord, type DeviceStore } from '../../../client/leads/device/device-store.ts';

/** The right to a reservation: its id and the token that came with it. */
export type Right = { id: string; token: string };

/** A request for a hold whose answer may have got lost: it is sent again as it was, under its key. */
export type HoldRequest = { key: string; body: Readonly<Record<string, unknown>> };

/**
 * What the tab keeps of the reservation of a car, so that a reload and a bank's page lose nothing (CAR-11). Nothing of a
 * payment is kept: the server hands it out again to who has the token. `counted`: the analytics know of it.
 */
export type KeptReservation = { right: Right | null; request: HoldRequest | null; counted: boolean };

const nothing: KeptReservation = { right: null, request: null, counted: false };

const nameOf = (carId: number): `reservation:${string}` => `reservation:${carId}`;

/** What is kept for this car; anybody may have written it. */
export function readReservationOf(tab: DeviceStore, carId: number): KeptReservation {
	const { right, request, counted } = asRecord(tab.read(nameOf(carId)));
	return { right: readRight(right), request: readRequest(request), counted: counted === true };
}

/** Changes what is kept for this car; null forgets all of it. */
export function keepReservation(tab: DeviceStore, carId: number, change: Partial<KeptReservation> | null): void {
	tab.write(nameOf(carId), change && { ...nothing, ...readReservationOf(tab, carId), ...change });
}

function readRight(value: unknown): Right | null {
	const { id, token } = asRecord(value);
	return typeof id === 'string' && typeof token === 'string' && id !== '' && token !== '' ? { id, token } : null;
}

function readRequest(value: unknown): HoldRequest | null {
	const { key, body } = asRecord(value);
	return typeof key === 'string' && key !== '' && Object.keys(asRecord(body)).length > 0
		? { key, body: asRecord(body) }
		: null;
}

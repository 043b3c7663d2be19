import type { DeviceStore } from '../../../src/client/leads/device/device-store.ts';
import type { TakenCar } from '../../../src/client/reserved/ask-taken.ts';
import type { ReservationAnswer } from '../../../src/contract/reservations.ts';
import type { ReservationReply } from '../../../src/islands/checkout/calls/reservation-calls.ts';
import { openCheckout } from '../../../src/islands/checkout/state/checkout-session.ts';
import type { HoldRequest } from '../../../src/islands/checkout/state/kept-reservation.ts';

/** A tab's storage in memory. */
export function makeTab(): DeviceStore & { text: () => string } {
	const kept = new Map<string, string>();
	return {
		read: (name) => JSON.parse(kept.get(name) ?? 'null'),
		write: (name, value) => {
			if (value === null) kept.delete(name);
			else kept.set(name, JSON.stringify(value));
			return true;
		},
		text: () => JSON.stringify([...kept]),
	};
}

export const deviceNow = Date.UTC(2026, 10, 22, 3);
export const request: HoldRequest = { key: 'key-1', body: { car: '2021-kia-rio-k1', first_name: 'Ana' } };

/** An answer of the server, whose clock is an hour ahead of the device's. */
export const answer = (set: Partial<ReservationAnswer> = {}): ReservationAnswer => ({
	id: 'r-1',
	state: 'held',
	until: deviceNow + 3_600_000 + 900_000,
	now: deviceNow + 3_600_000,
	deposit: 50_000,
	currency: 'AUD',
	reference: 'R-7K3F9Q',
	payment: { type: 'stripe', key: 'pk_1', client_secret: 'pi_1_secret_2' },
	...set,
});
export const said = (set: Partial<ReservationAnswer> = {}): ReservationReply => ({ ok: true, answer: answer(set) });
export const refusal = (
	status: number | null,
	code: string | null = null,
): Extract<ReservationReply, { ok: false }> => ({
	ok: false,
	status,
	code,
	error: 'No.',
	fields: {},
	wait: 0,
});

type Script = {
	tab?: ReturnType<typeof makeTab>;
	hold?: ReservationReply;
	/** What the server says each time that it is asked; the last one again and again. */
	asked?: ReservationReply[];
	given?: ReservationReply;
	taken?: TakenCar[];
};

/** A session of car 7 whose server says what the script does. */
export function makeSession({ tab = makeTab(), hold, asked = [], given, taken = [] }: Script = {}) {
	const calls: string[] = [];
	const counted: number[] = [];
	const answers = [...asked];
	const note = <Value>(name: string, value: Value): Promise<Value> => {
		calls.push(name);
		return Promise.resolve(value);
	};
	const next = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? refusal(404, 'not_found');
	const session = openCheckout({
		carId: 7,
		tab,
		calls: {
			hold: ({ key }) => note(`hold ${key}`, hold ?? said({ token: 't-1' })),
			ask: ({ id, token }) => note(`ask ${id} ${token}`, next()),
			pay: () => note('pay', said({ state: 'reserved', payment: null })),
			giveUp: () => note('give up', given?.ok === false ? given : { ok: true, json: null }),
			taken: () => note('taken', taken),
		},
		onReserved: () => void counted.push(42),
		now: () => deviceNow,
	});
	return { session, tab, calls, counted, stage: () => session.stage.get() };
}

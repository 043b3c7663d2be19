import { atom, type ReadableAtom } from 'nanostores';
import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import type { TakenCar } from '../../../client/reserved/ask-taken.ts';
import { noteReserving } from '../../../client/reserved/just-reserving.ts';
import type { ReservationAnswer } from '../../../contract/reservations.ts';
import type { ReservationCalls, ReservationReply } from '../calls/reservation-calls.ts';
import {
	type HoldRequest,
	type KeptReservation,
	keepReservation,
	type Right,
	readReservationOf,
} from './kept-reservation.ts';
import { type Failed, isOpen, refusedStage, releasedNote, type Stage, stageOf } from './stage.ts';

/** One visitor reserving one car (CAR-11). Each way on gives what went wrong, or null where the stage says it all. */
export type CheckoutSession = {
	stage: ReadableAtom<Stage>;
	/** Takes up what the tab knows. `returned`: the visitor comes back from a bank's page. */
	begin: (returned: boolean) => Promise<void>;
	hold: (request: HoldRequest) => Promise<Failed | null>;
	/** Asks the server how the reservation is now. */
	refresh: () => Promise<Failed | null>;
	/** Pays with the processor `test`. */
	pay: () => Promise<Failed | null>;
	release: () => Promise<Failed | null>;
	/** Looks whether the car is free, and begins with the details. */
	startAgain: () => Promise<void>;
};

type Parts = {
	carId: number;
	tab: DeviceStore;
	calls: ReservationCalls & { taken: () => Promise<TakenCar[]> };
	/** Called once for each reservation that is paid. */
	onReserved: () => void;
	/** Unix milliseconds. */
	now?: () => number;
};

/** Opens the session of a car. The server's word counts; the tab keeps the right to ask for it, and nothing of a payment. */
export function openCheckout({ carId, tab, calls, onReserved, now = Date.now }: Parts): CheckoutSession {
	const stage = atom<Stage>({ is: 'loading' });
	const kept = () => readReservationOf(tab, carId);
	const keep = (change: Partial<KeptReservation> | null) => keepReservation(tab, carId, change);

	function take(answer: ReservationAnswer): null {
		if (answer.token) keep({ right: { id: answer.id, token: answer.token }, request: null });
		if (answer.state === 'reserved' && !kept().counted) {
			keep({ counted: true });
			onReserved();
		}
		if (answer.state === 'released') keep(null);
		noteReserving(tab);
		stage.set(stageOf(answer, now()));
		return null;
	}

	/** Undefined where the car is free, or nobody can say. A hold that this tab has asked for may be its own. */
	async function takenCar(): Promise<TakenCar | undefined> {
		if (kept().request) return undefined;
		const taken = await calls.taken().catch((): TakenCar[] => []);
		return taken.find(({ id }) => id === carId);
	}

	async function look(): Promise<void> {
		const taken = await takenCar();
		stage.set(taken ? { is: 'taken', until: taken.until } : { is: 'details', note: null });
	}

	async function withRight(call: (right: Right) => Promise<ReservationReply>): Promise<Failed | null> {
		const { right } = kept();
		if (!right) return null;
		const reply = await call(right);
		if (reply.ok) return take(reply.answer);
		if (reply.status !== 404 && reply.status !== 401) return reply;
		keep(null);
		await look();
		return null;
	}

	async function hold(request: HoldRequest): Promise<Failed | null> {
		keep({ request });
		const reply = await calls.hold(request);
		if (reply.ok) return take(reply.answer);
		if (!isOpen(reply)) keep({ request: null });
		const next = refusedStage(reply, now());
		if (!next) return reply;
		stage.set(next);
		return null;
	}

	const refresh = () => withRight(calls.ask);

	async function begin(returned: boolean): Promise<void> {
		if (!kept().right) return returned ? stage.set({ is: 'unknown' }) : look();
		const failed = await refresh();
		if (failed) stage.set({ is: 'unreachable', error: failed.error });
	}

	async function release(): Promise<Failed | null> {
		const { right } = kept();
		const reply = right && (await calls.giveUp(right));
		if (reply?.ok === false && reply.code === 'closed') return refresh();
		if (reply?.ok === false && reply.status !== 404) return reply;
		keep(null);
		noteReserving(tab);
		stage.set({ is: 'details', note: releasedNote });
		return null;
	}

	function startAgain(): Promise<void> {
		keep(null);
		return look();
	}

	return { stage, begin, hold, refresh, pay: () => withRight(calls.pay), release, startAgain };
}

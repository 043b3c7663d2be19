import { asRecord, type DeviceStore } from '../../client/leads/device/device-store.ts';

/**
 * Where a visitor is in signing in. It is kept in the tab, so that a reload, or a look at the text message in another app, loses
 * nothing. `sentAt` in Unix milliseconds; `wait` is how long the next code takes from then on.
 */
export type Progress =
	| { step: 'phone'; phone: string }
	/** `isEarlier`: the code was sent before this visit asked for one. */
	| { step: 'code'; phone: string; sentAt: number; wait: number; isEarlier?: boolean }
	| { step: 'name' };

const name = 'sign_in';
/** Milliseconds for which a code is good. */
const codeLife = 5 * 60_000;
/** Milliseconds until another code can be asked for. */
export const resendMilliseconds = 30_000;

/** Where this tab was; at the beginning where nothing usable is kept, or the code is too old. `now` in Unix milliseconds. */
export function readProgress(tab: DeviceStore, now = Date.now()): Progress {
	const { step, phone, sentAt, wait } = asRecord(tab.read(name));
	if (step === 'name') return { step };
	const known = typeof phone === 'string' && phone.length <= 40 ? phone : '';
	const isFresh = typeof sentAt === 'number' && sentAt <= now && now - sentAt < codeLife;
	if (step !== 'code' || known === '' || !isFresh) return { step: 'phone', phone: known };
	const rest = typeof wait === 'number' && wait >= 0 && wait <= 60 * 60_000 ? wait : resendMilliseconds;
	return { step, phone: known, sentAt, wait: rest };
}

/** Null forgets it. */
export function keepProgress(tab: DeviceStore, progress: Progress | null): void {
	tab.write(name, progress);
}

/** Seconds until another code can be asked for; 0 where it can. */
export function secondsLeft({ sentAt, wait }: { sentAt: number; wait: number }, now: number): number {
	return Math.max(0, Math.ceil((sentAt + wait - now) / 1000));
}

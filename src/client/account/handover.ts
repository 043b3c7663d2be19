import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';
import type { Account } from './account.ts';

/**
 * The device's favourites go onto the watchlist when somebody signs in, so that neither list loses a car. `waiting` are those
 * that the server does not have yet; `done` have been handed over before and are not offered to who signs in next: a car
 * that was taken off the watchlist does not come back.
 */
export type Handover = { readonly waiting: readonly number[]; readonly done: readonly number[] };

const name = 'handed_over';
const most = 200;

/** What the device keeps of it; nothing for whatever else a storage holds. */
export function readHandover(device: DeviceStore): Handover {
	const { waiting, done } = asRecord(device.read(name));
	return { waiting: idsOf(waiting), done: idsOf(done) };
}

/** At sign-in: favourites that were never handed over wait for it, but for those that are watched already. */
export function offerFavourites(
	device: DeviceStore,
	{ favourites, watched }: { favourites: readonly number[]; watched: readonly number[] },
): void {
	const { done } = readHandover(device);
	const known = [...done, ...favourites.filter((id) => watched.includes(id))];
	keep(device, { waiting: favourites.filter((id) => !known.includes(id)), done: known });
}

/** Who signs out leaves the device's favourites where they are; what was not handed over stays here. */
export function dropHandover(device: DeviceStore): void {
	keep(device, { ...readHandover(device), waiting: [] });
}

/** Puts the waiting cars onto the watchlist, one after another; answers how many. A failure leaves the rest for the next page. */
export async function handOver(
	device: DeviceStore,
	{ state, watch }: Pick<Account, 'state' | 'watch'>,
): Promise<number> {
	let count = 0;
	for (const id of readHandover(device).waiting) {
		const before = state.get();
		const isThere = before.is === 'signed in' && before.watched.includes(id);
		if (!isThere && (await watch(id)) !== 'saved') return count;
		const { waiting, done } = readHandover(device);
		keep(device, { waiting: waiting.filter((other) => other !== id), done: [...done, id] });
		if (!isThere) count += 1;
	}
	return count;
}

function keep(device: DeviceStore, { waiting, done }: Handover): void {
	const all = [...new Set(done)].slice(-most);
	device.write(name, waiting.length + all.length > 0 ? { waiting: waiting.slice(-most), done: all } : null);
}

function idsOf(value: unknown): number[] {
	const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;
	return Array.isArray(value) ? [...new Set(value)].filter(isId).slice(0, most) : [];
}

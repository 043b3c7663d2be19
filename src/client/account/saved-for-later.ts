import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';

const name = 'watch';
/** Milliseconds: who comes back to a page of yesterday does not find a car on the list that they have forgotten. */
const life = 30 * 60_000;

/** Remembers in this tab the car that a visitor wanted to save before signing in (USER-3). `now` in Unix milliseconds. */
export function rememberCar(tab: DeviceStore, carId: number, now = Date.now()): void {
	tab.write(name, { id: carId, at: now });
}

/** The car that waits for the sign-in; null if no car waits, or it has waited for more than half an hour. */
export function rememberedCar(tab: DeviceStore, now = Date.now()): number | null {
	const { id, at } = asRecord(tab.read(name));
	const isFresh = typeof at === 'number' && at <= now && now - at <= life;
	return isFresh && Number.isSafeInteger(id) && (id as number) > 0 ? (id as number) : null;
}

/** The same, once. */
export function takeRememberedCar(tab: DeviceStore, now = Date.now()): number | null {
	const id = rememberedCar(tab, now);
	tab.write(name, null);
	return id;
}

import type { DeviceStore } from '../leads/device/device-store.ts';

/** For longer than a CDN gives an old answer: the seconds that it keeps one, and those in which it asks again. */
const behindMilliseconds = 60_000;

/** This tab has just made, changed or looked at a reservation of its own: what caches say of the cars may be from before. */
export const noteReserving = (tab: DeviceStore): void => void tab.write('reserving', Date.now());

/** Whether it did so a moment ago. A clock that was set back counts as a moment. */
export function isJustReserving(tab: DeviceStore): boolean {
	const at = tab.read('reserving');
	return typeof at === 'number' && Date.now() - at < behindMilliseconds;
}

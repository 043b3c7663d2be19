import type { DeviceStore } from '../leads/device/device-store.ts';
import { type KeptItem, readKept, writeKept } from '../leads/device/kept-item.ts';
import { idsIn } from '../saved/saved-cars.ts';

/** Cars that are remembered. */
const most = 20;

const recent: KeptItem<'recent', readonly number[]> = {
	name: 'recent',
	version: 1,
	parse: (stored) => idsIn(stored).slice(0, most),
};

/** Ids of the cars whose pages were seen on this device, the latest first (USER-5). */
export const recentCars = (store: DeviceStore): readonly number[] => readKept(store, recent);

/** Notes that a car's page was seen. */
export function noteCar(store: DeviceStore, id: number): void {
	const others = recentCars(store).filter((other) => other !== id);
	writeKept(store, recent, [id, ...others].slice(0, most));
}

import { asRecord, type DeviceStore } from './device-store.ts';

/** The time that this tab holds, or has booked with its last lead (CAR-1). */
export type OwnTime = { token: string; local: string; location: string; until: number };

/** The time that this tab holds; null for none. */
export function ownTime(tab: DeviceStore): OwnTime | null {
	const { token, local, location, until } = asRecord(tab.read('test_drive'));
	const isWhole = typeof token === 'string' && typeof local === 'string' && typeof location === 'string';
	return isWhole && typeof until === 'number' ? { token, local, location, until } : null;
}

export function keepTime(tab: DeviceStore, time: OwnTime | null): void {
	tab.write('test_drive', time);
}

import type { DeviceStore } from '../leads/device/device-store.ts';
import { onSave } from './on-save.ts';

/** What a visitor who has one of these gets more of: cars and lists looked at, saved cars without a network. */
const items = ['recent', 'lists', 'favourites', 'compare'] as const;

/**
 * Loads the parts of a page that are for visitors who have something kept: at once for them and on a car's page, which is noted
 * as seen, else when a car is saved. All others load nothing (USER-5).
 */
export function startKept(device: DeviceStore): void {
	const load = () => import('./kept-parts.ts');
	const isCar = document.querySelector('[data-recent-car]');
	if (isCar || items.some((name) => device.read(name))) void load();
	else onSave(() => void load());
}

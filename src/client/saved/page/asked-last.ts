import { type DeviceStore, deviceStore } from '../../leads/device/device-store.ts';
import { say } from './row-parts.ts';

/** Whether the visitor's last enquiry was about this car (USER-5). Anything may have written to the store. */
export const isAskedLast = (store: Pick<DeviceStore, 'read'>, id: number): boolean =>
	String(store.read('last_car_enquired')) === String(id);

/** Says in a row of the list that the visitor has asked about its car, so that nobody asks twice. */
export function sayAskedLast(row: HTMLElement, id: number): void {
	const store = deviceStore(document.documentElement.dataset['site'] ?? '');
	say(row, 'asked', isAskedLast(store, id) ? 'You asked about this one last' : null);
}

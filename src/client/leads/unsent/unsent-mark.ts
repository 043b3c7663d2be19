import type { DeviceStore } from '../device/device-store.ts';

/** Set in the site's storage while there is something to send, so that pages need not open a database to know: the keys. */
export const unsentMark = 'unsent';

/** The keys of all leads that wait on the device. */
export function unsentKeys(store: DeviceStore): readonly string[] {
	const keys = store.read(unsentMark);
	return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

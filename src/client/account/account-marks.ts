import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';

/**
 * What a device and a tab note of an account, so that tabs learn of each other's changes and an anonymous visitor's tab asks
 * the server once and not on every page. Nothing of it says who somebody is.
 */
export type AccountMarks = {
	/** Whether this tab has heard that nobody is signed in, and no tab has signed in since. */
	isAnonymous: () => boolean;
	noteAnonymous: (anonymous: boolean) => void;
	/** Tells the other tabs that something is different now. */
	noteChange: () => void;
	/** Calls back after another tab's change, also of a page that the browser has kept and shows again. */
	onChange: (listener: () => void) => void;
};

const name = 'account_changed';

/** `now` in Unix milliseconds. */
export function accountMarks(device: DeviceStore, tab: DeviceStore, now: () => number = Date.now): AccountMarks {
	const changedAt = () => timeOf(device.read(name));
	let seen = changedAt();
	return {
		isAnonymous: () => {
			const heardAt = timeOf(tab.read('anonymous'));
			return heardAt > 0 && heardAt >= changedAt();
		},
		noteAnonymous: (anonymous) => tab.write('anonymous', anonymous ? { at: now() } : null),
		noteChange: () => {
			seen = now();
			device.write(name, { at: seen });
		},
		onChange: (listener) => {
			const look = () => {
				const latest = changedAt();
				if (latest === seen) return;
				seen = latest;
				listener();
			};
			addEventListener('storage', ({ key }) => (key === null || key.endsWith(`:${name}`)) && look());
			addEventListener('pageshow', ({ persisted }) => persisted && look());
		},
	};
}

/** A time by the device's clock; 0 for whatever else a storage holds. */
function timeOf(stored: unknown): number {
	const { at } = asRecord(stored);
	return typeof at === 'number' && Number.isFinite(at) && at > 0 ? at : 0;
}

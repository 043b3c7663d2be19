import type { DeviceItemName } from './device-items.ts';

/**
 * What is kept of a site on the device, as JSON under `forecourt:<site>:<name>` (USER-5). Anything may write to a storage,
 * and it may be full or switched off: what is read is checked by who asks, and writing never throws.
 */
export type DeviceStore = {
	read: (name: DeviceItemName) => unknown;
	/** Null takes it away. False where the device keeps nothing. */
	write: (name: DeviceItemName, value: unknown) => boolean;
};

/** Kept for good: `localStorage`. */
export function deviceStore(siteSlug: string): DeviceStore {
	return storeIn(() => localStorage, siteSlug);
}

/** Kept as long as the tab is open: `sessionStorage`. For what is private, such as half of an application for finance. */
export function tabStore(siteSlug: string): DeviceStore {
	return storeIn(() => sessionStorage, siteSlug);
}

/** The key of an item in a storage: no other site on the same origin has it. */
export const deviceKey = (siteSlug: string, name: DeviceItemName): string => `forecourt:${siteSlug}:${name}`;

/** Where the figures of a calculator are kept: by its car's number, else by its page's path (CAR-12). */
export const figuresPlace = (carId: string | null, path: string): DeviceItemName => `figures:${carId ?? path}`;

function storeIn(storage: () => Storage, siteSlug: string): DeviceStore {
	const keyOf = (name: DeviceItemName): string => deviceKey(siteSlug, name);
	return {
		read: (name) => {
			try {
				return JSON.parse(storage().getItem(keyOf(name)) ?? 'null');
			} catch {
				// Not ours, or no storage at all: nothing is kept.
				return null;
			}
		},
		write: (name, value) => {
			try {
				if (value === null) storage().removeItem(keyOf(name));
				else storage().setItem(keyOf(name), JSON.stringify(value));
				return true;
			} catch {
				return false;
			}
		},
	};
}

/** A stored value as an object, where it is one. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

import type { DeviceStore } from '../../../src/client/leads/device/device-store.ts';

/** A device that keeps what it is told, as text. */
export function makeStore(): DeviceStore {
	const kept = new Map<string, string>();
	return {
		read: (name) => JSON.parse(kept.get(name) ?? 'null'),
		write: (name, value) => {
			if (value === null) kept.delete(name);
			else kept.set(name, JSON.stringify(value));
			return true;
		},
	};
}

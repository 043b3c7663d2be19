import { analyticsEvents } from '../../domain/leads/analytics-events.ts';
import type { CountedEntry } from '../../domain/leads/counted-entry.ts';
import type { DeviceStore } from '../leads/device/device-store.ts';
import type { Send } from './bus.ts';
import type { Fate } from './waiting-events.ts';

/** So many events wait on a device, the latest ones. */
const mostWaiting = 100;

/**
 * What sends events to third parties as far as it may (USER-7). What cannot go out yet is kept in the site's store as
 * `events`; a device that keeps nothing loses it. `waiting-events.ts` sends it once as soon as that is possible, also from the
 * next page. It is loaded where something waits or the site asks for consent: other pages do without.
 */
export function startOutbox(device: DeviceStore, push: (entry: CountedEntry) => void): Send {
	const asks = document.documentElement.dataset['consent'] !== undefined;
	let fate = (): Fate => (asks || !navigator.onLine ? 'wait' : 'send');
	const settle = () =>
		import('./waiting-events.ts')
			.then((waiting) => {
				fate = waiting.currentFate;
				return waiting.settle({ device, push, names: analyticsEvents });
			})
			// All stays as it is for the next try.
			.catch(console.warn);
	// On the way down from the window, which hears what is said to the document, too.
	for (const change of ['online', 'forecourt:consent']) addEventListener(change, settle, true);
	if (asks || device.read('events')) void settle();
	return (entry, event_time) => {
		const now = fate();
		if (now === 'send') push(entry);
		if (now !== 'wait') return;
		const late = { ...entry, event_time, event_path: location.pathname };
		device.write('events', [device.read('events') ?? [], late].flat().slice(-mostWaiting));
	};
}

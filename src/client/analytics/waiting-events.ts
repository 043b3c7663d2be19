import type { AnalyticsEvent } from '../../domain/leads/analytics-events.ts';
import type { CountedEntry } from '../../domain/leads/counted-entry.ts';
import { type Consent, currentConsent } from '../consent/consent.ts';
import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';

/** What becomes of an event. */
export type Fate = 'send' | 'wait' | 'drop';

/** An event waits at most so long, in milliseconds. */
const longestWait = 24 * 60 * 60_000;
const longestText = 200;

/** Events of a visitor who has not answered, or is offline, wait; those of a visitor who has refused are dropped (USER-7). */
export function fateOf({ isChosen, analytics, marketing }: Consent, isOnline: boolean): Fate {
	if (!isChosen) return 'wait';
	if (!analytics && !marketing) return 'drop';
	return isOnline ? 'send' : 'wait';
}

/** What becomes of an event of this page now. */
export const currentFate = (): Fate => fateOf(currentConsent(), navigator.onLine);

type Waiting = {
	device: DeviceStore;
	push: (entry: CountedEntry) => void;
	names: EventNames;
};

/** Names of events by their ids; every page has them already. */
type EventNames = Readonly<Record<number, string>>;

/**
 * Sends what waits as it happened, drops it where the visitor has refused, and leaves nothing that is too old. By one tab at a
 * time: what is taken out of the store is sent once (USER-7).
 */
export async function settle({ device, push, names }: Waiting): Promise<void> {
	await alone(() => {
		const fate = currentFate();
		const stored = device.read('events');
		if (stored === null) return;
		const young = readWaiting([stored].flat(), names, Date.now());
		device.write('events', fate === 'wait' && young.length > 0 ? young : null);
		if (fate === 'send') young.forEach(push);
	});
}

/** What a storage holds as waiting events: those that are ours and, at `now` in Unix milliseconds, less than 24 hours old. */
export function readWaiting(stored: readonly unknown[], names: EventNames, now: number): CountedEntry[] {
	return stored.map(asRecord).flatMap((kept) => {
		const { event_id, event_time, event_path } = kept;
		const name = typeof event_id === 'number' && Object.hasOwn(names, event_id) ? names[event_id] : undefined;
		if (name === undefined) return [];
		if (typeof event_time !== 'number' || !(now - event_time < longestWait && event_time <= now)) return [];
		if (typeof event_path !== 'string' || !event_path.startsWith('/')) return [];
		const texts = (['event_label', 'form_name', 'car_id', 'phone_number'] as const).flatMap((key) => {
			const text = kept[key];
			return typeof text === 'string' ? [[key, text.slice(0, longestText)] as const] : [];
		});
		const known = { event: 'forecourt', event_id: event_id as AnalyticsEvent, event_name: name } as const;
		return [{ ...known, ...Object.fromEntries(texts), event_time, event_path }];
	});
}

async function alone(act: () => void): Promise<void> {
	if ('locks' in navigator) await navigator.locks.request('forecourt:events', act);
	else act();
}

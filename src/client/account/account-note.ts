import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';

const name = 'account_note';
const life = 60_000;

/** What the next page of this tab says of what was done on this one; `list`: with the way to the visitor's list. */
export type AccountNote = { text: string; list: boolean };

/** Leaves a note for the page that the visitor is led to. `now` in Unix milliseconds. */
export function leaveNote(tab: DeviceStore, { text, list }: AccountNote, now = Date.now()): void {
	tab.write(name, { text, list, at: now });
}

/** The note that was left in the last minute, once. */
export function takeNote(tab: DeviceStore, now = Date.now()): AccountNote | null {
	const { text, list, at } = asRecord(tab.read(name));
	tab.write(name, null);
	const isFresh = typeof at === 'number' && at <= now && now - at <= life;
	return isFresh && typeof text === 'string' && text.length <= 200 ? { text, list: list === true } : null;
}

import type { SavedCar } from '../../contract/saved-cars.ts';
import type { Asked } from '../../domain/cars/since-saved.ts';
import { asRecord, type DeviceStore, deviceStore } from '../leads/device/device-store.ts';

/** A car as it was when it was saved, so that the list can say what has become of it, by name (USER-1). */
export type SavedNote = Asked & { id: number; name: string };

export type SavedNotes = {
	/** By the car's id. */
	all: () => ReadonlyMap<number, SavedNote>;
	/** Replaces what was known of the car. */
	keep: (note: SavedNote) => void;
	/** Forgets all others. */
	keepOnly: (ids: readonly number[]) => void;
};

/** Where the notes are kept on the device. */
const item = 'saved_notes';

/** More are not kept: the oldest go. Both lists of saved cars have less. */
const most = 250;

/** The notes in a store; anything in it that is no note is ignored. */
export function savedNotes(store: DeviceStore): SavedNotes {
	const read = (): SavedNote[] => {
		const stored = store.read(item);
		return Array.isArray(stored) ? stored.flatMap(readNote) : [];
	};
	return {
		all: () => new Map(read().map((note) => [note.id, note])),
		keep: (note) => {
			const others = read().filter(({ id }) => id !== note.id);
			store.write(item, [...others, note].slice(-most));
		},
		keepOnly: (ids) => {
			const kept = read().filter(({ id }) => ids.includes(id));
			store.write(item, kept.length > 0 ? kept : null);
		},
	};
}

/** What this device remembers of the cars that were saved on the page's site. */
export const pageNotes = savedNotes(deviceStore(globalThis.document?.documentElement.dataset['site'] ?? ''));

/** What the list of cars says of one now. */
export const noteOfCar = ({ id, name, amount, weeklyAmount }: SavedCar): SavedNote => ({
	id,
	name,
	...(amount !== undefined && { price: amount }),
	...(weeklyAmount !== undefined && { weekly: weeklyAmount }),
});

/** What a Favourite button says of its car. */
export function noteOfButton({ dataset }: HTMLElement): SavedNote | null {
	const { car, name, price, weekly } = dataset;
	return readNote({ id: Number(car), name, price: amount(price), weekly: amount(weekly) })[0] ?? null;
}

const amount = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

function readNote(value: unknown): SavedNote[] {
	const { id, name, price, weekly } = asRecord(value);
	if (!Number.isSafeInteger(id) || typeof name !== 'string' || name === '') return [];
	const isAmount = (dollars: unknown): dollars is number => typeof dollars === 'number' && dollars > 0;
	return [
		{
			id: id as number,
			name: name.slice(0, 120),
			...(isAmount(price) && { price }),
			...(isAmount(weekly) && { weekly }),
		},
	];
}

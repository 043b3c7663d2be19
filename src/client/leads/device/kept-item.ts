import { dayMs } from '../../../domain/hours/days.ts';
import type { DeviceItem, deviceItems } from './device-items.ts';
import { asRecord, type DeviceStore } from './device-store.ts';

type Items = typeof deviceItems;
/** Items that are read with their version. */
type KeptName = Exclude<
	{ [Name in keyof Items]: Items[Name]['place'] extends 'device' ? Name : never }[keyof Items],
	`${string}:`
>;

/** How an item is read that has had other forms before, or is not kept for ever (USER-5). Version and days are the register's. */
export type KeptItem<Name extends KeptName, Value> = Pick<Items[Name], 'version' & keyof Items[Name]> & {
	name: Name;
	days?: Items[Name] extends { days: infer Days } ? Days : never;
	/** The value in what was stored, which anybody may have written; never throws. */
	parse: (stored: unknown) => Value;
	/** What an older form says in the present one; without it, older forms are dropped. */
	migrate?: (stored: unknown, version: number) => unknown;
};

type AnyItem<Value> = Pick<DeviceItem, 'version' | 'days'> & {
	name: KeptName;
	parse: (stored: unknown) => Value;
	migrate?: (stored: unknown, version: number) => unknown;
};

/**
 * Reads an item. One that is older than its days, of a later version, or of an older one that is not migrated counts as not
 * there, and is removed unless it is of a later version. `now` in Unix milliseconds.
 */
export function readKept<Value>(store: DeviceStore, item: AnyItem<Value>, now = Date.now()): Value {
	const stored = store.read(item.name);
	const { v, at, is } = asRecord(stored);
	const [version, value] = typeof v === 'number' ? [v, is] : [1, stored];
	if (stored === null || version > item.version) return item.parse(null);
	if (version < item.version) {
		const migrated = item.migrate?.(value, version) ?? null;
		writeKept(store, item, migrated, now);
		return item.parse(migrated);
	}
	const isKept = item.days === undefined || (typeof at === 'number' && Math.abs(now - at) <= item.days * dayMs);
	if (!isKept) store.write(item.name, null);
	return item.parse(isKept ? value : null);
}

/** Keeps an item with its version and the time; null takes it away. False where the device keeps nothing. */
export function writeKept(
	store: DeviceStore,
	item: Pick<AnyItem<unknown>, 'name' | 'version'>,
	value: unknown,
	now = Date.now(),
): boolean {
	return store.write(item.name, value === null ? null : { v: item.version, at: now, is: value });
}

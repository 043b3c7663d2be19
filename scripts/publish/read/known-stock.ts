import type { SiteConfig } from '../../../src/config/site.ts';
import type { CarKeys } from '../../../src/domain/stock/same-car.ts';
import { memo } from '../../../src/site/memo.ts';
import { sameValue } from '../../../src/site/same-value.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { carKeys } from '../../../src/stock/car/car-keys.ts';
import type { KnownReadings, StockRecord } from '../../../src/stock/feed/normalise.ts';
import type { KnownLines } from '../../../src/stock/source/stock-json.ts';

type Raw = NonNullable<StockRecord['raw']>;

/** What is remembered of a tenant's feed: its records, and what was made of each. */
export type KnownStock = {
	config: SiteConfig | null;
	lines: KnownLines;
	records: ReadonlyMap<string, Raw>;
	readings: KnownReadings;
	keysOf: (car: Car) => CarKeys;
};

export const newKnownStock = (): KnownStock => ({
	config: null,
	lines: { read: new Map() },
	records: new Map(),
	readings: new WeakMap(),
	keysOf: memo((car: Car) => carKeys(car), new WeakMap<Car, CarKeys>()),
});

/**
 * The records of a feed, those that say what they said before as the same objects, so that nothing is made of them again.
 * Under another config all of it is made again.
 */
export function knownRecords(known: KnownStock, config: SiteConfig, records: StockRecord[]): StockRecord[] {
	if (known.config !== config) known.readings = new WeakMap();
	known.config = config;
	const next = new Map<string, Raw>();
	const same = records.map((record) => {
		if (!record.raw) return record;
		const name = nameOf(record.raw, record.record);
		const raw = sameValue(known.records.get(name), record.raw);
		next.set(name, raw);
		return raw === record.raw ? record : { ...record, raw };
	});
	known.records = next;
	return same;
}

/** Under which a record is looked for next time: what names its car, or else its place in the feed. */
function nameOf({ slug, stocknum, vin, id }: Raw, place: number): string {
	const named = [slug, stocknum, vin, id].filter((part) => typeof part === 'string' || typeof part === 'number');
	return named.length > 0 ? named.join('\n') : `${place}`;
}

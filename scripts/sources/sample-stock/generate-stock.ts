import { catalogueOf, type StockKind } from './catalogue.ts';
import { choose } from './choice.ts';
import type { StockLocation } from './lot.ts';
import { seededRandom } from './random.ts';
import { makeRecord, type StockRecord } from './record.ts';

export interface StockOrder {
	seed: number;
	count: number;
	kind: StockKind;
	/** Dates count back from the start of this day, UTC. */
	now: Date;
	locations: readonly StockLocation[];
	/** Keeps only these makes of the catalogue. */
	makes?: readonly string[];
	/** Id of the first record (100001 when left out), so that two orders of one feed do not collide. */
	firstId?: number;
}

/** Invented stock in the sources' names: the same order gives the same records. Throws without a location or a model. */
export function generateStock({
	seed,
	count,
	kind,
	now,
	locations,
	makes,
	firstId = 100_001,
}: StockOrder): StockRecord[] {
	const random = seededRandom(seed);
	const models = catalogueOf(kind, makes);
	if (locations.length === 0) throw new Error('sample stock: at least one location is needed');
	const today = Math.floor(now.getTime() / 86_400_000) * 86_400;
	const thisYear = new Date(today * 1_000).getUTCFullYear();
	return Array.from({ length: count }, (_, index) => {
		const location = random.pick(locations);
		return makeRecord(choose(kind, models, thisYear, random), { id: firstId + index, index, location, today }, random);
	});
}

import type { Locale } from '../../../src/domain/words/locale.ts';
import { catalogueOf, type StockKind } from './catalogue.ts';
import { choose } from './choice.ts';
import type { StockLocation } from './lot.ts';
import { weeklyPrice } from './price.ts';
import { seededRandom } from './random.ts';
import { spreadRanks } from './ranks.ts';
import { makeRecord, type StockRecord } from './record.ts';
import { subscriptionFacts } from './subscription-facts.ts';

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
	/** By the week instead of for sale. */
	subscription?: boolean;
	/** Decides what is sold and how dealers write of it; en-AU when left out. */
	locale?: Locale;
}

/** Invented stock in the specification's names: the same order gives the same records. Throws without a location or a model. */
export function generateStock({
	seed,
	count,
	kind,
	now,
	locations,
	makes,
	firstId = 100_001,
	subscription = false,
	locale = 'en-AU',
}: StockOrder): StockRecord[] {
	const random = seededRandom(seed);
	const models = catalogueOf({ kind, makes, locale });
	if (locations.length === 0) throw new Error('sample stock: at least one location is needed');
	const today = Math.floor(now.getTime() / 86_400_000) * 86_400;
	const thisYear = new Date(today * 1_000).getUTCFullYear();
	const records = Array.from({ length: count }, (_, index) => {
		const location = random.pick(locations);
		const stand = { id: firstId + index, index, location, today, locale };
		const record = makeRecord(choose(kind, models, thisYear, random), stand, random);
		return subscription ? byTheWeek(record, { today, locale }) : record;
	});
	return spreadRanks(records);
}

/** The record without what a sale needs: a weekly price in place of the price, no former owners and no deposit online. */
function byTheWeek(record: StockRecord, when: { today: number; locale: Locale }): StockRecord {
	const { price, before_price: _, autograb_data: __, payment_processors: ___, owners: ____, ...rest } = record;
	return {
		...rest,
		has_checkout_payment_processor: false,
		...(typeof price === 'number' && { subscription_price: weeklyPrice(price) }),
		...subscriptionFacts(record, when),
	};
}

import type { Random } from './random.ts';

/** A place where vehicles stand, as the caller's tenant names it. */
export interface StockLocation {
	location_id: number;
	location_name: string;
	dealership_id: number;
	dealership_slug: string;
	city: string;
	state: string;
}

const daySeconds = 86_400;

/** Where a vehicle is in its sale, with dates counted back from the start of `today` (unix seconds). */
export function saleState(today: number, carType: 'new' | 'used' | 'demo', random: Random) {
	const daysAgo = (days: number) => today - days * daySeconds + random.whole(0, daySeconds - 1);
	const created_at_timestamp = daysAgo(random.chance(0.14) ? random.whole(1, 7) : random.whole(9, 160));
	const roll = random.next();
	const base = { status: 'in_stock', reserved: false, reservable: true, preorder: false, created_at_timestamp };
	if (roll < 0.03)
		return {
			...base,
			status: 'sold',
			sold: true,
			reservable: false,
			sold_date_timestamp: soldDate(created_at_timestamp, today, random),
		};
	// A demonstrator has been driven from the yard: it is not on its way.
	if (roll < 0.055) return carType === 'demo' ? base : { ...base, status: 'coming_soon' };
	if (roll < 0.08) return { ...base, reserved: true, reservable: false };
	if (roll < 0.11 && carType === 'new') return { ...base, status: 'coming_soon', preorder: true };
	return base;
}

/** Mostly one or two days ago, now and then three weeks; never before the vehicle arrived. */
function soldDate(created: number, today: number, random: Random): number {
	const days = random.chance(0.8) ? random.whole(1, 2) : random.whole(10, 25);
	return Math.max(created + 3_600, today - days * daySeconds + random.whole(0, daySeconds - 1));
}

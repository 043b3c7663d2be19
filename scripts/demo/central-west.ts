import { generateStock } from './stock/generate-stock.ts';
import type { StockRecord } from './stock/record.ts';

const bathurst = { city: 'Bathurst', state: 'NSW' };
const bathurstToyota = {
	...{ dealership_id: 210, dealership_slug: 'bathurst-toyota', location_id: 211 },
	...{ location_name: 'Bathurst Toyota - Sales', ...bathurst },
};
const cowra = {
	...{ dealership_id: 220, dealership_slug: 'cowra-toyota', location_id: 221, location_name: 'Cowra Toyota' },
	...{ city: 'Cowra', state: 'NSW' },
};

/** Where cars of other makes stand; only used ones stay in Cowra. */
const dealers: Record<string, object> = {
	Volkswagen: {
		...{ dealership_id: 240, dealership_slug: 'bathurst-volkswagen', location_id: 241 },
		...{ location_name: 'Bathurst Volkswagen - Sales', ...bathurst },
	},
	Mazda: {
		...{ dealership_id: 250, dealership_slug: 'central-west-mazda', location_id: 251 },
		...{ location_name: 'Central West Mazda', city: 'Orange', state: 'NSW' },
	},
	ŠKODA: {
		...{ dealership_id: 260, dealership_slug: 'central-west-skoda', location_id: 261 },
		...{ location_name: 'Central West Škoda', ...bathurst },
	},
};

/** The feed that the five Central West sites share and narrow, by city and make, so that each filter leaves something out (SITE-6). */
export function centralWest(now: Date): StockRecord[] {
	return generateStock({
		seed: 2795,
		count: 220,
		kind: 'car',
		now,
		locations: [bathurstToyota, bathurstToyota, cowra],
		makes: ['Toyota', 'Mazda', 'ŠKODA', 'Volkswagen'],
		firstId: 279501,
	}).map((car) =>
		car['city'] === 'Cowra' && car['car_type'] === 'used' ? car : { ...car, ...dealers[String(car['make'])] },
	);
}

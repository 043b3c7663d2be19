import { converted } from './stock/conversions.ts';
import type { StockOrder } from './stock/generate-stock.ts';
import type { StockRecord } from './stock/record.ts';

/** What a tenant has in stock. `keep` leaves cars out of its feed again. */
type Order = Pick<StockOrder, 'seed' | 'count' | 'kind' | 'makes' | 'subscription'> & {
	keep?: (car: StockRecord, index: number) => boolean;
	/** What the dealer makes of it before it is for sale. */
	change?: (car: StockRecord) => StockRecord;
};

/** The vehicles that this tenant lists, and a few for its filter to leave out. */
const forConversion = ({ simple_body }: StockRecord, index: number): boolean =>
	simple_body === 'Van' || simple_body === 'People Mover' || index % 10 === 0;

/** The tenants that have a `stock.jsonl` in their folder, with what is in it. */
export const orders: Readonly<Record<string, Order>> = {
	'tenants/big-box-cars': { seed: 1608, count: 260, kind: 'car' },
	'tenants/blinkr': {
		...{ seed: 1709, count: 260, kind: 'car', subscription: true },
		makes: ['Toyota', 'Hyundai', 'Kia', 'BYD', 'Tesla', 'MG', 'Mazda'],
	},
	'tenants/blue-mesa-autos': {
		...{ seed: 1911, count: 96, kind: 'car' },
		makes: ['Ford', 'Chevrolet', 'Jeep', 'Toyota', 'Subaru', 'Honda', 'Nissan', 'Tesla', 'Kia', 'Hyundai'],
	},
	'tenants/ironbark-trucks': { seed: 2012, count: 64, kind: 'truck' },
	'tenants/motorama': { seed: 1001, count: 320, kind: 'car' },
	'tenants/ramp-and-roam': {
		...{ seed: 1507, count: 320, kind: 'car', keep: forConversion },
		makes: ['Toyota', 'Kia', 'Hyundai', 'Volkswagen'],
		change: converted,
	},
	'tenants/red-dirt-campers': { seed: 1305, count: 70, kind: 'camper' },
	'tenants/servco-south': {
		...{ seed: 1810, count: 110, kind: 'car' },
		makes: ['Toyota', 'Mazda', 'Subaru', 'Mitsubishi', 'Suzuki', 'Nissan', 'Ford', 'BYD'],
	},
	'tenants/throttle-and-tide': { seed: 1204, count: 90, kind: 'motorcycle' },
	'tests/fixtures/tenants/everything': { seed: 9, count: 45, kind: 'car' },
	'tests/fixtures/tenants/served': { seed: 4, count: 80, kind: 'car' },
};

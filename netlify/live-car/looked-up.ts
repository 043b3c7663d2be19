import type { Car } from '../../src/stock/car/car.ts';

/** A car of the source, null where the source does not have it; or why the source cannot be asked, without secrets. */
export type LookedUp = { car: Car | null } | { fault: string };

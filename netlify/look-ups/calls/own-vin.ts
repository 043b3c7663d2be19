import type { LookedUpVehicle } from '../../../src/contract/look-ups.ts';
import { decodeVin } from '../../../src/domain/vehicles/decode-vin.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** What a VIN tells by our own table. Throws a Refusal: 404 `unknown_vehicle` where that is nothing. */
export function vehicleByVin(vin: string, now: number): LookedUpVehicle {
	const { importedInto, ...known } = decodeVin(vin, yearOf(now));
	if (Object.keys(known).length > 0) return { vin, ...known };
	const why = importedInto
		? `This VIN was given to the vehicle when it came to ${importedInto}. It does not say what the vehicle is.`
		: 'We do not know the maker’s code in this VIN.';
	throw new Refusal('unknown_vehicle', `${why} Please fill in the details yourself.`);
}

/** The year (UTC) of a time. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear();

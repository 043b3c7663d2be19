import { z } from 'zod';
import { dollars, type Provider, range, vehicleOf, vehicleParts } from './provider.ts';

/**
 * The answer that we expect: `{"vehicle": {"make": …}, "valuation": {"low": 18200, "high": 20400}}`, or `{"price": 19300}` with one
 * figure; `valuation` is null or missing where the vehicle is known and nobody can say what it is worth.
 */
const answer = z.object({
	vehicle: z.object(vehicleParts),
	valuation: z
		.union([range, z.object({ price: dollars }).transform(({ price }) => ({ low: price, high: price }))])
		.optional(),
});

/**
 * Trade-in values by AutoGrab. We send `{"region": "au", "plate": "ABC12D", "state": "NSW", "kms": 85000, "condition": "Good"}`, or `vin`
 * in place of the plate. AutoGrab’s papers are not public: what differs is changed here, and nowhere else.
 */
export const autograb: Provider = {
	name: 'autograb',
	label: 'AutoGrab',
	variables: { url: 'AUTOGRAB_URL', key: 'AUTOGRAB_KEY' },
	bodyOf: ({ about, country, kms, condition }) => ({
		region: country.toLowerCase(),
		...('vin' in about ? about : { plate: about.rego, state: about.state }),
		...(kms !== undefined && { kms }),
		...(condition !== undefined && { condition }),
	}),
	read: (json) => {
		const { success, data } = answer.safeParse(json, { jitless: true });
		return success ? { vehicle: vehicleOf(data.vehicle), value: data.valuation ?? null } : null;
	},
};

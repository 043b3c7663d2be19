import { z } from 'zod';
import { type Provider, vehicleOf, vehicleParts } from './provider.ts';

/** The answer that we expect: `{"vehicle": {"make": "Toyota", "model": "Hilux", "year": 2019, "vin": "MR0…", …}}`. */
const answer = z.object({
	vehicle: z.object({ ...vehicleParts, vin: z.string().max(17).nullish() }),
});

/**
 * Registrations (NEVDIS) of a broker. We send `{"plate": "ABC12D", "state": "NSW"}` or `{"vin": "…"}`. Brokers’ papers are not public:
 * one that speaks differently gets its own words here, and nowhere else.
 */
export const nevdis: Provider = {
	name: 'nevdis',
	label: 'NEVDIS',
	variables: { url: 'NEVDIS_URL', key: 'NEVDIS_KEY' },
	bodyOf: ({ about }) => ('vin' in about ? about : { plate: about.rego, state: about.state }),
	read: (json) => {
		const { success, data } = answer.safeParse(json, { jitless: true });
		if (!success) return null;
		const { vin, ...parts } = data.vehicle;
		return { vehicle: vehicleOf({ ...parts, vin: vin || undefined }), value: null };
	},
};

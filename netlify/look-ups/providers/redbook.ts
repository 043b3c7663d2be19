import { z } from 'zod';
import { dollars, type Provider, vehicleOf, vehicleParts } from './provider.ts';

/**
 * The answer that we expect: `{"vehicle": {"make": …}, "pricing": {"tradeMin": 18200, "tradeMax": 20400}}`; `pricing` is null or missing
 * where RedBook has no figures.
 */
const answer = z.object({
	vehicle: z.object(vehicleParts),
	pricing: z
		.object({ tradeMin: dollars, tradeMax: dollars })
		.refine(({ tradeMin, tradeMax }) => tradeMin <= tradeMax)
		.nullish(),
});

/**
 * Values by RedBook. We send `{"registration": "ABC12D", "state": "NSW", "odometer": 85000, "condition": "Good"}`, or `vin` in place of
 * the plate. RedBook’s papers are not public: what differs is changed here, and nowhere else.
 */
export const redbook: Provider = {
	name: 'redbook',
	label: 'RedBook',
	variables: { url: 'REDBOOK_URL', key: 'REDBOOK_KEY' },
	bodyOf: ({ about, kms, condition }) => ({
		...('vin' in about ? about : { registration: about.rego, state: about.state }),
		...(kms !== undefined && { odometer: kms }),
		...(condition !== undefined && { condition }),
	}),
	read: (json) => {
		const { success, data } = answer.safeParse(json, { jitless: true });
		if (!success) return null;
		const { vehicle, pricing } = data;
		return { vehicle: vehicleOf(vehicle), value: pricing ? { low: pricing.tradeMin, high: pricing.tradeMax } : null };
	},
};

import { z } from 'zod';

/**
 * The look-ups of vehicles, below the base of the calls (USER-10, SITE-10). POST `lookUpBody`. Where the site's flag is off: 404
 * `not_found`. 404 `unknown_vehicle`: nobody knows the plate, or the VIN tells nothing; 422 `invalid`: what cannot be a plate, a
 * state or a VIN, by field; 429 `rate_limited`; 503 `unavailable`: the provider is down or not set up, or the day's look-ups are used
 * up. After each of these the form goes on by hand.
 */
export const lookUpPaths = {
	/** `nevdis`: → 200 `VehicleAnswer`. */
	nevdis: '/nevdis',
	/** `autograb`: → 200 `ValuationAnswer`. */
	autograb: '/simple-autograb-lookup',
	/** `redbook`: → 200 `ValuationAnswer`. */
	redbook: '/redbook-valuation',
} as const;

const text = (longest: number) => {
	const error = `Must be text of at most ${longest} characters.`;
	return z.string({ error }).trim().max(longest, { error });
};

/** A plate with its state, or a VIN, which counts where both are given; for a valuation, how far it has gone and in which condition it is. */
export const lookUpBody = z.strictObject({
	rego: text(12).optional(),
	state: text(40).optional(),
	vin: text(30).optional(),
	/** Kilometres, whatever the locale. */
	kms: z.int().min(0).max(2_000_000).optional(),
	condition: z.enum(['Excellent', 'Good', 'Fair', 'Poor']).optional(),
});

/** What is known of a vehicle; what is not known is left out, never guessed. */
export type LookedUpVehicle = {
	rego?: string;
	state?: string;
	vin?: string;
	make?: string;
	model?: string;
	variant?: string;
	year?: number;
	body?: string;
	fuel?: string;
	transmission?: string;
	colour?: string;
	/** Of the maker’s code in the VIN, in English; the vehicle may have been built elsewhere. */
	country?: string;
};

/** `sample`: the vehicle is made up, for demonstrations, and the page says so. */
export type VehicleAnswer = { vehicle: LookedUpVehicle; source: 'provider' | 'vin' | 'sample' };

/** What a vehicle is worth as a trade-in: a range in whole dollars of the site's money, never one figure. */
export type ValuationRange = {
	low: number;
	high: number;
	/** ISO 4217, capitals. */
	currency: string;
	/** Unix milliseconds: of the valuation, and after which it no longer counts. */
	at: number;
	until: number;
	/** `AutoGrab`, `RedBook`, or for made-up figures `Sample data`. */
	by: string;
	sample: boolean;
};

/** `valuation` is null where the vehicle is known and nobody can say what it is worth. */
export type ValuationAnswer = VehicleAnswer & { valuation: ValuationRange | null };

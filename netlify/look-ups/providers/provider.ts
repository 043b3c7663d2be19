import { z } from 'zod';
import type { LookedUpVehicle, lookUpBody } from '../../../src/contract/look-ups.ts';

/** What is asked of a provider. */
export type Question = {
	about: { vin: string } | { rego: string; state: string };
	/** Where the site is, ISO 3166. */
	country: string;
} & Pick<z.output<typeof lookUpBody>, 'kms' | 'condition'>;

/** What a provider knows: the vehicle, and what it is worth in whole dollars; one figure is `low` and `high` at once. */
export type Reading = { vehicle: LookedUpVehicle; value: { low: number; high: number } | null };

/** A provider of look-ups. All of them take a POST of JSON with a Bearer key; 404 says that nobody knows the vehicle. */
export type Provider = {
	name: 'nevdis' | 'autograb' | 'redbook';
	/** Its name for visitors. */
	label: string;
	variables: { url: string; key: string };
	bodyOf: (question: Question) => object;
	/** Null where the answer has another shape than we expect. */
	read: (json: unknown) => Reading | null;
};

const longest = 80;
/** Provider’s text for a page: one line, no longer than a name is. */
const words = z
	.string()
	.max(longest)
	.transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim() || undefined)
	.nullish()
	.transform((text) => text ?? undefined);

const earliest = 1900;
const latest = 2100;

/** Parts of a vehicle that providers name alike. */
export const vehicleParts = {
	make: words,
	model: words,
	variant: words,
	year: z
		.int()
		.min(earliest)
		.max(latest)
		.nullish()
		.transform((year) => year ?? undefined),
	body: words,
	fuel: words,
	transmission: words,
	colour: words,
};

/** More than any car is worth. */
const mostDollars = 10_000_000;
export const dollars = z.number().positive().max(mostDollars).transform(Math.round);

/** The vehicle of a question, with what the provider knows of it. Parts that nobody knows are left out. */
export function vehicleOf(
	parts: { [Part in keyof LookedUpVehicle]: LookedUpVehicle[Part] | undefined },
): LookedUpVehicle {
	return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** A range whose lower end is no higher than its upper one; null without one. */
export const range = z
	.object({ low: dollars, high: dollars })
	.refine(({ low, high }) => low <= high)
	.nullish()
	.transform((value) => value ?? null);

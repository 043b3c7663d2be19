import type { LookedUpVehicle } from '../../../contract/look-ups.ts';
import { slugify } from '../../../domain/addresses/slug.ts';
import type { FormValues } from '../../../forms/definition.ts';

/** The fields that a vehicle fills in, and what each is called in a sentence. */
const filledFields = [
	{ field: 'Vehicle Make', fact: 'make', word: 'make' },
	{ field: 'Vehicle Model', fact: 'model', word: 'model' },
	{ field: 'Vehicle Year', fact: 'year', word: 'year' },
	{ field: 'Vehicle Variant', fact: 'variant', word: 'variant' },
] as const;

type Texts = Readonly<Record<string, string>>;

export type Filling = {
	/** What goes into the form. */
	fill: Texts;
	/** What is the same, or goes in, by the words for it. */
	filled: readonly string[];
	/** What the visitor has typed differently: it stays until they say otherwise. */
	differs: readonly { field: string; word: string; typed: string; found: string }[];
};

/**
 * What a vehicle that was found does to the values of a form (USER-10): it fills what is empty or what the vehicle before it has
 * filled, `before`. What a visitor has typed is never overwritten.
 */
export function fillVehicle(values: FormValues, vehicle: LookedUpVehicle, before: Texts): Filling {
	const own = filledFields.filter(({ field }) => field in values);
	const facts = own.map((one) => {
		const typed = textOf(values[one.field]);
		const found = textOf(vehicle[one.fact]);
		return { ...one, typed, found, isFree: typed === '' || typed === before[one.field] };
	});
	const fill = facts.filter(({ isFree, typed, found }) => isFree && typed !== found);
	const differs = facts.filter(({ isFree, typed, found }) => !isFree && found !== '' && !isSameText(typed, found));
	const filled = facts.filter((fact) => fact.found !== '' && !differs.includes(fact));
	return {
		fill: Object.fromEntries(fill.map(({ field, found }) => [field, found])),
		filled: filled.map(({ word }) => word),
		differs: differs.map(({ field, word, typed, found }) => ({ field, word, typed, found })),
	};
}

/** Whether a form describes the vehicle that was valued, as far as it asks: a range of another one is not its own. */
export function isDescribed(values: FormValues, { make, model, year }: LookedUpVehicle): boolean {
	const isOwn = (field: string, found: string | number | undefined): boolean =>
		found === undefined || !(field in values) || isSameText(textOf(values[field]), String(found));
	const [own, its] = [slugify(textOf(values['Vehicle Model'])), slugify(textOf(model))];
	// A model is often written with its variant.
	return isOwn('Vehicle Make', make) && isOwn('Vehicle Year', year) && (own.startsWith(its) || its.startsWith(own));
}

/** `2019 Kia Rio S`, and `hatch, petrol, automatic, made in Korea`. */
export function vehicleTexts(vehicle: LookedUpVehicle): { name: string; facts: string } {
	const { year, make, model, variant, body, fuel, transmission, colour, country } = vehicle;
	return {
		name: [year, make, model, variant].filter((part) => part !== undefined).join(' '),
		facts: [body, fuel, transmission, colour, country && `made in ${country}`].filter(Boolean).join(', '),
	};
}

const textOf = (value: unknown): string =>
	typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const isSameText = (one: string, other: string): boolean => slugify(one) === slugify(other);

import { slugify } from '../../domain/addresses/slug.ts';
import type { FormDefinition, FormValues } from '../definition.ts';

/**
 * What leads are about (FORM-16), and the category that /success is told (FORM-9): `used` → used-vehicle-enquiry,
 * without car_type `General Enquiry` → general-enquiry.
 */
const enquiryTypes = [
	'General',
	'Service',
	'Parts',
	'New Vehicle',
	'Used Vehicle',
	'Fleet',
	'Finance',
	'Careers',
	'Sell My Car',
] as const;

/** `General Enquiry`, `Service Enquiry` … as a visitor may choose them. */
export const enquiryCategories: readonly string[] = enquiryTypes.map((type) => `${type} Enquiry`);

/** Those that somebody may have for a dealer who hires out. */
export const hiringCategories: readonly string[] = enquiryCategories.filter((category) =>
	/^(?:General|Service|Fleet|Careers) /.test(category),
);

export const generalCategory = 'General Enquiry';

/** Of a vehicle that somebody sells without buying one. */
export const sellingCategory = 'Sell My Car Enquiry';

/** Of forms about a vehicle that the dealer is to take in. */
export const takingCategories: readonly string[] = ['Trade-In Enquiry', sellingCategory];

/** Chosen by the visitor, and sent as a general enquiry with a subcategory (FORM-6). */
export const careers = { category: 'Careers Enquiry', subcategory: 'Career Enquiry' } as const;

const byCarType: Readonly<Record<string, string>> = {
	new: 'New Vehicle Enquiry',
	used: 'Used Vehicle Enquiry',
	demo: 'Demo Vehicle Enquiry',
};

/** Categories of leads about a car, by its type. */
export const carCategories: readonly string[] = Object.values(byCarType);

/**
 * What a lead is about: what the visitor chose, else the type of the car where the form follows it, else the form's own
 * (FORM-9).
 */
export function chosenCategory({ category, followsCarType }: FormDefinition, values: FormValues): string {
	const { category: chosen, car_type } = values;
	if (typeof chosen === 'string' && chosen !== '') return chosen;
	return (followsCarType && carCategory(car_type)) || category;
}

/** A category as a lead has it: a careers enquiry goes out as a general one with a subcategory (FORM-6). */
export function sentCategory(category: string): { category: string; subcategory?: string } {
	if (category === careers.category) return { category: generalCategory, subcategory: careers.subcategory };
	return { category };
}

/**
 * The query of /success after this form: `category=used-vehicle-enquiry`, and the subcategory where there is one. Also what
 * is stored as the last success category (FORM-9).
 */
export function successQuery(form: FormDefinition, values: FormValues): { category: string; subcategory?: string } {
	const category = slugify(chosenCategory(form, values));
	return { category, ...(form.subcategory && { subcategory: slugify(form.subcategory) }) };
}

/** What a lead about a car of this type is about; a general enquiry where the type is unknown. */
export const carLeadCategory = (carType: unknown): string => carCategory(carType) ?? generalCategory;

function carCategory(carType: unknown): string | undefined {
	return typeof carType === 'string' && Object.hasOwn(byCarType, carType) ? byCarType[carType] : undefined;
}

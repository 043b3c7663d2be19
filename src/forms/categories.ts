import { slugify } from '../domain/slug.ts';

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

export const generalCategory = 'General Enquiry';

/** Chosen by the visitor, and sent as a general enquiry with a subcategory (FORM-6). */
export const careers = { category: 'Careers Enquiry', subcategory: 'Career Enquiry' } as const;

const byCarType: Readonly<Record<string, string>> = {
	new: 'New Vehicle Enquiry',
	used: 'Used Vehicle Enquiry',
	demo: 'Demo Vehicle Enquiry',
};

/** The category of an enquiry about a car of this type; undefined for a type that there is not. */
export function carCategory(carType: unknown): string | undefined {
	return typeof carType === 'string' && Object.hasOwn(byCarType, carType) ? byCarType[carType] : undefined;
}

/** `Used Vehicle Enquiry` → `used-vehicle-enquiry`. */
export function categorySlug(category: string): string {
	return slugify(category);
}

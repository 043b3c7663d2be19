/**
 * What a site still says of a car that is gone, at the address that it had (SITE-7): nothing that its page did not say.
 * Its price is kept for finding others like it and for the budget of who asks for one; the page does not show it.
 */
export type PastCar = {
	id: number;
	/** `2024 MG3`. */
	name: string;
	/** Badge and series; empty where it had none. */
	variant: string;
	make: string;
	model: string;
	year: number;
	/** `new`, `used` or `demo`. */
	type: string;
	/** Its feed has said that it is sold; otherwise nobody knows why it is gone. */
	sold: boolean;
	body?: string | undefined;
	/** In dollars. */
	price?: number | undefined;
	stocknum?: string | undefined;
	dealership?: string | undefined;
	/** Number of the location that had it. */
	location?: number | undefined;
	/** Address of its first photo. */
	image: string | null;
	/** `Used · 45,000 km · Automatic · Petrol`. */
	line: string;
	/** What a buyer looks at first: label and value. */
	facts: readonly (readonly [label: string, value: string])[];
};

/** So many have a page of their own: the latest. Others of 90 days are answered for by a page for their make. */
export const mostPastCars = 200;

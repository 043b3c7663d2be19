import { ascValue } from './asc-events.ts';

/** What a car's page says of its car to search engines, as far as it is used here. */
type CarThing = {
	sku?: string;
	vehicleIdentificationNumber?: string;
	manufacturer?: string;
	model?: string;
	vehicleConfiguration?: string;
	vehicleModelDate?: string;
	color?: string;
	bodyType?: string;
	vehicleEngine?: { fuelType?: string };
	offers?: { price?: number };
};

/** The parameters by which the Automotive Standards Council knows a car; empty where there is nothing to say. */
export type AscItem = Readonly<Record<(typeof itemParameters)[number], string>>;

const itemParameters = [
	'item_id',
	'item_number',
	'item_price',
	'item_condition',
	'item_year',
	'item_make',
	'item_model',
	'item_variant',
	'item_color',
	'item_type',
	'item_category',
	'item_fuel_type',
	'item_inventory_date',
] as const;

/**
 * The car of a page, by the texts of its `application/ld+json` scripts; null on a page without one. `condition` is new, used or
 * demo, which search engines are not told.
 */
export function ascItem(jsonLd: readonly string[], condition: string): AscItem | null {
	const car = jsonLd.flatMap((text) => thingsIn(JSON.parse(text))).find(isCar);
	if (!car) return null;
	const price = car.offers?.price;
	const said: Partial<Record<(typeof itemParameters)[number], string | undefined>> = {
		item_id: car.vehicleIdentificationNumber,
		item_number: car.sku,
		item_price: price === undefined ? undefined : String(price),
		item_condition: condition,
		item_year: car.vehicleModelDate,
		item_make: car.manufacturer,
		item_model: car.model,
		item_variant: car.vehicleConfiguration,
		item_color: car.color,
		item_type: 'vehicle',
		item_category: car.bodyType,
		item_fuel_type: car.vehicleEngine?.fuelType,
	};
	return Object.fromEntries(itemParameters.map((name) => [name, ascValue(said[name] ?? '')])) as AscItem;
}

function thingsIn(value: unknown): object[] {
	if (typeof value !== 'object' || value === null) return [];
	if (Array.isArray(value)) return value.flatMap(thingsIn);
	return '@graph' in value ? thingsIn(value['@graph']) : [value];
}

const isCar = (thing: object): thing is CarThing => '@type' in thing && [thing['@type']].flat().includes('Car');

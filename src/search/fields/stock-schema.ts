import type { FieldType } from '../filter/filter.ts';

type FieldRow = {
	type: FieldType;
	/** Can be counted and offered as a choice. */
	facet?: true;
	/** A car may lack it. */
	optional?: true;
	/** A text that can be sorted by; numbers always can. */
	sort?: true;
};

/**
 * The fields of the `production_cars` collection: those of the public stock collection, then the further facts of a car
 * that a tenant's `search_filters` may name (SITE-6). `id` is the document's key. `…_timestamp` is in Unix seconds.
 */
export const stockSchema = {
	id: { type: 'id' },
	slug: { type: 'string' },
	stocknum: { type: 'string' },
	name: { type: 'string', sort: true },
	make: { type: 'string', facet: true, sort: true },
	model: { type: 'string', facet: true },
	badge: { type: 'string', facet: true, optional: true },
	series: { type: 'string', facet: true, optional: true },
	year: { type: 'int32', facet: true },
	km: { type: 'int32', facet: true, optional: true },
	price: { type: 'int32', facet: true, optional: true },
	before_price: { type: 'float', facet: true, optional: true },
	status: { type: 'string', facet: true },
	car_type: { type: 'string', facet: true },
	sold_date_timestamp: { type: 'int64', optional: true },
	created_at_timestamp: { type: 'int64' },
	custom_rank: { type: 'int32' },
	seats: { type: 'int32', facet: true, optional: true },
	doors: { type: 'int32', facet: true, optional: true },
	simple_transmission: { type: 'string', facet: true, optional: true },
	simple_body: { type: 'string', facet: true, optional: true },
	simple_fuel: { type: 'string', facet: true, optional: true },
	colour: { type: 'string', facet: true, optional: true },
	city: { type: 'string', facet: true },
	state: { type: 'string', facet: true },
	location_id: { type: 'int32', facet: true },
	location_name: { type: 'string', facet: true },
	dealership_id: { type: 'int32', facet: true },
	dealership_slug: { type: 'string', facet: true },
	photos_count: { type: 'int32', facet: true },
	show_on_dealer_website: { type: 'bool', facet: true },
	certified: { type: 'bool', facet: true },
	is_special: { type: 'bool', facet: true },
	carsales_seller_identifier: { type: 'string', facet: true, optional: true },

	subscription_price: { type: 'float', facet: true, optional: true },
	sold: { type: 'bool', facet: true },
	reserved: { type: 'bool', facet: true },
	reservable: { type: 'bool', facet: true, optional: true },
	preorder: { type: 'bool', facet: true },
	has_checkout_payment_processor: { type: 'bool', facet: true },
	interior_colour: { type: 'string', facet: true, optional: true },
	drive_type: { type: 'string', facet: true, optional: true },
	engine: { type: 'string', optional: true },
	cylinders: { type: 'int32', facet: true, optional: true },
	fuel_consumption: { type: 'float', facet: true, optional: true },
	vin: { type: 'string', optional: true },
	rego: { type: 'string', optional: true },
	tag: { type: 'string', facet: true, optional: true },
} as const satisfies Record<string, FieldRow>;

/** A field of the stock. */
export type StockField = keyof typeof stockSchema;

import { expect, test } from 'vitest';
import { carSchema, carStatuses, carTypes } from '../../src/stock/car.ts';
import { fieldAliases } from '../../src/stock/car-fields.ts';

/** The fields that the specification lists for a car and for a stock record. */
const fields =
	'id slug name make model badge series year km vin price before_price subscription_price status car_type stocknum dealership_id dealership_slug location location_name city state sold reserved reservable preorder certified file dealercomments tag created_at simple_transmission simple_body simple_fuel thumbnails images primary_image_url has_checkout_payment_processor payment_processors autograb_data show_on_dealer_website sold_date_timestamp created_at_timestamp custom_rank seats location_id carsales_seller_identifier';

test('SITE-18 a car has every field that the specification lists, created_at as a time in seconds', () => {
	const known = [...Object.keys(carSchema.shape), ...(fieldAliases.created_at_timestamp ?? [])];
	expect(known).toEqual(expect.arrayContaining(fields.split(' ')));
	expect([carTypes, carStatuses]).toEqual([
		['new', 'used', 'demo'],
		['in_stock', 'coming_soon', 'sold'],
	]);
});

import { body, carType, fuel, status, transmission } from '../readers/choice-readers.ts';
import { images } from '../readers/image-readers.ts';
import { decimal, integer, kilometres, money, smallMoney } from '../readers/number-readers.ts';
import { colour, name, nameOrNumber } from '../readers/odd-value.ts';
import { location, marketPrices, paymentProcessors } from '../readers/part-readers.ts';
import type { Reader } from '../readers/reading.ts';
import { address, engine, flag, line, paragraphs, timestamp } from '../readers/text-readers.ts';
import type { Car } from './car.ts';

export type CarField = keyof Car;

type Readers = { readonly [Field in CarField]: Reader<NonNullable<Car[Field]>> };

const int32 = 2_147_483_647;
const id = integer({ what: 'a whole number', min: 1, max: Number.MAX_SAFE_INTEGER });

/** How each field of a car is read (SITE-18). A field that carSchema knows and this table does not is a type error. */
export const carFields = {
	id,
	slug: line,
	stocknum: line,
	name: line,
	make: name('a make'),
	model: nameOrNumber('a model'),
	badge: line,
	series: line,
	year: integer({ what: 'a year', min: 1, max: 9999 }),
	km: kilometres(),
	vin: line,
	rego: line,
	price: money(),
	before_price: money(),
	subscription_price: smallMoney(),
	status,
	car_type: carType,
	dealership_id: id,
	dealership_slug: line,
	location_id: id,
	location_name: line,
	location,
	city: name('a city'),
	state: name('a state'),
	sold: flag,
	reserved: flag,
	reservable: flag,
	preorder: flag,
	certified: flag,
	is_special: flag,
	show_on_dealer_website: flag,
	file: address,
	impel_url: address,
	dealercomments: paragraphs,
	tag: line,
	created_at_timestamp: timestamp,
	updated_at_timestamp: timestamp,
	sold_date_timestamp: timestamp,
	custom_rank: integer({ what: 'a whole number', min: -int32, max: int32 }),
	carsales_seller_identifier: line,
	simple_transmission: transmission,
	simple_body: body,
	simple_fuel: fuel,
	colour,
	interior_colour: colour,
	seats: integer({ what: 'a number of seats', min: 1, max: 99, unit: /^(?:seats?|seater)$/i }),
	doors: integer({ what: 'a number of doors', min: 1, max: 9, unit: /^(?:doors?|dr)$/i }),
	cylinders: integer({ what: 'a number of cylinders', min: 1, max: 16, unit: /^cyl(?:inders?|\.)?$/i }),
	engine,
	drive_type: name('a drive'),
	fuel_consumption: decimal({
		what: 'litres per 100 km',
		min: 0.1,
		max: 99,
		unit: /^l(?:it(?:re|er)s?)? ?(?:\/|per) ?100 ?kms?$/i,
		zeroIsNone: true,
	}),
	primary_image_url: address,
	images,
	thumbnails: images,
	photos_count: integer({ what: 'a number of photos', min: 0, max: 9999 }),
	has_checkout_payment_processor: flag,
	payment_processors: paymentProcessors,
	autograb_data: marketPrices,
} satisfies Readers;

/** Other names under which the sources' records carry a field. The field's own name comes first. */
export const fieldAliases: Readonly<Partial<Record<CarField, readonly string[]>>> = {
	created_at_timestamp: ['created_at'],
	updated_at_timestamp: ['updated_at', 'last_updated'],
	sold_date_timestamp: ['sold_date', 'sold_at'],
	simple_transmission: ['transmission'],
	simple_body: ['body', 'body_type'],
	simple_fuel: ['fuel', 'fuel_type'],
	km: ['odometer', 'kms'],
	colour: ['color'],
	interior_colour: ['interior_color'],
};

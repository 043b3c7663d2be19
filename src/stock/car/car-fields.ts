import { body, carType, fuel, status, transmission } from '../readers/choice-readers.ts';
import { images } from '../readers/image-readers.ts';
import { weight } from '../readers/measure-readers.ts';
import { money, smallMoney } from '../readers/money-readers.ts';
import { decimal, followed, integer, kilometres } from '../readers/number-readers.ts';
import { colour, name, nameOrNumber } from '../readers/odd-value.ts';
import { location, marketPrices, paymentProcessors } from '../readers/part-readers.ts';
import { power } from '../readers/power-reader.ts';
import { address, engine, flag, line, paragraphs } from '../readers/text-readers.ts';
import { timestamp, year } from '../readers/time-readers.ts';
import { electricFields } from './electric-fields.ts';
import type { FieldRow } from './field-row.ts';
import { paperFields } from './paper-fields.ts';
import { tradeFields } from './trade-fields.ts';

const int32 = 2_147_483_647;
const id = integer({ what: 'a whole number', min: 1, max: Number.MAX_SAFE_INTEGER });

/**
 * The facts of a car: the fields of the Car entity and of the stock record under their own names (SITE-18). **To add one**:
 * a row here. `search` has the fields of the public stock collection, then others that a tenant's filters may name.
 */
export const carFields = {
	id: { read: id, always: true, search: { type: 'id' }, card: true },
	slug: { read: line, always: true, search: { type: 'string' }, card: true },
	stocknum: { about: 'The dealer’s number of the car.', read: line, search: { type: 'string' }, card: true },
	name: { read: line, always: true, search: { type: 'string', sort: true } },
	make: { read: name('a make'), always: true, search: { type: 'string', facet: true, sort: true }, card: true },
	model: { read: nameOrNumber('a model'), always: true, search: { type: 'string', facet: true }, card: true },
	badge: { read: line, search: { type: 'string', facet: true, optional: true }, card: true },
	series: { read: line, search: { type: 'string', facet: true, optional: true }, card: true },
	year: {
		read: year,
		always: true,
		search: { type: 'int32', facet: true },
		card: true,
	},
	km: {
		about: 'Kilometres, whatever the locale.',
		read: kilometres(),
		search: { type: 'int32', facet: true, optional: true },
		card: true,
		aliases: ['odometer', 'kms'],
	},
	vin: { read: line, search: { type: 'string', optional: true } },
	rego: { read: line, search: { type: 'string', optional: true } },
	price: {
		about: 'In the money of the locale. Without it: price on application.',
		read: money(),
		search: { type: 'int32', facet: true, optional: true },
		card: true,
	},
	before_price: { read: money(), search: { type: 'float', facet: true, optional: true }, card: true },
	subscription_price: {
		about: 'Per week, in the money of the locale.',
		read: smallMoney(),
		search: { type: 'float', facet: true, optional: true },
		card: true,
	},
	status: { read: status, always: true, search: { type: 'string', facet: true }, card: true },
	car_type: { read: carType, always: true, search: { type: 'string', facet: true }, card: true },
	dealership_id: { read: id, search: { type: 'int32', facet: true } },
	dealership_slug: { read: line, search: { type: 'string', facet: true } },
	location_id: { read: id, search: { type: 'int32', facet: true } },
	location_name: { read: line, search: { type: 'string', facet: true }, card: true },
	location: { read: location },
	city: { read: name('a city'), search: { type: 'string', facet: true }, card: true },
	state: { read: name('a state'), search: { type: 'string', facet: true } },
	sold: { read: flag, always: true, search: { type: 'bool', facet: true }, card: true },
	reserved: { read: flag, always: true, search: { type: 'bool', facet: true }, card: true },
	reservable: { read: flag, search: { type: 'bool', facet: true, optional: true } },
	preorder: { read: flag, always: true, search: { type: 'bool', facet: true }, card: true },
	certified: { read: flag, always: true, search: { type: 'bool', facet: true }, card: true },
	is_special: { read: flag, always: true, search: { type: 'bool', facet: true } },
	show_on_dealer_website: { read: flag, always: true, search: { type: 'bool', facet: true } },
	file: { about: "Address of the car's history report.", read: address },
	impel_url: {
		about: 'Address of the 360° walk-around.',
		read: address,
	},
	dealercomments: { read: paragraphs },
	tag: { read: line, search: { type: 'string', facet: true, optional: true }, card: true },
	created_at_timestamp: {
		about: 'When the car came in.',
		read: timestamp,
		search: { type: 'int64' },
		card: true,
		aliases: ['created_at'],
	},
	updated_at_timestamp: {
		about: 'When the dealer last changed the record.',
		read: timestamp,
		aliases: ['updated_at', 'last_updated'],
	},
	sold_date_timestamp: {
		about: 'When it was sold.',
		read: timestamp,
		search: { type: 'int64', optional: true },
		aliases: ['sold_date', 'sold_at'],
	},
	custom_rank: {
		about: 'Higher comes first under "most relevant".',
		read: integer({ what: 'a whole number', min: -int32, max: int32 }),
		always: true,
		search: { type: 'int32' },
	},
	carsales_seller_identifier: { read: line, search: { type: 'string', facet: true, optional: true } },
	simple_transmission: {
		read: transmission,
		search: { type: 'string', facet: true, optional: true },
		card: true,
		aliases: ['transmission'],
	},
	simple_body: {
		read: body,
		search: { type: 'string', facet: true, optional: true },
		card: true,
		aliases: ['body', 'body_type'],
	},
	simple_fuel: {
		read: fuel,
		search: { type: 'string', facet: true, optional: true },
		card: true,
		aliases: ['fuel', 'fuel_type'],
	},
	colour: { read: colour, search: { type: 'string', facet: true, optional: true }, aliases: ['color'] },
	interior_colour: {
		read: colour,
		search: { type: 'string', facet: true, optional: true },
		aliases: ['interior_color'],
	},
	seats: {
		read: integer({ what: 'a number of seats', min: 1, max: 99, unit: followed(/^(?:seats?|seater)$/i) }),
		search: { type: 'int32', facet: true, optional: true },
	},
	doors: {
		read: integer({ what: 'a number of doors', min: 1, max: 9, unit: followed(/^(?:doors?|dr)$/i) }),
		search: { type: 'int32', facet: true, optional: true },
	},
	cylinders: {
		read: integer({ what: 'a number of cylinders', min: 1, max: 16, unit: followed(/^cyl(?:inders?|\.)?$/i) }),
		search: { type: 'int32', facet: true, optional: true },
	},
	engine: {
		about: 'As written by the dealer, e.g. `2.0L turbo diesel`.',
		read: engine,
		search: { type: 'string', optional: true },
	},
	power: {
		about: 'Kilowatts, whatever the locale.',
		read: power,
		search: { type: 'int32', facet: true, optional: true },
	},
	drive_type: { read: name('a drive'), search: { type: 'string', facet: true, optional: true } },
	fuel_consumption: {
		about: 'Litres per 100 km.',
		read: decimal({
			what: 'litres per 100 km',
			min: 0.1,
			max: 99,
			unit: followed(/^l(?:it(?:re|er)s?)? ?(?:\/|per) ?100 ?kms?$/i),
			zeroIsNone: true,
		}),
		search: { type: 'float', facet: true, optional: true },
	},
	towing_capacity: {
		about: 'Kilograms of a trailer with brakes.',
		read: weight({ what: 'a towing capacity', min: 100, max: 40_000 }),
		search: { type: 'int32', facet: true, optional: true },
		aliases: ['towing', 'braked_towing', 'towing_braked', 'towing_capacity_braked', 'max_towing'],
	},
	boot_space: {
		about: 'Litres behind the seats that are up.',
		read: integer({
			what: 'a number of litres',
			min: 10,
			max: 20_000,
			unit: followed(/^(?:l|lit(?:re|er)s?)$/i),
			zeroIsNone: true,
			point: 'thousands',
		}),
		search: { type: 'int32', facet: true, optional: true },
		aliases: ['boot', 'boot_capacity', 'boot_litres', 'cargo_volume', 'luggage_capacity'],
	},
	primary_image_url: { read: address, card: true },
	images: { read: images, always: true },
	thumbnails: { read: images, always: true },
	photos_count: {
		read: integer({ what: 'a number of photos', min: 0, max: 9999 }),
		always: true,
		search: { type: 'int32', facet: true },
		card: true,
	},
	has_checkout_payment_processor: { read: flag, always: true, search: { type: 'bool', facet: true } },
	payment_processors: { read: paymentProcessors, always: true },
	autograb_data: { read: marketPrices },
	...electricFields,
	...tradeFields,
	...paperFields,
} as const satisfies Record<string, FieldRow>;

export type CarField = keyof typeof carFields;

export const carFieldNames = Object.keys(carFields) as [CarField, ...CarField[]];

type Rows = typeof carFields;
export type CardField = { [Field in CarField]: Rows[Field] extends { card: true } ? Field : never }[CarField];

/** The facts that a car's card is made from; the search's index carries all of them. */
export const cardFields = carFieldNames.filter((field): field is CardField => 'card' in carFields[field]);

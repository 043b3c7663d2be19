import { z } from 'zod';
import { axleConfigurations } from '../../src/domain/vehicles/axles.ts';
import { licenceClasses } from '../../src/domain/vehicles/licence-class.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { carStatuses, carTypes } from '../../src/stock/car/car-parts.ts';
import { lamsValues } from '../../src/stock/readers/vehicle-readers.ts';

const imageSchema = z.object({ image: z.object({ url: z.string() }) });

/** A car that is whole and in bounds, as the rest of the code may take it: what every car made of a feed must pass. */
export const carSchema = z.object({
	id: z.int().positive(),
	slug: z.string().regex(/^[A-Za-z0-9_-]+$/),
	stocknum: z.string().optional(),
	name: z.string(),
	make: z.string(),
	model: z.string(),
	badge: z.string().optional(),
	series: z.string().optional(),
	year: z.int(),
	/** Kilometres, whatever the locale. */
	km: z.int().nonnegative().optional(),
	vin: z.string().optional(),
	/** Kilometres. */
	electric_range: z.int().positive().optional(),
	/** kWh. */
	battery_capacity: z.number().positive().optional(),
	/** kWh per 100 km. */
	energy_consumption: z.number().positive().optional(),
	/** kW. */
	ac_charging: z.number().positive().optional(),
	dc_charging: z.number().positive().optional(),
	dc_charging_minutes: z.int().positive().optional(),
	charge_port: z.string().optional(),
	/** Kilograms. */
	towing_capacity: z.int().positive().optional(),
	/** Litres. */
	boot_space: z.int().positive().optional(),
	sleeps: z.int().positive().optional(),
	berths: z.int().positive().optional(),
	/** Metres. */
	length: z.number().positive().optional(),
	/** Kilograms, as the other weights. */
	tare: z.int().positive().optional(),
	atm: z.int().positive().optional(),
	tow_ball_weight: z.int().positive().optional(),
	terrain: z.enum(['On-road', 'Semi off-road', 'Off-road']).optional(),
	gvm: z.int().positive().optional(),
	gcm: z.int().positive().optional(),
	payload: z.int().positive().optional(),
	axle_configuration: z.enum(axleConfigurations).optional(),
	licence_class: z.enum(licenceClasses).optional(),
	engine_cc: z.int().positive().optional(),
	lams: z.enum(lamsValues).optional(),
	wheelchair_places: z.int().positive().optional(),
	wheelchair_entry: z.string().optional(),
	/** Millimetres. */
	ramp_width: z.int().positive().optional(),
	entry_height: z.int().positive().optional(),
	floor_length: z.int().positive().optional(),
	converted_by: z.string().optional(),
	subscription_plan: z.string().optional(),
	/** Kilometres a month. */
	included_km: z.int().nonnegative().optional(),
	subscription_deposit: z.number().nonnegative().optional(),
	joining_fee: z.number().nonnegative().optional(),
	minimum_term_weeks: z.int().positive().optional(),
	/** Unix seconds. */
	available_from_timestamp: z.int().optional(),
	inclusions: z.array(z.string()).optional(),
	rego: z.string().optional(),
	/** Dollars. Absent = price on application. */
	price: z.number().nonnegative().optional(),
	before_price: z.number().nonnegative().optional(),
	/** Dollars per week. */
	subscription_price: z.number().nonnegative().optional(),
	status: z.enum(carStatuses),
	car_type: z.enum(carTypes),
	dealership_id: z.int().optional(),
	dealership_slug: z.string().optional(),
	location_id: z.int().optional(),
	location_name: z.string().optional(),
	location: z
		.object({
			name: z.string().optional(),
			phone: z.string().optional(),
			distribution_locations: z.array(z.int()).optional(),
		})
		.optional(),
	city: z.string().optional(),
	state: z.string().optional(),
	sold: z.boolean(),
	reserved: z.boolean(),
	reservable: z.boolean().optional(),
	preorder: z.boolean(),
	certified: z.boolean(),
	is_special: z.boolean(),
	show_on_dealer_website: z.boolean(),
	/** Address of the car's history report. */
	file: z.string().optional(),
	/** Address of the 360° walk-around. The name is ours: the specification names the flag `impel`, not the field. */
	impel_url: z.string().optional(),
	dealercomments: z.string().optional(),
	tag: z.string().optional(),
	/** Unix seconds. */
	created_at_timestamp: z.int().optional(),
	/** Unix seconds; when the dealer last changed the record. */
	updated_at_timestamp: z.int().optional(),
	/** Unix seconds. */
	sold_date_timestamp: z.int().optional(),
	/** Higher comes first under "most relevant". */
	custom_rank: z.int(),
	carsales_seller_identifier: z.string().optional(),
	simple_transmission: z.string().optional(),
	simple_body: z.string().optional(),
	simple_fuel: z.string().optional(),
	colour: z.string().optional(),
	interior_colour: z.string().optional(),
	seats: z.int().positive().optional(),
	doors: z.int().positive().optional(),
	cylinders: z.int().positive().optional(),
	power: z.int().positive().optional(),
	/** As written by the dealer, e.g. `2.0L turbo diesel`. */
	engine: z.string().optional(),
	drive_type: z.string().optional(),
	/** Litres per 100 km. */
	fuel_consumption: z.number().positive().optional(),
	primary_image_url: z.string().optional(),
	images: z.array(imageSchema),
	thumbnails: z.array(imageSchema),
	photos_count: z.int().nonnegative(),
	has_checkout_payment_processor: z.boolean(),
	payment_processors: z.array(
		z.object({
			authorization_type: z.string().optional(),
			authorization_key: z.string().optional(),
			/** Dollars. */
			deposit_amount: z.number().optional(),
		}),
	),
	features: z.array(z.object({ name: z.string().optional(), items: z.array(z.string()) })).optional(),
	feature_words: z.string().optional(),
	warranty: z.string().optional(),
	inspection: z.string().optional(),
	service_history: z.string().optional(),
	owners: z.int().positive().optional(),
	build_date: z.string().optional(),
	compliance_date: z.string().optional(),
	rego_expiry: z.string().optional(),
	safety_rating: z.int().positive().optional(),
	autograb_data: z
		.object({ average_market_price: z.number().optional(), state_average_market_price: z.number().optional() })
		.optional(),
}) satisfies z.ZodType<Car>;

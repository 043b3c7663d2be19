import { cubicCentimetres, length, weeks, weight } from '../readers/measure-readers.ts';
import { smallMoney } from '../readers/money-readers.ts';
import { followed, integer, kilometres } from '../readers/number-readers.ts';
import { line } from '../readers/text-readers.ts';
import { timestamp } from '../readers/time-readers.ts';
import { axles, lams, licence, points, terrain } from '../readers/vehicle-readers.ts';
import type { FieldRow } from './field-row.ts';

const number = { type: 'int32', facet: true, optional: true } as const;
const word = { type: 'string', facet: true, optional: true } as const;
const people = followed(/^(?:people|persons?|adults?|berths?|beds?|pax)$/i);
const millimetres = followed(/^(?:mm|millimet(?:re|er)s?)$/i);
const size = (what: string) => integer({ what: `${what} in mm`, min: 300, max: 6_000, unit: millimetres });
const sleepers = integer({ what: 'a number of people', min: 1, max: 20, unit: people });

/** Facts that only campers, trucks, motorcycles or cars by subscription have: the rest of the table of a car's facts. */
export const tradeFields = {
	sleeps: {
		about: 'Campers: how many people sleep in it. Without it: berths.',
		read: sleepers,
		search: number,
		aliases: ['sleeping_capacity', 'sleeps_number'],
	},
	berths: { about: 'Campers: beds.', read: sleepers, search: number, aliases: ['berth', 'beds', 'number_of_berths'] },
	length: {
		about: 'Metres, outside; of a caravan without its drawbar where the dealer says both.',
		read: length,
		search: { type: 'float', facet: true, optional: true },
		aliases: ['external_length', 'body_length', 'overall_length', 'length_m', 'length_mm', 'length_ft'],
	},
	tare: {
		about: 'Kilograms, empty.',
		read: weight({ what: 'a tare', min: 100, max: 40_000 }),
		search: number,
		aliases: ['tare_mass', 'tare_weight', 'tare_kg', 'kerb_weight'],
	},
	atm: {
		about: 'Campers: aggregate trailer mass, kilograms.',
		read: weight({ what: 'an ATM', min: 250, max: 40_000 }),
		search: number,
		aliases: ['aggregate_trailer_mass', 'atm_kg', 'atm_weight'],
	},
	tow_ball_weight: {
		about: 'Campers: what rests on the tow ball, kilograms.',
		read: weight({ what: 'a tow-ball weight', min: 5, max: 2_000 }),
		search: number,
		aliases: ['towball_weight', 'ball_weight', 'tow_ball_mass', 'towball_mass', 'tow_ball_download', 'tbm'],
	},
	terrain: {
		about: 'Campers: where it may be towed.',
		read: terrain,
		search: word,
		aliases: ['off_road', 'offroad', 'terrain_rating'],
	},
	gvm: {
		about: 'Trucks: gross vehicle mass, kilograms.',
		read: weight({ what: 'a GVM', min: 500, max: 150_000 }),
		search: number,
		aliases: ['gross_vehicle_mass', 'gvm_kg', 'gross_weight', 'gvwr'],
	},
	gcm: {
		about: 'Trucks: gross combination mass, kilograms.',
		read: weight({ what: 'a GCM', min: 500, max: 200_000 }),
		search: number,
		aliases: ['gross_combination_mass', 'gcm_kg', 'gcwr'],
	},
	payload: {
		about: 'Kilograms. Of a camper without it: ATM less tare.',
		read: weight({ what: 'a payload', min: 20, max: 120_000 }),
		search: number,
		aliases: ['payload_kg', 'load_capacity', 'carrying_capacity'],
	},
	axle_configuration: {
		about: 'Trucks: wheel ends and driven ones.',
		read: axles,
		search: word,
		aliases: ['axle_config', 'wheel_configuration', 'drive_configuration'],
	},
	licence_class: {
		about: 'The class of licence that it takes. Without it: by GVM and axles, as the rules of the site’s country say.',
		read: licence,
		search: word,
		aliases: ['license_class', 'licence_required', 'licence_type'],
	},
	engine_cc: {
		about: 'Motorcycles: cubic centimetres. Without it: as engine says.',
		read: cubicCentimetres,
		search: number,
		aliases: ['cc', 'engine_size', 'engine_size_cc', 'engine_capacity', 'displacement'],
	},
	lams: {
		about: 'Motorcycles: whether learners may ride it.',
		read: lams,
		search: word,
		aliases: ['lams_approved', 'learner_approved', 'learner_legal', 'is_lams'],
	},
	wheelchair_places: {
		about: 'Conversions: how many people travel in their wheelchairs.',
		read: integer({
			what: 'a number of wheelchairs',
			min: 1,
			max: 12,
			unit: followed(/^(?:wheelchairs?|chairs?|places?)$/i),
		}),
		search: number,
		aliases: ['wheelchair_positions', 'wheelchair_spaces', 'wheelchairs'],
	},
	wheelchair_entry: {
		about: 'Conversions: how one gets in, `Rear ramp`, `Side lift`.',
		read: line,
		search: word,
		aliases: ['ramp', 'ramp_type', 'wheelchair_access', 'entry'],
	},
	ramp_width: {
		about: 'Conversions: millimetres between the edges of the ramp or lift.',
		read: size('a ramp’s width'),
		aliases: ['ramp_width_mm', 'lift_width', 'platform_width'],
	},
	entry_height: {
		about: 'Conversions: millimetres below the door that a wheelchair goes through.',
		read: size('a door’s height'),
		aliases: ['door_height', 'entry_height_mm', 'door_opening_height'],
	},
	floor_length: {
		about: 'Conversions: millimetres of floor for wheelchairs.',
		read: size('a floor’s length'),
		aliases: ['wheelchair_floor_length', 'floor_length_mm', 'lowered_floor_length'],
	},
	converted_by: {
		about: 'Conversions: who converted it.',
		read: line,
		aliases: ['converter', 'conversion_company', 'conversion_by'],
	},
	subscription_plan: {
		about: 'Subscription: the name of the plan.',
		read: line,
		search: word,
		aliases: ['plan', 'plan_name'],
	},
	included_km: {
		about: 'Subscription: kilometres a month that the price includes.',
		read: kilometres(),
		search: number,
		aliases: ['km_included', 'kms_included', 'monthly_km', 'km_allowance', 'included_kms'],
	},
	minimum_term_weeks: {
		about: 'Subscription: for how long one takes it at least, in weeks.',
		read: weeks,
		search: number,
		aliases: ['minimum_term', 'min_term', 'minimum_weeks'],
	},
	available_from_timestamp: {
		about: 'Subscription: the first day on which it can be had.',
		read: timestamp,
		search: { type: 'int64', optional: true },
		aliases: ['available_from', 'start_date', 'availability_date'],
	},
	inclusions: {
		about: 'Subscription: what the price includes, in a few words each.',
		read: points,
		aliases: ['included', 'whats_included', 'included_in_price'],
	},
	subscription_deposit: {
		about:
			'Subscription: what is held until the car is back, in the money of the locale. Without it: subscription.deposit_weeks.',
		read: smallMoney(),
		aliases: ['bond', 'security_deposit', 'security_bond', 'refundable_deposit', 'refundable_bond'],
	},
	joining_fee: {
		about: 'Subscription: what joining costs once, in the money of the locale. Without it: subscription.joining_fee.',
		read: smallMoney(),
		aliases: ['join_fee', 'sign_up_fee', 'signup_fee', 'activation_fee', 'start_up_fee'],
	},
} as const satisfies Record<string, FieldRow>;

export type TradeField = keyof typeof tradeFields;

import { distanceText } from '../../../domain/cars/distance.ts';
import { measureText, rangeTest } from '../../../domain/cars/electric.ts';
import { isElectric } from '../../../domain/cars/is-electric.ts';
import { powerText } from '../../../domain/cars/power.ts';
import { licenceLabel, licenceName } from '../../../domain/vehicles/licence-class.ts';
import { bothLengths, lengthText, payloadOf, weightText } from '../../../domain/vehicles/measures.ts';
import { type Locale, localeFacts } from '../../../domain/words/locale.ts';
import type { Template } from '../../../domain/words/template.ts';
import { type FactName, tradeOf } from '../../../domain/words/trade.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { groupedNumber } from '../../../domain/words/written-number.ts';
import type { Car } from '../../../stock/car/car.ts';

/** A car, and when it can be had, in words. */
export type FactCar = Car & { available?: string | undefined };

/** A drawing of `car-icons.svg`. */
export type FactIcon =
	| 'condition'
	| 'distance'
	| 'transmission'
	| 'fuel'
	| 'plug'
	| 'body'
	| 'seats'
	| 'engine'
	| 'drive'
	| 'bed'
	| 'ruler'
	| 'weight'
	| 'licence'
	| 'report'
	| 'calendar'
	| 'range'
	| 'battery'
	| 'wheelchair'
	| 'ramp';

/** All that is said of a fact that a buyer asks first; a text is undefined where the fact is not known. */
type FactRow = {
	icon: FactIcon;
	label: string;
	text: (car: FactCar, locale: Locale) => string | undefined;
	/** On the card, where nothing else says what it is: `Sleeps 4`. Without it as in the panel. */
	short?: (car: FactCar, locale: Locale) => string | undefined;
};

type Measure = (value: number, locale: Locale) => string;

/** The text of a number that may not be known. */
const measured =
	(read: (car: FactCar) => number | undefined, write: Measure): FactRow['text'] =>
	(car, locale) => {
		const value = read(car);
		return value === undefined ? undefined : write(value, locale);
	};

const followedBy =
	(text: FactRow['text'], word: string): FactRow['text'] =>
	(car, locale) => {
		const shown = text(car, locale);
		return shown && `${shown} ${word}`;
	};

const inWords =
	(read: (car: FactCar) => string | undefined): FactRow['text'] =>
	(car, locale) => {
		const value = read(car);
		return value === undefined ? undefined : localiseText(value, locale);
	};

const atm = measured((car) => car.atm, weightText);
const tare = measured((car) => car.tare, weightText);
const ball = measured((car) => car.tow_ball_weight, weightText);
const gvm = measured((car) => car.gvm, weightText);
const payload = measured(payloadOf, weightText);
const towing = measured((car) => car.towing_capacity, weightText);
const battery = measured(
	(car) => car.battery_capacity,
	(capacity, locale) => measureText(capacity, 'kWh', locale),
);
const distance = measured((car) => car.km, distanceText);

/** `4 weeks`, `3 months`, `12 months`: quarters of a year as people say them. */
export const termText = (weeks: number): string =>
	weeks % 13 === 0 ? `${(weeks / 13) * 3} months` : weeks === 1 ? '1 week' : `${weeks} weeks`;

/** What a price is for: `3-month price`. */
export const termPrice = (weeks: number): string => `${termText(weeks).replace(/s$/, '').replace(' ', '-')} price`;

/** The facts by their names in the config (`card.facts`). */
export const factRows: Readonly<Record<FactName, FactRow>> = {
	distance: { icon: 'distance', label: '', text: distance },
	transmission: { icon: 'transmission', label: 'Transmission', text: inWords((car) => car.simple_transmission) },
	fuel: { icon: 'fuel', label: 'Fuel', text: inWords((car) => car.simple_fuel) },
	body: { icon: 'body', label: '', text: inWords((car) => car.simple_body) },
	engine: { icon: 'engine', label: 'Engine', text: inWords((car) => car.engine) },
	drive: { icon: 'drive', label: 'Drive', text: inWords((car) => car.drive_type) },
	seats: {
		icon: 'seats',
		label: 'Seats',
		text: measured((car) => car.seats, String),
		short: measured(
			(car) => car.seats,
			(seats) => (seats === 1 ? '1 seat' : `${seats} seats`),
		),
	},
	power: { icon: 'engine', label: 'Power', text: measured((car) => car.power, powerText) },
	electric_range: {
		icon: 'range',
		label: 'Electric range',
		text: measured(
			(car) => car.electric_range,
			(range, locale) => `${distanceText(range, locale)} (${rangeTest(locale)})`,
		),
		short: (car, locale) => {
			const { electric_range: range } = car;
			return range === undefined
				? undefined
				: `${distanceText(range, locale)} ${isElectric(car) ? 'range' : 'electric'}`;
		},
	},
	battery: { icon: 'battery', label: 'Battery', text: battery, short: followedBy(battery, 'battery') },
	towing: {
		icon: 'weight',
		label: 'Towing (braked)',
		text: towing,
		short: measured(
			(car) => car.towing_capacity,
			(weight, locale) => `Tows ${weightText(weight, locale)}`,
		),
	},
	sleeps: {
		icon: 'bed',
		label: 'Sleeps',
		text: measured((car) => car.sleeps, String),
		short: measured(
			(car) => car.sleeps,
			(people) => `Sleeps ${people}`,
		),
	},
	length: {
		icon: 'ruler',
		label: 'Length',
		text: measured((car) => car.length, bothLengths),
		short: measured((car) => car.length, lengthText),
	},
	atm: { icon: 'weight', label: 'ATM (fully loaded)', text: atm, short: followedBy(atm, 'ATM') },
	tare: { icon: 'weight', label: 'Tare (empty)', text: tare, short: followedBy(tare, 'tare') },
	tow_ball_weight: { icon: 'weight', label: 'Tow-ball weight', text: ball, short: followedBy(ball, 'on the ball') },
	terrain: { icon: 'drive', label: 'Made for', text: inWords((car) => car.terrain) },
	payload: { icon: 'weight', label: 'Payload', text: payload, short: followedBy(payload, 'payload') },
	gvm: { icon: 'weight', label: 'GVM', text: gvm, short: followedBy(gvm, 'GVM') },
	licence: {
		icon: 'licence',
		label: 'Licence',
		text: inWords(({ licence_class: licence }) => licence && licenceName(licence)),
		short: inWords(({ licence_class: licence }) => licence && licenceLabel(licence)),
	},
	axles: { icon: 'drive', label: 'Axles', text: ({ axle_configuration }) => axle_configuration },
	engine_size: {
		icon: 'engine',
		label: 'Engine size',
		text: measured(
			(car) => car.engine_cc,
			(size, locale) => `${groupedNumber(size, locale)} cc`,
		),
	},
	lams: { icon: 'licence', label: 'Licence', text: inWords((car) => car.lams) },
	wheelchair_places: {
		icon: 'wheelchair',
		label: 'Wheelchair places',
		text: measured((car) => car.wheelchair_places, String),
		short: measured(
			(car) => car.wheelchair_places,
			(places) => (places === 1 ? '1 wheelchair' : `${places} wheelchairs`),
		),
	},
	wheelchair_entry: { icon: 'ramp', label: 'Way in', text: inWords((car) => car.wheelchair_entry) },
	plan: { icon: 'report', label: 'Plan', text: ({ subscription_plan: plan }) => plan },
	included_km: {
		icon: 'distance',
		label: 'Included',
		text: measured(
			(car) => car.included_km,
			(km, locale) => `${distanceText(km, locale)} a month`,
		),
	},
	minimum_term: {
		icon: 'calendar',
		label: 'Minimum term',
		text: measured((car) => car.minimum_term_weeks, termText),
		short: measured(
			(car) => car.minimum_term_weeks,
			(weeks) => `From ${termText(weeks)}`,
		),
	},
	available_from: { icon: 'calendar', label: 'Available', text: ({ available }) => available },
};

/** What a fact is called on a site: `Kilometres`, `Mileage`; `Licence`, `License`; `Body`, `Type`. */
export function factLabel(name: FactName, { locale, template }: { locale: Locale; template: Template }): string {
	if (name === 'distance') return localeFacts(locale).distanceLabel;
	return localiseText(name === 'body' ? tradeOf(template).body : factRows[name].label, locale);
}

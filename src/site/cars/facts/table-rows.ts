import { brandName } from '../../../domain/cars/brand-name.ts';
import { shownConsumption } from '../../../domain/cars/consumption.ts';
import { measureText, shownEnergyUse } from '../../../domain/cars/electric.ts';
import { powerText } from '../../../domain/cars/power.ts';
import { volumeText, weightText } from '../../../domain/vehicles/measures.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import type { Template } from '../../../domain/words/template.ts';
import type { FactName } from '../../../domain/words/trade.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { groupedNumber } from '../../../domain/words/written-number.ts';
import { type FactCar, factLabel, factRows } from './fact-rows.ts';

/** A row of a table of facts: one that cards know by its name too, or its label and its text. */
export type TableRow =
	| FactName
	| readonly [label: string, text: (car: FactCar, locale: Locale) => string | number | undefined];

type Settings = { locale: Locale; template: Template };

/** What a row is called on a site. */
export const rowLabel = (row: TableRow, settings: Settings): string =>
	typeof row === 'string' ? factLabel(row, settings) : localiseText(row[0], settings.locale);

/** What belongs together in a table, `Engine and drive`. */
export type RowGroup = { heading: string; rows: readonly TableRow[] };

/** What a row says of a car; undefined where it is not known or not worth saying. Names and codes stay as they are; colours are in the locale's words. */
export function rowText(row: TableRow, car: FactCar, { locale }: Settings): string | undefined {
	if (row === 'licence' && !saysLicence(car)) return undefined;
	if (typeof row === 'string') return factRows[row].text(car, locale);
	const [label, text] = row;
	const value = text(car, locale);
	if (value === undefined) return undefined;
	return /colour$/i.test(label) ? localiseText(String(value), locale) : String(value);
}

export const colourRow: TableRow = ['Colour', (car) => car.colour];
export const doorsRow: TableRow = ['Doors', (car) => car.doors];
/** What it sleeps is said already where it has as many beds. */
export const berthsRow: TableRow = ['Berths', (car) => (car.berths === car.sleeps ? undefined : car.berths)];
export const consumptionRow: TableRow = [
	'Fuel consumption',
	(car, locale) => {
		if (!car.fuel_consumption) return undefined;
		const { value, unit } = shownConsumption(car.fuel_consumption, locale);
		return `${value} ${unit}`;
	},
];

/** Which one it is. */
export const vehicleGroup: RowGroup = {
	heading: 'The vehicle',
	rows: [
		['Make', (car) => brandName(car.make)],
		['Model', (car) => car.model],
		['Variant', (car) => car.badge],
		['Series', (car) => car.series],
		['Year', (car) => car.year],
		'body',
		colourRow,
		['Interior colour', (car) => car.interior_colour],
		'seats',
		doorsRow,
	],
};

const powerRow: TableRow = [
	'Power',
	(car, locale) => (car.power === undefined ? undefined : powerText(car.power, locale)),
];
/** What an electric drive takes. */
export const energyRow: TableRow = [
	'Electricity consumption',
	(car, locale) => {
		if (!car.energy_consumption) return undefined;
		const { value, unit } = shownEnergyUse(car.energy_consumption, locale);
		return measureText(value, unit, locale);
	},
];

const kilowatts = (power: number | undefined, locale: Locale) =>
	power === undefined ? undefined : measureText(power, 'kW', locale);

/** What one asks of a car that is charged. */
export const chargingGroup: RowGroup = {
	heading: 'Battery and charging',
	rows: [
		'electric_range',
		['Battery (usable)', (car, locale) => factRows.battery.text(car, locale)],
		energyRow,
		['Charging at home (AC)', (car, locale) => kilowatts(car.ac_charging, locale)],
		['Fast charging (DC)', (car, locale) => kilowatts(car.dc_charging, locale)],
		['Fast charge, 10 to 80%', (car) => car.dc_charging_minutes && `${car.dc_charging_minutes} minutes`],
		['Charging plug', (car) => car.charge_port],
	],
};

/** What makes it go. */
export const engineGroup: RowGroup = {
	heading: 'Engine and drive',
	rows: [
		'engine',
		'engine_size',
		['Cylinders', (car) => car.cylinders],
		powerRow,
		'fuel',
		consumptionRow,
		'transmission',
		'drive',
		'axles',
	],
};

const bootRow: TableRow = [
	'Boot space',
	(car, locale) => (car.boot_space === undefined ? undefined : volumeText(car.boot_space, locale)),
];

const millimetres = (size: number | undefined, locale: Locale) =>
	size === undefined ? undefined : `${groupedNumber(size, locale)} mm`;

/** How a wheelchair gets in and where it stands. */
export const conversionGroup: RowGroup = {
	heading: 'Conversion',
	rows: [
		'wheelchair_places',
		'wheelchair_entry',
		['Ramp or lift width', (car, locale) => millimetres(car.ramp_width, locale)],
		['Door height', (car, locale) => millimetres(car.entry_height, locale)],
		['Floor for wheelchairs', (car, locale) => millimetres(car.floor_length, locale)],
		['Converted by', (car) => car.converted_by],
	],
};

/** What it weighs, and how long it is. */
export const weightRows: readonly TableRow[] = [
	'length',
	'tare',
	'atm',
	'gvm',
	['GCM', (car, locale) => (car.gcm === undefined ? undefined : weightText(car.gcm, locale))],
	'payload',
	'tow_ball_weight',
];

/** What it takes along. */
export const loadRows: readonly TableRow[] = [bootRow, 'towing'];

export const subscriptionRows: readonly TableRow[] = ['plan', 'included_km', 'minimum_term', 'available_from'];

/** Who may drive or ride it. */
export const licenceGroup = (template: Template): RowGroup => ({
	heading: template === 'motorcycle' ? 'Who can ride it' : 'Who can drive it',
	rows: ['licence', 'lams'],
});

/** A car licence is what everybody has: it is worth saying only where a truck might take another. */
const saysLicence = ({ licence_class: licence, gvm = 0, lams }: FactCar): boolean =>
	lams !== undefined || (licence !== undefined && (licence !== 'Car' || gvm > 3_500));

import { describe, expect, test } from 'vitest';
import { type CarField, carFields } from '../../src/stock/car/car-fields.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { plainNotation } from '../../src/stock/readers/notation.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';
import { testNow } from '../support/make-site.ts';

const read = (field: CarField, found: unknown) => readValue(found, carFields[field].read as Reader<unknown>);

describe('SITE-5 facts of cars that are charged, as feeds write them', () => {
	test.each<[CarField, unknown, unknown]>([
		['electric_range', 484, 484],
		['electric_range', '484 km', 484],
		['electric_range', '484 km (WLTP)', 484],
		['electric_range', '1,050km WLTP', 1050],
		['electric_range', '301 miles', 484],
		['electric_range', '301 mi (EPA)', 484],
		['battery_capacity', '60.4 kWh usable', 60.4],
		['battery_capacity', '77', 77],
		['energy_consumption', 16.5, 16.5],
		['energy_consumption', '16.5 kWh/100 km', 16.5],
		['energy_consumption', '165 Wh/km', 16.5],
		['energy_consumption', 165, 16.5],
		['energy_consumption', '26.6 kWh/100 mi', 16.5],
		['ac_charging', '7.4kW', 7.4],
		['dc_charging', '150 kW DC', 150],
		['dc_charging_minutes', '28 min', 28],
		['charge_port', 'CCS Combo 2', 'CCS2'],
		['charge_port', 'Type 2 / CCS', 'CCS2'],
		['charge_port', 'J1772', 'Type 1'],
		['charge_port', 'chademo', 'CHAdeMO'],
		['charge_port', 'Tesla (NACS)', 'NACS'],
		['charge_port', 'Commando', 'Commando'],
		['towing_capacity', '1.8 t', 1800],
		['boot_space', '1,245 litres', 1245],
	])('%s %j', (field, found, expected) => {
		expect(read(field, found).value).toEqual(expected);
	});

	test.each<[CarField, unknown, string]>([
		['electric_range', 'far', 'not a range in km'],
		['electric_range', 48_400, 'not a range from 5 to 1500 km'],
		['electric_range', '484 km (NEDC)', 'not a range in km'],
		['battery_capacity', '200 Ah', 'not a battery in kWh'],
		['energy_consumption', 'little', 'not kWh per 100 km'],
		['dc_charging', 'fast', 'not kilowatts'],
		['boot_space', 'large', 'not a number of litres'],
	])('%s %j says what is wrong with it', (field, found, note) => {
		expect(read(field, found)).toEqual({ note: expect.stringContaining(note), fault: true });
	});

	test('0 is not known', () => {
		for (const field of ['electric_range', 'battery_capacity', 'energy_consumption', 'dc_charging'] as const)
			expect(read(field, 0)).toEqual({ note: '0 is taken as not known' });
	});

	test('under other names', () => {
		const raw = { make: 'Kia', model: 'EV6', year: 2025, range_km: '528 km', wh_per_km: '172', plug_type: 'CCS' };
		const { cars } = normaliseStock([{ record: 1, raw }], {
			...{ now: testNow, assumeListed: true, notation: plainNotation },
		});
		expect(cars[0]).toMatchObject({ electric_range: 528, energy_consumption: 17.2, charge_port: 'CCS2' });
	});
});

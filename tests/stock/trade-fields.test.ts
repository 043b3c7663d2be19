import { describe, expect, test } from 'vitest';
import { type CarField, carFields } from '../../src/stock/car/car-fields.ts';
import { impliedFacts } from '../../src/stock/car/implied-facts.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { plainNotation } from '../../src/stock/readers/notation.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';
import { testNow } from '../support/make-site.ts';

const read = (field: CarField, found: unknown) => readValue(found, carFields[field].read as Reader<unknown>);

describe('SITE-5 facts of trades, as feeds write them', () => {
	test.each<[CarField, unknown, unknown]>([
		['sleeps', '4 people', 4],
		['berths', '6 Berth', 6],
		['length', 6.2, 6.2],
		['length', '6.2m', 6.2],
		['length', '6200', 6.2],
		['length', '6,200 mm', 6.2],
		['length', '620 cm', 6.2],
		['length', '20\'6"', 6.25],
		['length', '20 ft 6 in', 6.25],
		['length', '18.5ft', 5.64],
		['length', 18, 5.49],
		['tare', '1,900 kg', 1900],
		['atm', '2.4t', 2400],
		['atm', '2.400 kg', 2400],
		['atm', 2400, 2400],
		['gvm', '4.495', 4495],
		['gvm', 4.5, 4500],
		['gvm', '22.5 tonnes', 22_500],
		['gvm', '10000 lbs', 4536],
		['tow_ball_weight', '180kg', 180],
		['payload', '12 t', 12_000],
		['axle_configuration', '6 X 4', '6x4'],
		['axle_configuration', '4×2', '4x2'],
		['licence_class', 'C', 'Car'],
		['licence_class', 'mr licence', 'MR'],
		['licence_class', 'Heavy Rigid (HR)', 'HR'],
		['licence_class', 'class 2', 'Class 2'],
		['engine_cc', '649cc', 649],
		['engine_cc', '1,254 cm³', 1254],
		['engine_cc', '2.0', 2000],
		['engine_cc', '0.65 L', 650],
		['lams', 'Yes', 'LAMS approved'],
		['lams', 'LAMS', 'LAMS approved'],
		['lams', 'Not LAMS', 'Full licence'],
		['lams', false, 'Full licence'],
		['terrain', 'Semi Off Road', 'Semi off-road'],
		['wheelchair_places', '2 wheelchairs', 2],
		['ramp_width', '820 mm', 820],
		['terrain', true, 'Off-road'],
		['included_km', '1,200 km', 1200],
		['minimum_term_weeks', '4 weeks', 4],
		['minimum_term_weeks', '3 months', 13],
		['minimum_term_weeks', '1 year', 52],
		['inclusions', 'Insurance; Servicing; Insurance', ['Insurance', 'Servicing']],
		['inclusions', ['Insurance', ''], ['Insurance']],
	])('%s %j', (field, found, expected) => {
		expect(read(field, found).value).toEqual(expected);
	});

	test.each<[CarField, unknown, string]>([
		['sleeps', 'a family', 'not a number of people'],
		['length', '6 fathoms', 'not a length in m or ft'],
		['length', '0.4 m', 'not a length from 1 to 60 m'],
		['atm', 'about 2 t', 'not an ATM in kg'],
		['atm', '90 kg', 'not an ATM from 250 to 40000 kg'],
		['axle_configuration', '2', 'not one of 4x2, 4x4'],
		['licence_class', 'pilot', 'not one of Car, LR, MR'],
		['engine_cc', 'big', 'not an engine size in cc'],
		['lams', 'perhaps', 'not whether it is LAMS approved: yes or no'],
		['terrain', 'moon', 'not one of On-road, Semi off-road, Off-road'],
		['minimum_term_weeks', 'a while', 'not a number of weeks, months or years'],
		['inclusions', 7, 'not a list of texts'],
	])('%s %j says what is wrong with it', (field, found, note) => {
		expect(read(field, found)).toEqual({ note: expect.stringContaining(note), fault: true });
	});
});

describe('SITE-8 what follows from other facts', () => {
	const implied = (known: Parameters<typeof impliedFacts>[0], locale = 'en-AU') =>
		impliedFacts(known, { ...plainNotation, locale });

	test('sleeps from berths, the size of an engine from its text, the licence from weight and axles', () => {
		expect(implied({ berths: 4 })).toEqual({ sleeps: 4 });
		expect(implied({ engine: '649cc parallel-twin' })).toEqual({ engine_cc: 649 });
		expect(implied({ gvm: 10_700, axle_configuration: '4x2' })).toEqual({ licence_class: 'MR' });
		expect(implied({ gvm: 10_700, axle_configuration: '4x2' }, 'en-NZ')).toEqual({ licence_class: 'Class 2' });
	});

	test('what the feed says stays', () => {
		expect(implied({ berths: 4, sleeps: 2, engine: '649cc', engine_cc: 655, gvm: 4_000, licence_class: 'LR' })).toEqual(
			{},
		);
		expect(implied({ engine: '2.0L turbo diesel' })).toEqual({});
	});

	test('a record of a dealer’s own column names becomes a truck with its licence', () => {
		const raw = {
			...{ make: 'Isuzu', model: 'FVZ', year: 2022, status: 'in_stock', gross_vehicle_mass: '26 t' },
			...{ wheel_configuration: '6x4', load_capacity: '15,900 kg' },
		};
		const { cars, report } = normaliseStock([{ record: 1, raw }], {
			...{ now: testNow, assumeListed: true, notation: plainNotation },
		});
		expect(cars[0]).toMatchObject({ gvm: 26_000, axle_configuration: '6x4', licence_class: 'HR', payload: 15_900 });
		expect(report.repaired.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
			'gvm read as kilograms',
			'payload read as kilograms',
		]);
	});
});

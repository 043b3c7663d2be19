import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { carCard } from '../../../src/site/cars/car-card.ts';
import type { CardCar } from '../../../src/site/cars/card-fields.ts';
import { cardTexts } from '../../../src/site/cars/facts/card-texts.ts';
import { comparedLabels } from '../../../src/site/cars/saved-car-row.ts';
import { carThing } from '../../../src/site/head/json-ld/car.ts';
import type { StockMeta } from '../../../src/site/index/stock-index.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { makeCar, makeSite, testNow } from '../../support/make-site.ts';

const camper = { sleeps: 4, length: 6.2, tare: 1900, atm: 2400, tow_ball_weight: 180, terrain: 'Off-road' };
const truck = { gvm: '10.7 t', axles: '4x2', axle_configuration: '4x2', payload: 5_000, km: 85_000 };
const ramped = {
	wheelchair_places: 2,
	ramp: 'Rear ramp',
	ramp_width: 820,
	converter: 'Ramp Works',
	km: 12_000,
	seats: 5,
};
const bike = { engine: '649cc parallel-twin', lams: true, km: 12_300, body: 'Naked' };
const weekly = {
	...{ subscription_price: 210, plan: 'Suburb', included_km: 1_200, minimum_term: '4 weeks' },
	...{ available_from: '2026-06-01', inclusions: ['Insurance'], transmission: 'Automatic', fuel: 'Petrol' },
};

function shown(car: Record<string, unknown>, set: Partial<SiteInput>) {
	const own = makeCar(car);
	const site = makeSite(set, [own]);
	const card = site.card(own.slug);
	if (!card) throw new Error('no card');
	return { own, site, card, page: carPage.model(site, own.slug) };
}

describe('SITE-8 the facts that a trade asks first', () => {
	test.each<[SiteInput['template'], Record<string, unknown>, string[]]>([
		['car', { km: 45_000, transmission: 'Manual', fuel: 'Diesel', body: 'SUV' }, ['45,000 km', 'Manual', 'Diesel']],
		['camper', camper, ['Sleeps 4', '6.2 m', '2,400 kg ATM']],
		['rv', camper, ['Sleeps 4', '6.2 m', '2,400 kg ATM']],
		['truck', truck, ['10,700 kg GVM', 'MR licence', '85,000 km']],
		['conversion', ramped, ['2 wheelchairs', 'Rear ramp', '12,000 km']],
		['conversion', { km: 45_000, transmission: 'Manual', fuel: 'Diesel' }, ['45,000 km', 'Manual', 'Diesel']],
		['motorcycle', bike, ['649 cc', 'LAMS approved', '12,300 km']],
		['subscription', weekly, ['1,200 km a month', 'Automatic', 'Petrol']],
	])('on the card of a %s', (template, car, expected) => {
		expect(shown(car, { template }).card.facts).toEqual(expected);
	});

	const electric = { km: 45_000, fuel: 'Electric', transmission: 'Automatic', engine: 'Electric motor', seats: 5 };
	const charged = { electric_range: 427, battery_capacity: 60.5, energy_consumption: 15.9, dc_charging: 88 };

	test('of an electric car its range in place of its gears; without one as before, and a site’s own choice stays', () => {
		const facts = (car: Record<string, unknown>, set: Partial<SiteInput> = {}) => shown(car, set).card.facts;
		expect(facts({ ...electric, ...charged })).toEqual(['45,000 km', '427 km range', 'Electric']);
		expect(facts({ ...electric, ...charged }, { locale: 'en-US' })).toEqual([
			'27,962 miles',
			'265 miles range',
			'Electric',
		]);
		expect(facts({ ...electric, ...charged, fuel: 'PHEV', electric_range: 80 })).toEqual([
			'45,000 km',
			'80 km electric',
			'Plug-in Hybrid',
		]);
		expect(facts(electric)).toEqual(['45,000 km', 'Automatic', 'Electric']);
		expect(facts({ ...weekly, ...electric, ...charged }, { template: 'subscription' })).toEqual([
			'1,200 km a month',
			'427 km range',
			'Electric',
		]);
		const own = { card: { facts: ['distance', 'transmission', 'fuel'] } } satisfies Partial<SiteInput>;
		expect(facts({ ...electric, ...charged }, own)).toEqual(['45,000 km', 'Automatic', 'Electric']);
	});

	test('SRCH-7 the card of an electric car that is made of the index says its range', () => {
		const { site, card } = shown({ ...electric, ...charged }, {});
		const index = openIndex(JSON.parse(JSON.stringify(site.stock.packed())));
		const { card: settings } = index.meta as StockMeta;
		expect(carCard(index.document(0) as CardCar, settings, testNow).facts).toEqual(card.facts);
	});

	test('of an electric car at a glance how far it goes, and how it is charged in the table', () => {
		const { page } = shown({ ...electric, ...charged, dc_charging_minutes: 39, charge_port: 'CCS2' }, {});
		expect(page.keyFacts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
			'Condition: Used',
			'Kilometres: 45,000 km',
			'Fuel: Electric',
			'Electric range: 427 km (WLTP)',
			'Battery: 60.5 kWh',
			'Seats: 5',
		]);
		const charging = page.specification.find(({ heading }) => heading === 'Battery and charging');
		expect(charging?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
			'Electric range: 427 km (WLTP)',
			'Battery (usable): 60.5 kWh',
			'Electricity consumption: 15.9 kWh/100 km',
			'Fast charging (DC): 88 kW',
			'Fast charge, 10 to 80%: 39 minutes',
			'Charging plug: CCS2',
		]);
		expect(shown({ km: 1 }, {}).page.specification.map(({ heading }) => heading)).not.toContain('Battery and charging');
	});

	test('of a car by subscription the battery or the drive where no more is known of its plan', () => {
		const last = (car: Record<string, unknown>) =>
			shown({ km: 45_000, seats: 5, drive_type: 'AWD', ...car }, { template: 'subscription' }).page.keyFacts.at(-1)
				?.value;
		expect(last({ ...electric, ...charged, body: 'SUV', available_from: '2026-06-01' })).toBe('60.5 kWh');
		expect(last({ fuel: 'Petrol' })).toBe('AWD');
		expect(last({ ...weekly, body: 'SUV' })).toBe('1,200 km a month');
	});

	test('SITE-9 what a car tows and takes in the units of its country', () => {
		const rows = (locale: SiteInput['locale']) =>
			shown({ towing_capacity: 1_800, boot_space: 445 }, { locale }).page.specification.find(
				({ heading }) => heading === (locale === 'en-US' ? 'Trunk and towing' : 'Boot and towing'),
			)?.facts;
		expect(rows('en-AU')).toEqual([
			{ label: 'Boot space', value: '445 L' },
			{ label: 'Towing (braked)', value: '1,800 kg' },
		]);
		expect(rows('en-US')).toEqual([
			{ label: 'Trunk space', value: '15.7 cu ft' },
			{ label: 'Towing (braked)', value: '3,968 lb' },
		]);
	});

	test('a site may choose others, three at most', () => {
		const facts = ['tare', 'body'] as const;
		expect(shown(camper, { template: 'camper', card: { facts: [...facts] } }).card.facts).toEqual(['1,900 kg tare']);
		expect(() => shown(camper, { card: { facts: ['tare', 'atm', 'length', 'sleeps'] } })).toThrow(/card.facts/);
	});

	test('SRCH-7 a card that is made of the index says the same', () => {
		const { site, card } = shown(camper, { template: 'camper' });
		const index = openIndex(JSON.parse(JSON.stringify(site.stock.packed())));
		const { card: settings } = index.meta as StockMeta;
		expect(carCard(index.document(0) as CardCar, settings, testNow).facts).toEqual(card.facts);
	});

	test('SRCH-7 cars cost the index nothing of it', () => {
		const { site } = shown({ km: 45_000 }, {});
		const fields = Object.keys(site.stock.packed().schema);
		expect(fields).toEqual(expect.not.arrayContaining(['card_facts', 'sleeps', 'gvm', 'engine_cc']));
	});

	test('at a glance, and nothing where it would be fewer than four', () => {
		const { page } = shown(camper, { template: 'camper' });
		expect(page.keyFacts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
			'Condition: Used',
			'Sleeps: 4',
			'Length: 6.2 m (20 ft 4 in)',
			'ATM (fully loaded): 2,400 kg',
			'Tare (empty): 1,900 kg',
			'Tow-ball weight: 180 kg',
			'Made for: Off-road',
		]);
		expect(shown({ sleeps: 4 }, { template: 'camper' }).page.keyFacts).toEqual([]);
	});

	test('SITE-8 a conversion says first who can get in and how, then its sizes and who made it', () => {
		const { keyFacts, specification } = shown(ramped, { template: 'conversion' }).page;
		expect(keyFacts.slice(1, 4).map(({ label, value }) => `${label}: ${value}`)).toEqual([
			'Wheelchair places: 2',
			'Way in: Rear ramp',
			'Seats: 5',
		]);
		expect(specification.find(({ heading }) => heading === 'Conversion')?.facts.map(({ value }) => value)).toEqual([
			'2',
			'Rear ramp',
			'820 mm',
			'Ramp Works',
		]);
	});

	test('SITE-8 nobody chooses a plan or a day for a car that is reserved', () => {
		const set: Partial<SiteInput> = {
			template: 'subscription',
			offers_subscription: true,
			subscription: { plans: [{ name: 'Suburb', monthly_km: 1_200 }] },
		};
		expect(shown(weekly, set).page.plans).not.toBeNull();
		const { page } = shown({ ...weekly, reserved: true }, set);
		expect([page.plans, page.subscription]).toEqual([null, null]);
		expect(page.keyFacts.map(({ label }) => label)).not.toContain('Available');
	});

	test('SITE-8 the size of an engine is said once at a glance', () => {
		const labels = (car: Record<string, unknown>) =>
			shown({ km: 46_682, lams: 'Full licence', ...car }, { template: 'motorcycle' }).page.keyFacts.map(
				({ label }) => label,
			);
		expect(labels({ engine: '942cc V-twin', engine_cc: 942 })).toEqual([
			'Condition',
			'Kilometres',
			'Licence',
			'Engine',
		]);
		expect(labels({ engine: 'V-twin', engine_cc: 1252 })).toContain('Engine size');
		expect(labels({ engine: '1,252cc V-twin', engine_cc: 1252 })).not.toContain('Engine size');
	});

	test('the table is in groups, and says what a licence is only where it may be another than for a car', () => {
		const groups = (car: Record<string, unknown>, template: SiteInput['template']) =>
			Object.fromEntries(
				shown(car, { template }).page.specification.map(({ heading, facts }) => [
					heading,
					facts.map(({ label, value }) => `${label}: ${value}`),
				]),
			);
		expect(groups(truck, 'truck')).toMatchObject({
			'Weights and size': ['GVM: 10,700 kg', 'Payload: 5,000 kg'],
			'Who can drive it': ['Licence: Medium Rigid (MR)'],
		});
		expect(groups(camper, 'camper')['Weights and size']).toContain('Payload: 500 kg');
		expect(groups(bike, 'motorcycle')['The vehicle']).toContain('Type: Naked');
		expect(groups({ gvm: 2_900 }, 'car')).not.toHaveProperty('Who can drive it');
	});

	test('CARD-4 campers are compared by what campers have', () => {
		const { site } = shown(camper, { template: 'camper', card: { compare: true } });
		const [row] = site.savedCars();
		const labels = comparedLabels(site);
		expect(row?.facts).toHaveLength(labels.length);
		expect(row?.facts?.[labels.indexOf('Sleeps')]).toBe('4');
	});

	test('SITE-9 under en-US lengths are in feet and weights in pounds', () => {
		expect(shown(camper, { template: 'rv', locale: 'en-US' }).card.facts).toEqual([
			'Sleeps 4',
			'20 ft 4 in',
			'5,291 lb ATM',
		]);
	});
});

describe('CAR-1 a car by subscription', () => {
	const set = { template: 'subscription', offers_subscription: true, phone: '07 5550 0000' } as const;

	test('is subscribed to, and not driven first', () => {
		const { page } = shown(weekly, set);
		expect(page.actions.map(({ text }) => text)).toEqual(['Subscribe']);
		expect(page.actions[0]?.form?.title).toBe('Subscribe to this car');
		expect(shown({ price: 20_000 }, {}).page.actions.map(({ text }) => text)).toContain('Book a test drive');
	});

	test('says what its price is for', () => {
		expect(shown(weekly, set).page.subscription).toEqual({
			plan: 'Suburb plan',
			included: ['1,200 km a month', 'Insurance'],
			terms: ['4 weeks minimum', 'Available now'],
		});
		const later = { ...weekly, available_from: '2026-07-01' };
		expect(shown(later, set).page.subscription?.terms).toEqual(['4 weeks minimum', 'Available from 1 July 2026']);
		expect(shown({ ...weekly, status: 'sold' }, set).page.subscription).toBeNull();
		expect(shown({ subscription_price: 210 }, set).page.subscription).toBeNull();
	});
});

describe('SITE-16 structured data of trades', () => {
	const thing = (car: Record<string, unknown>, set: Partial<SiteInput>) => {
		const { own, card, site } = shown(car, set);
		return carThing(own, { card, description: '', config: site.config });
	};
	const kilograms = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'KGM' });

	test('has the weights that schema.org has names for', () => {
		expect(thing(camper, { template: 'camper' })).toMatchObject({
			weight: kilograms(1900),
			weightTotal: kilograms(2400),
			payload: kilograms(500),
			tongueWeight: kilograms(180),
		});
		expect(thing(truck, { template: 'truck' })).toMatchObject({ weightTotal: kilograms(10_700), numberOfAxles: 2 });
		expect(thing(bike, { template: 'motorcycle' })['vehicleEngine']).toMatchObject({
			engineDisplacement: { value: 649, unitCode: 'CMQ' },
		});
	});

	test('CARD-5 a price by the week is one by the week', () => {
		const set = { template: 'subscription', offers_subscription: true } as const;
		expect(thing(weekly, set)['offers']).toMatchObject({
			priceSpecification: { price: 210, priceCurrency: 'AUD', referenceQuantity: { value: 1, unitCode: 'WEE' } },
		});
	});
});

describe('CARD-5 what a price by the week is for', () => {
	const terms = [{ weeks: 26 }, { weeks: 4, weekly: 30 }, { weeks: 52, weekly: 10 }];
	const textOf = (minimum_term_weeks: number | undefined, subscription = { terms }) => {
		const site = makeSite({ subscription, offers_subscription: true, labels: { weekly_only: '6-month price' } });
		const car = makeCar({ subscription_price: 300, ...(minimum_term_weeks && { minimum_term_weeks }) });
		return carCard({ ...car, ...cardTexts(car, site.config) }, site.config, testNow).price.text;
	};

	test('the site’s label, but for a car with a longer minimum term, which says its own', () => {
		expect([undefined, 4, 26].map((weeks) => textOf(weeks))).toEqual(Array(3).fill('6-month price'));
		expect([textOf(39), textOf(52), textOf(60)]).toEqual(['12-month price', '12-month price', '60-week price']);
		expect(textOf(52, { terms: [] })).toBe('6-month price');
	});
});

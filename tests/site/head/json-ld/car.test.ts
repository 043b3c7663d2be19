import { expect, test } from 'vitest';
import { carThing } from '../../../../src/site/head/json-ld/car.ts';
import { jsonLdText } from '../../../../src/site/head/json-ld/json-ld.ts';
import { makeCar, makeSite } from '../../../support/make-site.ts';

const photo = { image: { url: 'https://cdn.example/a.jpg' } };

const full = {
	badge: 'Sport',
	series: 'YB',
	km: 45_000,
	price: 15_990.5,
	vin: 'KNADM812345678901',
	colour: 'White',
	interior_colour: 'Black',
	body: 'Hatch',
	fuel: 'Petrol',
	transmission: 'Automatic',
	drive_type: 'Front wheel drive',
	engine: '1.4L petrol',
	seats: 5,
	doors: 5,
	fuel_consumption: 6.1,
	images: [photo, { image: { url: '/assets/hatch-white-side.svg' } }],
};

/** The car's structured data on a site with these settings. */
function thingOf(set: Record<string, unknown> = {}, config: Parameters<typeof makeSite>[0] = {}) {
	const car = makeCar(set);
	const site = makeSite(config, [car]);
	const card = site.card(car.slug);
	if (!card) throw new Error('no card');
	return carThing(car, { card, description: 'A car.', config: site.config });
}

const offerOf = (...args: Parameters<typeof thingOf>) => thingOf(...args)['offers'] as Record<string, unknown>;

test('CARD-5 SITE-9 a car with every fact', () => {
	const car = makeCar(full);
	const url = `https://test-motors.example/cars/${car.slug}/`;
	expect(thingOf(full)).toEqual({
		'@type': ['Product', 'Car'],
		'@id': `${url}#car`,
		url,
		name: '2021 Kia Rio Sport YB',
		description: 'A car.',
		sku: 'K1',
		image: ['https://cdn.example/a.jpg', 'https://test-motors.example/assets/hatch-white-side.svg'],
		brand: { '@type': 'Brand', name: 'Kia' },
		manufacturer: 'Kia',
		model: 'Rio',
		vehicleConfiguration: 'Sport YB',
		vehicleModelDate: '2021',
		vehicleIdentificationNumber: car.vin,
		mileageFromOdometer: { '@type': 'QuantitativeValue', value: 45_000, unitCode: 'KMT' },
		color: 'White',
		vehicleInteriorColor: 'Black',
		bodyType: car.simple_body,
		driveWheelConfiguration: 'Front wheel drive',
		vehicleEngine: { '@type': 'EngineSpecification', name: '1.4L petrol', fuelType: car.simple_fuel },
		vehicleTransmission: car.simple_transmission,
		numberOfDoors: 5,
		vehicleSeatingCapacity: 5,
		fuelConsumption: { '@type': 'QuantitativeValue', value: 6.1, unitText: 'L/100 km' },
		itemCondition: 'https://schema.org/UsedCondition',
		offers: {
			'@type': 'Offer',
			url,
			price: 15_990.5,
			priceCurrency: 'AUD',
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				price: 15_990.5,
				priceCurrency: 'AUD',
				valueAddedTaxIncluded: true,
			},
			availability: 'https://schema.org/InStock',
			itemCondition: 'https://schema.org/UsedCondition',
			seller: { '@type': 'AutoDealer', '@id': 'https://test-motors.example/#dealer', name: 'Test Motors' },
		},
	});
	expect(car.vin).toBeDefined();
	expect(car.simple_body).toBeDefined();
});

test('a car of which little is known says no more than that', () => {
	const thing = thingOf();
	expect(Object.values(thing)).not.toContain(undefined);
	expect(JSON.stringify(thing)).not.toContain('null');
	expect(thing).not.toHaveProperty('mileageFromOdometer');
	expect(thing).not.toHaveProperty('vehicleEngine');
	expect(thing).not.toHaveProperty('image');
});

test.each([
	['en-AU', 'AUD', 45_000, 'KMT'],
	['en-NZ', 'NZD', 45_000, 'KMT'],
	['en-US', 'USD', 27_962, 'SMI'],
] as const)('SITE-9 under %s: %s, %s %s', (locale, currency, value, unitCode) => {
	expect(offerOf(full, { locale })['priceCurrency']).toBe(currency);
	expect(thingOf(full, { locale })['mileageFromOdometer']).toMatchObject({ value, unitCode });
});

test.each([
	[{ price: 20_000 }, 'InStock', 20_000],
	[{ price: 20_000, reserved: true }, 'Reserved', 20_000],
	[{ price: 20_000, reserved: true, status: 'sold' }, 'SoldOut', undefined],
	[{ price: 20_000, tag: 'Pre-Order' }, 'PreOrder', 20_000],
	[{ price: 20_000, status: 'coming_soon' }, 'PreOrder', 20_000],
	[{ price: 20_000, status: 'sold' }, 'SoldOut', undefined],
	[{ price: 10 }, 'InStock', undefined],
	[{ preorder: true }, 'PreOrder', undefined],
])('CARD-5 CARD-3 %o is %s for %s', (set, availability, price) => {
	const offer = offerOf(set);
	expect(offer['availability']).toBe(`https://schema.org/${availability}`);
	expect(offer['price']).toBe(price);
	expect('priceSpecification' in offer).toBe(price !== undefined);
	expect('priceCurrency' in offer).toBe(price !== undefined);
});

test.each([
	['new', 'NewCondition'],
	['used', 'UsedCondition'],
	['demo', 'UsedCondition'],
])('a %s car is in %s', (car_type, condition) => {
	expect(thingOf({ car_type })['itemCondition']).toBe(`https://schema.org/${condition}`);
});

test('what a dealer writes cannot end the script', () => {
	const text = jsonLdText([thingOf({ badge: '</script><script>alert(1)</script><!--\u2028' })]);
	expect(text).not.toContain('<');
	expect(text).not.toContain('\u2028');
	const [car] = (JSON.parse(text) as { '@graph': { name: string }[] })['@graph'];
	expect(car?.name).toContain('</script><script>alert(1)</script><!--');
});

test('SITE-9 under en-US: miles per gallon, American words, and no tax in the price', () => {
	const thing = thingOf({ ...full, colour: 'Grey' }, { locale: 'en-US' });
	expect(thing).toMatchObject({ color: 'Gray', fuelEfficiency: { value: 39, unitText: 'mpg' } });
	expect(thing).toMatchObject({ vehicleEngine: { name: '1.4L gas', fuelType: 'Gas' } });
	expect(thing).not.toHaveProperty('fuelConsumption');
	expect(JSON.stringify(thing)).not.toContain('valueAddedTax');
});

test.each([
	['en-AU', 'drive_away', true],
	['en-NZ', undefined, true],
	['en-AU', 'excluding_government_charges', undefined],
	['en-US', undefined, undefined],
] as const)('SITE-9 %s, %s: valueAddedTaxIncluded is %s', (locale, price_basis, included) => {
	const offer = offerOf(full, { locale, ...(price_basis && { price_basis }) });
	expect((offer['priceSpecification'] as Record<string, unknown>)['valueAddedTaxIncluded']).toBe(included);
});

test('CARD-5 an electric car says its battery, range and charging', () => {
	const charged = {
		electric_range: 427,
		battery_capacity: 60.5,
		energy_consumption: 15.9,
		dc_charging: 88,
		charge_port: 'CCS2',
	};
	const thing = thingOf({ fuel: 'Electric', power: 150, towing_capacity: 500, boot_space: 345, ...charged });
	const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });
	expect(thing).toMatchObject({
		fuelCapacity: quantity(60.5, 'KWH'),
		trailerWeight: quantity(500, 'KGM'),
		cargoVolume: quantity(345, 'LTR'),
		vehicleEngine: { fuelType: 'Electric', enginePower: quantity(150, 'KWT') },
	});
	expect(thing['additionalProperty']).toEqual([
		{ '@type': 'PropertyValue', name: 'Electric range', value: 427, unitCode: 'KMT' },
		{ '@type': 'PropertyValue', name: 'Usable battery', value: 60.5, unitCode: 'KWH' },
		{ '@type': 'PropertyValue', name: 'Electricity consumption', value: 15.9, unitText: 'kWh/100 km' },
		{ '@type': 'PropertyValue', name: 'DC charging', value: 88, unitCode: 'KWT' },
		{ '@type': 'PropertyValue', name: 'Charging plug', value: 'CCS2' },
	]);
	expect(thingOf({ fuel: 'PHEV', ...charged })).not.toHaveProperty('fuelCapacity');
	expect(thingOf({ fuel: 'Petrol' })).not.toHaveProperty('additionalProperty');
});

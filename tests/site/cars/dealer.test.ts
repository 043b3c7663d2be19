import { describe, expect, test } from 'vitest';
import { hasPhone } from '../../../src/site/cars/dealer.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const locations = [
	{
		id: 1,
		name: 'Northside - Sales',
		primary: true,
		contact_detail: { phone: '(07) 7010 1200' },
		address: { street: '1 North Street', city: 'Northside', state: 'QLD' },
	},
	{ id: 2, name: 'Southside - Sales', contact_detail: { phone: '(07) 7010 1300' } },
];
const dealer = (car: Record<string, unknown>) => {
	const own = makeCar(car);
	const { dealer: found, formAbout } = carPage.model(makeSite({ locations, phone: '(07) 7010 1000' }, [own]), own.slug);
	return { ...found, about: formAbout.values?.['location'] };
};

describe('CAR-2 where a car stands', () => {
	test('a place that the site does not list shows what the car says of it, and nothing of the main one', () => {
		const own = dealer({
			location_id: 99,
			location_name: 'Nowhere - Sales',
			location: { name: 'Nowhere - Sales', phone: '(07) 7010 9999' },
			city: 'Nowhere',
			state: 'QLD',
		});
		expect(own).toMatchObject({ place: 'Nowhere', contactPath: '/contact/', phone: { number: '(07) 7010 9999' } });
		expect(own.location).toMatchObject({
			name: 'Nowhere - Sales',
			address: 'Nowhere QLD',
			hours: [],
			phones: [{ number: '(07) 7010 9999' }],
		});
		expect(own.about).toBeUndefined();
	});

	test('without its own phone number it has the site’s', () => {
		expect(dealer({ location_name: 'Nowhere' })).toMatchObject({
			place: 'Nowhere',
			phone: { number: '(07) 7010 1000' },
		});
		expect(dealer({ location: { phone: '(07) 7010 9999' }, city: 'Nowhere' })).toMatchObject({ place: 'Nowhere' });
	});

	test.each([
		['by its number', { location_id: 2 }],
		['by its name', { location_name: 'Southside - Sales' }],
		['by its name without the department', { location_name: 'SOUTHSIDE' }],
		['by the name of its location', { location: { name: 'Southside - Sales', phone: '(07) 7010 9999' } }],
	])('a place that is listed is found %s', (_, car) => {
		expect(dealer(car)).toMatchObject({ place: 'Southside', phone: { number: '(07) 7010 1300' }, about: '2' });
	});

	test('a car that says nothing stands at the main location', () => {
		expect(dealer({})).toMatchObject({ place: 'Northside', phone: { number: '(07) 7010 1200' }, about: '1' });
	});
});

describe('CAR-2 whether there is a number to ring about a car', () => {
	const { config } = makeSite({ locations: [{ id: 2, name: 'Southside' }] });
	test.each([
		['nobody has one', {}, {}, false],
		['the site has one', { phone: '(07) 7010 1000' }, {}, true],
		[
			'the car’s own place in the feed has one',
			{},
			{ location_name: 'Nowhere', location: { name: 'Nowhere', phone: '(07) 7010 9999' } },
			true,
		],
	] as const)('%s', (_, site, car, has) => {
		expect(hasPhone({ ...config, ...site }, makeCar(car))).toBe(has);
	});
});

import { describe, expect, test } from 'vitest';
import { dealerThing, placeThing } from '../../../../src/site/head/json-ld/dealer.ts';
import { openingHours, specialHours } from '../../../../src/site/head/json-ld/hours.ts';
import { makeConfig } from '../../../support/make-site.ts';

const week = [
	{ weekday: 0, status: 'Closed' as const },
	...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
	{ weekday: 6, status: null, formated_hours: 'By appointment' },
];

const sales = {
	id: 1,
	name: 'Northside - Sales',
	location_type: 'sales' as const,
	manufacturers: ['Kia'],
	dealer_license_number: 'MD 000000',
	contact_detail: { phone: '(02) 5550 0101', opening_hours: week },
	address: { street: '1 High Street', city: 'Orange', state: 'NSW', postcode: '2800', lat: -33.28, long: 149.1 },
};
const service = {
	id: 2,
	name: 'Northside - Service',
	location_type: 'service' as const,
	contact_detail: { phone: '(02) 5550 0102', opening_hours: week.slice(1, 3) },
};
const other = { id: 3, name: 'Southside', address: { city: 'Bathurst' } };
const special_hours = [
	{ date: '2026-12-25', status: 'Closed' as const },
	{ date: '2026-12-24', status: 'Open' as const, start_hour: '09:00', end_hour: '12:00' },
	{ date: '2026-04-03', status: 'Closed' as const },
];

const address = {
	'@type': 'PostalAddress',
	streetAddress: '1 High Street',
	addressLocality: 'Orange',
	addressRegion: 'NSW',
	postalCode: '2800',
	addressCountry: 'AU',
};
const monToFri = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`);

test('LOC-10 a dealer with one place: its address, phone, hours and departments', () => {
	const config = makeConfig({
		locations: [service, sales],
		special_hours,
		company_name: 'Test Pty Ltd',
		logo: '/a.svg',
	});
	expect(dealerThing(config, '2026-06-15')).toEqual({
		'@type': 'AutoDealer',
		'@id': 'https://test-motors.example/#dealer',
		name: 'Test Motors',
		legalName: 'Test Pty Ltd',
		url: 'https://test-motors.example/',
		logo: 'https://test-motors.example/a.svg',
		telephone: '(02) 5550 0101',
		address,
		geo: { '@type': 'GeoCoordinates', latitude: -33.28, longitude: 149.1 },
		brand: [{ '@type': 'Brand', name: 'Kia' }],
		openingHoursSpecification: [
			{ '@type': 'OpeningHoursSpecification', dayOfWeek: monToFri, opens: '08:30', closes: '17:30' },
			{
				'@type': 'OpeningHoursSpecification',
				dayOfWeek: ['https://schema.org/Sunday'],
				opens: '00:00',
				closes: '00:00',
			},
		],
		specialOpeningHoursSpecification: [
			{
				'@type': 'OpeningHoursSpecification',
				opens: '09:00',
				closes: '12:00',
				validFrom: '2026-12-24',
				validThrough: '2026-12-24',
			},
			{
				'@type': 'OpeningHoursSpecification',
				opens: '00:00',
				closes: '00:00',
				validFrom: '2026-12-25',
				validThrough: '2026-12-25',
			},
		],
		department: [
			{
				'@type': 'AutoRepair',
				name: 'Northside - Service',
				telephone: '(02) 5550 0102',
				openingHoursSpecification: [
					{ '@type': 'OpeningHoursSpecification', dayOfWeek: monToFri.slice(0, 2), opens: '08:30', closes: '17:30' },
				],
			},
		],
	});
});

test('LOC-10 a dealer with several places names them', () => {
	const config = makeConfig({ locations: [sales, service, other], phone: '1800 160 401' });
	const thing = dealerThing(config, '2026-06-15');
	expect(thing).toMatchObject({ telephone: '1800 160 401' });
	expect(thing).not.toHaveProperty('openingHoursSpecification');
	expect(thing['subOrganization']).toEqual(
		['Northside', 'Southside'].map((name) => ({
			'@type': 'AutoDealer',
			'@id': `https://test-motors.example/contact-us/${name.toLowerCase()}/#place`,
			name,
			url: `https://test-motors.example/contact-us/${name.toLowerCase()}/`,
		})),
	);
});

test('LOC-1 a place says its licence only where the site shows it', () => {
	const of = (licence_numbers_visible: boolean) => {
		const config = makeConfig({ locations: [sales, service], licence_numbers_visible });
		return placeThing(config.locations, config, '2026-06-15');
	};
	expect(of(true)['identifier']).toEqual({
		'@type': 'PropertyValue',
		name: 'Motor dealer licence',
		value: 'MD 000000',
	});
	expect(of(false)).not.toHaveProperty('identifier');
	expect(of(false)).toMatchObject({
		name: 'Northside',
		parentOrganization: { '@id': 'https://test-motors.example/#dealer' },
		address,
	});
});

test.each([
	['en-NZ', 'NZ'],
	['en-US', 'US'],
] as const)('SITE-9 an address under %s is in %s', (locale, country) => {
	const config = makeConfig({ locale, locations: [sales] });
	expect(dealerThing(config, '')['address']).toMatchObject({ addressCountry: country });
});

describe('LOC-6 hours', () => {
	test('days that only words describe are left out', () => {
		expect(
			openingHours([
				{ weekday: 1, status: 'Open' },
				{ weekday: 2, status: null, formated_hours: '9 to 5' },
			]),
		).toEqual([]);
	});

	test('a date that is over is left out; today is not over', () => {
		expect(specialHours(special_hours, '2026-12-25')).toHaveLength(1);
		expect(specialHours(special_hours, '2026-12-26')).toEqual([]);
	});
});

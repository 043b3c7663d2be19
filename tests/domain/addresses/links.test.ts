import { describe, expect, test } from 'vitest';
import { linkKind, opensNewTab } from '../../../src/domain/addresses/link-kind.ts';
import { vehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import { contactName, locationContactPath } from '../../../src/domain/places/contact-slug.ts';

test.each([
	['car', '/cars/blue-1/'],
	['truck', '/cars/blue-1/'],
	['motorcycle', '/motorcycles/blue-1/'],
	['camper', '/campers/blue-1/'],
] as const)('ROUTE-6, SITE-8 vehicle page under template %s', (template, path) => {
	expect(vehiclePath(template, 'blue-1')).toBe(path);
});

describe('contact page of a location', () => {
	test.each([
		['Moorooka - Sales', '/contact-us/moorooka/'],
		['Moorooka - Service', '/contact-us/moorooka/'],
		['Moorooka - Parts', '/contact-us/moorooka/'],
		["O'Connor & Söhne", '/contact-us/oconnor-sohne/'],
		['Sales - North', '/contact-us/sales-north/'],
		['Service Sales', '/contact-us/service-sales/'],
		['Moorooka - service ', '/contact-us/moorooka/'],
		['Moorooka - Sales - Parts', '/contact-us/moorooka-sales/'],
		['Moorooka-Sales', '/contact-us/moorooka-sales/'],
		['Moorooka - Services', '/contact-us/moorooka-services/'],
		['本店', '/contact-us/location/'],
	])('ROUTE-13 %s → %s', (name, path) => {
		expect(locationContactPath(name)).toBe(path);
	});

	test('ROUTE-13 the name that departments share', () => {
		expect(contactName('Moorooka - Sales')).toBe('Moorooka');
	});
});

describe('linkKind', () => {
	test.each([
		['tel:0755500101', 'phone', false],
		['mailto:a@b.example', 'email', false],
		['https://maps.google.com/?q=1', 'map', false],
		['https://www.google.com.au/maps/place/x', 'map', false],
		['https://maps.app.goo.gl/abc', 'map', false],
		['https://www.google.com/search?q=x', 'external', true],
		['https://other.example/x', 'external', true],
		['https://Dealer.example./x', 'internal', false],
		['https://www.dealer.example/x', 'internal', false],
		['https://dealer.example.evil.example/', 'external', true],
		['/contact/', 'internal', false],
		['#form', 'internal', false],
	])('ROUTE-18 %s is %s, new tab %s', (url, kind, newTab) => {
		expect(linkKind(url, 'www.dealer.example')).toBe(kind);
		expect(opensNewTab(linkKind(url, 'www.dealer.example'))).toBe(newTab);
	});
});

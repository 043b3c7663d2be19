import { expect, test } from 'vitest';
import { knownLocation } from '../../../src/domain/addresses/known-location.ts';
import { ascItem } from '../../../src/plugins/google-analytics/asc-item.ts';
import { ascPageParameters, ascPageType } from '../../../src/plugins/google-analytics/asc-page.ts';
import { jsonLdText } from '../../../src/site/head/json-ld/json-ld.ts';
import { structuredData } from '../../../src/site/head/json-ld/structured-data.ts';
import { listPages, modelOf, type PageKind } from '../../../src/site/pages/page-table.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const car = makeCar({
	vin: 'KNADN512BC6000001',
	price: 15990,
	badge: 'S Premium',
	colour: 'Pearl White',
	simple_body: 'Hatch',
	simple_fuel: 'Petrol',
});

/** The text of the `application/ld+json` script on the site's first page of a kind. */
function saidBy(kind: PageKind): string {
	const site = makeSite({}, [car]);
	const page = listPages(site).find((one) => one.kind === kind);
	if (!page) throw new Error(kind);
	return jsonLdText(structuredData(site, page, modelOf(site, page)));
}

test('USER-7 the car of a page, as search engines are told, is the council’s item', () => {
	expect(ascItem([saidBy('car')], 'used')).toEqual({
		item_id: 'knadn512bc6000001',
		item_number: 'k1',
		item_price: '15990',
		item_condition: 'used',
		item_year: '2021',
		item_make: 'kia',
		item_model: 'rio',
		item_variant: 's_premium',
		item_color: 'pearl_white',
		item_type: 'vehicle',
		item_category: 'hatch',
		item_fuel_type: 'petrol',
		item_inventory_date: '',
	});
});

test('USER-7 a page that is not about a car has no item', () => {
	expect(ascItem([saidBy('stock-list')], '')).toBeNull();
	expect(ascItem([], '')).toBeNull();
});

test.each([
	[[1], 'home'],
	[[2], 'itemlist'],
	[[2, 49], 'itemlist'],
	[[4], 'item'],
	[[5], 'specials'],
	[[7], 'service'],
	[[12], 'contact'],
	[[9], 'custom'],
	[[0], 'custom'],
])('USER-7 a page that counts as %j is of the council’s type %s', (views, type) => {
	expect(ascPageType(views)).toBe(type);
});

const item = ascItem([saidBy('car')], 'used');
const page = { origin: 'https://x.example', path: '/cars/kia/', page_type: 'item', item } as const;

test('USER-7 an event says its page and car; one that waited since another page says that page', () => {
	expect(ascPageParameters(page, { event_id: 25 })).toMatchObject({
		page_location: 'https://x.example/cars/kia/',
		page_type: 'item',
		item_make: 'kia',
	});
	expect(ascPageParameters(page, { event_id: 12, event_path: '/contact/' })).toEqual({
		page_location: 'https://x.example/contact/',
		page_type: 'contact',
	});
	expect(ascPageParameters(page, { event_id: 25, event_path: '/contact/' })).toEqual({
		page_location: 'https://x.example/contact/',
		page_type: 'unknown',
	});
});

test.each([
	['/?utm_source=mail&gclid=1', '/?utm_source=mail&gclid=1'],
	['/success/?category=general-enquiry&lead_id=77', '/success/'],
	['/finance/?car_id=5&utm_medium=cpc#finance-form', '/finance/?utm_medium=cpc'],
	['/sign-in/?redirect=%2F&phone=0491570156', '/sign-in/'],
])('USER-7 of the address %s Google is told %s', (address, known) => {
	expect(knownLocation(`https://x.example${address}`)).toBe(`https://x.example${known}`);
});

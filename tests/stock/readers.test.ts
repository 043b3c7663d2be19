import { describe, expect, test } from 'vitest';
import { type CarField, carFields } from '../../src/stock/car/car-fields.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';

function read(field: CarField, found: unknown) {
	const reader: Reader<unknown> = carFields[field].read;
	return readValue(found, reader);
}

const urls = (...list: string[]) => list.map((url) => ({ image: { url } }));

describe('SITE-5 what is read and how', () => {
	test.each<[CarField, unknown, unknown]>([
		['doors', ' 4 Doors', 4],
		['doors', '4.0', 4],
		['seats', '7 seater', 7],
		['cylinders', '4 cyl', 4],
		['year', '2019.0', 2019],
		['price', '$51,990', 51_990],
		['price', 'AUD 51,990.50 drive away', 51_990.5],
		['price', 'NZ$9,990 +ORC', 9990],
		['price', 26_988.199_218_75, 26_988.2],
		['price', '990', 990],
		['km', '45,123 km', 45_123],
		['km', 0, 0],
		['km', '591.6', 592],
		['fuel_consumption', '8.7 L / 100 km', 8.7],
		['fuel_consumption', '8.7L/100km', 8.7],
		['engine', '4 cyl, 2.2 L', '4 cyl, 2.2 L'],
		['model', 3, '3'],
		['make', '  Land \t Rover ', 'Land Rover'],
		['make', 'ŠKODA', 'ŠKODA'],
		['series', 'NA', 'NA'],
		['dealercomments', 'One\r\ntwo\u0000', 'One\ntwo'],
		['car_type', 'USED', 'used'],
		['car_type', 'Pre-Owned', 'used'],
		['car_type', 'DEMO', 'demo'],
		['car_type', 'New', 'new'],
		['status', 'In Stock', 'in_stock'],
		['status', 'IN-STOCK', 'in_stock'],
		['status', 'coming soon', 'coming_soon'],
		['status', 'SOLD', 'sold'],
		['simple_body', 'Hatchback', 'Hatch'],
		['simple_body', 'Ute / Tray', 'Ute'],
		['simple_body', 'Dual Cab Ute', 'Ute'],
		['simple_body', 'Adventure', 'Adventure'],
		['simple_fuel', 'Premium', 'Petrol'],
		['simple_fuel', 'Unleaded', 'Petrol'],
		['simple_fuel', 'Petrol - Premium ULP', 'Petrol'],
		['simple_fuel', 'Hybrid (petrol)', 'Hybrid'],
		['simple_fuel', 'PHEV', 'Plug-in Hybrid'],
		['simple_fuel', 'Diesel', 'Diesel'],
		['simple_transmission', '8 speed Sports Automatic', 'Automatic'],
		['simple_transmission', 'Tiptronic', 'Automatic'],
		['simple_transmission', '6-speed manual', 'Manual'],
		['colour', 'White', 'White'],
		['sold', 'Yes', true],
		['sold', 0, false],
		['show_on_dealer_website', 'TRUE', true],
		['created_at_timestamp', 1_794_001_845, 1_794_001_845],
		['created_at_timestamp', '1794001845', 1_794_001_845],
		['created_at_timestamp', 1_794_001_845_123, 1_794_001_845],
		['created_at_timestamp', '2026-11-06T21:50:45Z', 1_794_001_845],
		['created_at_timestamp', '2026-11-07T08:50:45.500+1100', 1_794_001_845],
		['created_at_timestamp', '2026-11-06 21:50:45', 1_794_001_845],
		['created_at_timestamp', '2026-11-06', 1_793_923_200],
		['location', 'Bathurst', { name: 'Bathurst' }],
		[
			'location',
			{ name: 'Bathurst', phone: '', distribution_locations: ['3', 'x', 4] },
			{ name: 'Bathurst', distribution_locations: [3, 4] },
		],
		[
			'autograb_data',
			{ average_market_price: '$20,000', state_average_market_price: null },
			{ average_market_price: 20_000 },
		],
		[
			'payment_processors',
			[{ authorization_type: 'test', deposit_amount: '500' }, {}],
			[{ authorization_type: 'test', deposit_amount: 500 }],
		],
		['images', 'https://a.test/1.jpg', urls('https://a.test/1.jpg')],
		[
			'images',
			'https://a.test/1.jpg, https://a.test/w_4,h_3/2.jpg',
			urls('https://a.test/1.jpg', 'https://a.test/w_4,h_3/2.jpg'),
		],
		['file', 'report.pdf', '/report.pdf'],
		['images', 'https://a.test/1.jpg|/pictures/2.svg', urls('https://a.test/1.jpg', '/pictures/2.svg')],
		[
			'images',
			['//a.test/1.jpg', { url: 'https://a.test/2.jpg' }],
			urls('https://a.test/1.jpg', 'https://a.test/2.jpg'),
		],
		[
			'images',
			[{ image: { url: 'https://a.test/3.jpg' } }, { image: 'https://a.test/4.jpg' }],
			urls('https://a.test/3.jpg', 'https://a.test/4.jpg'),
		],
		[
			'images',
			['https://a.test/1.jpg', 'https://a.test/1.jpg', 'javascript:alert(1)', null],
			urls('https://a.test/1.jpg'),
		],
	])('SITE-5 %s %j → %j', (field, found, value) => {
		expect(read(field, found).value).toEqual(value);
	});

	test.each<[CarField, unknown]>([
		['km', '-'],
		['km', '- / -'],
		['price', 'POA'],
		['price', 0],
		['price', 'N/A'],
		['price', -5],
		['price', '$19,990 - $21,990'],
		['price', '19,99'],
		['price', '1e5 dollars'],
		['engine', 'nan'],
		['engine', '0 L'],
		['colour', 'null'],
		['colour', 'Other'],
		['colour', '5 years'],
		['interior_colour', '2018/07'],
		['interior_colour', 'Unlimited km'],
		['doors', '7 Seats'],
		['doors', 4.5],
		['doors', 0],
		['seats', '140 Seats'],
		['cylinders', '0 L'],
		['fuel_consumption', '0 L / 100 km'],
		['sold', 'maybe'],
		['status', 'wholesale'],
		['car_type', 'toString'],
		['created_at_timestamp', '06/11/2026'],
		['created_at_timestamp', '2026-13-40'],
		['sold_date_timestamp', 0],
		['file', 'report'],
		['file', 'javascript:alert(1)'],
		['images', ['photo 1.jpg']],
		['autograb_data', 'none'],
		['id', 'abc'],
		['vin', { deep: true }],
		['simple_fuel', 'Other'],
	])('SITE-5 %s %j is not known, and noted', (field, found) => {
		const reading = read(field, found);
		expect(reading.value).toBeUndefined();
		expect(reading.note).toBeTypeOf('string');
	});

	test.each([undefined, null, '', '  ', []])('SITE-5 %j is nothing to note', (found) => {
		expect(read('price', found)).toEqual({});
	});

	test('SITE-5 what needs no repair has no note', () => {
		expect(read('price', 51_990)).toEqual({ value: 51_990 });
		expect(read('car_type', 'used')).toEqual({ value: 'used' });
		expect(read('seats', '5')).toEqual({ value: 5 });
	});
});

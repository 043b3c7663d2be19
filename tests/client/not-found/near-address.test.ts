import { expect, test } from 'vitest';
import { entriesOf } from '../../../src/client/finder/entries.ts';
import { nearAddress } from '../../../src/client/not-found/near-address.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const cars = [
	makeCar({ stocknum: '1', make: 'Toyota', model: 'HiLux', body: 'Ute' }),
	makeCar({ stocknum: '2', make: 'Kia', model: 'Rio', body: 'Hatch' }),
];
const entries = entriesOf(makeSite({}, cars).finder());

test.each([
	['/servicing.html', 'Service'],
	['/servce/', 'Service'],
	['/vehicles/used/toyota-hilux/', 'Toyota HiLux'],
	['/our-dealership/about_us.php', 'About us'],
	['/finance/calculator-2024/', 'Finance'],
	['/Warranties', 'Warranty'],
])('CARD-2 the address %s, which is not there, is called like %s', (path, name) => {
	expect(nearAddress(path, entries)[0]?.name).toBe(name);
});

test('CARD-2 an address that names nothing is near to nothing; no page is offered twice', () => {
	for (const path of ['/', '', '/no-such-page/', '/12345/', '/wp-login.php', '/%E0%A4%A/'])
		expect(nearAddress(path, entries)).toEqual([]);
	const urls = nearAddress('/toyota/', entries).map(({ url }) => url);
	expect(new Set(urls).size).toBe(urls.length);
	expect(urls.length).toBeLessThanOrEqual(3);
});

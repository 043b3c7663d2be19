import { describe, expect, test } from 'vitest';
import { formPlace } from '../../../src/site/forms/form-place.ts';
import { makeSite } from '../../support/make-site.ts';

const sales = { id: 1, name: 'North - Sales', location_type: 'sales' };
const service = { id: 2, name: 'North - Service', location_type: 'service' };
const other = { id: 3, name: 'South - Sales', location_type: 'sales' };
const roomOf = (name: string, locations: object[]) =>
	formPlace(name, makeSite({ locations, forms: { test_drive_asks_first: 'when' } } as never).config)?.rem ??
	expect.unreachable();

describe('FORM-6 the room that is kept for a form', () => {
	test('a place that is not asked for takes none', () => {
		expect(roomOf('warranty', [sales, service])).toEqual(roomOf('warranty', [service]));
		const two = { ...service, id: 4, name: 'South - Service' };
		expect(roomOf('warranty', [service, two]).wide).toBeGreaterThan(roomOf('warranty', [service]).wide);
	});

	test('on phones the sentence about what is kept takes a second line', () => {
		// Drawn at 390 px it is 818 px high.
		expect(roomOf('finance', [sales]).narrow * 16).toBeGreaterThanOrEqual(816);
		expect(roomOf('finance', [sales]).narrow * 16).toBeLessThan(850);
	});

	test('boxes to tick take a row each', () => {
		const camper = formPlace('book-a-service', makeSite({ locations: [service], template: 'camper' } as never).config);
		const car = roomOf('book-a-service', [service]);
		expect((camper?.rem.wide ?? 0) - car.wide).toBeGreaterThan(5.75);
	});

	test('CAR-1 days take theirs where the place is known, and come later where it is asked for', () => {
		expect(roomOf('book-test-drive', [sales, service])).toEqual(roomOf('book-test-drive', [sales]));
		expect(roomOf('book-test-drive', [sales, other]).narrow).toBeLessThan(roomOf('book-test-drive', [sales]).narrow);
	});
});

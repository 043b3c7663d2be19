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

	test('CAR-1 days take theirs where the place is known, and come later where it is asked for', () => {
		expect(roomOf('book-test-drive', [sales, service])).toEqual(roomOf('book-test-drive', [sales]));
		expect(roomOf('book-test-drive', [sales, other]).narrow).toBeLessThan(roomOf('book-test-drive', [sales]).narrow);
	});
});

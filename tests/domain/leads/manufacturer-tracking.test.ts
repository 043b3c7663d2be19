import { expect, test } from 'vitest';
import { isTrackedForManufacturer } from '../../../src/domain/leads/manufacturer-tracking.ts';

test.each([
	['/finance', true],
	['/finance/', true],
	['/pages/finance/', true],
	['/service/', true],
	['/pages/book-a-service', true],
	['/pages/book-a-service/', true],
	['/book-a-service/', true],
	['/contact', true],
	['/contact/', true],
	['/contact-us/orange/', true],
	['/contact-us/', true],
	['/', false],
	['/finance-pre-approval/', false],
	['/finance-enquiry/', false],
	['/finance/tips/', false],
	['/service-plans/', false],
	['/blog/finance/', false],
	['/cars/contact/', false],
	['/contact-us/orange/sales/', false],
])('SITE-12 the manufacturer’s tag counts %s: %s', (path, counts) => {
	expect(isTrackedForManufacturer(path)).toBe(counts);
});

import { expect, test } from 'vitest';
import { localeRow } from '../../../src/domain/locales/rows.ts';
import { serviceDue } from '../../../src/forms/flow/service-due.ts';

const options = localeRow('en-AU').serviceIntervals;

test.each([
	[85_000, '80,000 km / 48 months'],
	[97_300, '100,000 km / 60 months'],
	[9_800, '10,000 km / 6 months'],
	[17_500, '20,000 km / 12 months'],
	[240_000, 'Something else'],
	[30_000, null],
	[0, null],
	[Number.NaN, null],
])('FORM-1 with %d km on the clock the service due is %s', (reading, due) => {
	expect(serviceDue(reading, options)).toBe(due);
});

test('FORM-1 every locale’s own services are understood', () => {
	for (const locale of ['en-US', 'de-DE'] as const) {
		const [first = ''] = localeRow(locale).serviceIntervals;
		expect(serviceDue(Number.parseInt(first.replaceAll(/[.,\s]/g, ''), 10), localeRow(locale).serviceIntervals)).toBe(
			first,
		);
	}
});

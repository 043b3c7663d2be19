import { expect, test } from 'vitest';
import { addressWith, askedIn } from '../../../src/client/places/kept-asked.ts';

const page = 'https://dealer.example/our-locations/';

test('LOC-2 the address keeps what narrows the locations, and loses what no longer does', () => {
	const asked = addressWith(page, { typed: 'robina 4226', kind: 'service' });
	expect(asked).toBe(`${page}?find=robina+4226&show=service`);
	expect(askedIn(asked)).toEqual({ typed: 'robina 4226', kind: 'service' });
	expect(addressWith(asked, { typed: '', kind: '' })).toBe(page);
	expect(askedIn(page)).toEqual({ typed: '', kind: '' });
	expect(addressWith(`${page}?utm_source=mail#location-2`, { typed: '4163', kind: '' })).toBe(
		`${page}?utm_source=mail&find=4163#location-2`,
	);
});

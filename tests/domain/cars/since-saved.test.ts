import { expect, test } from 'vitest';
import { sinceSaved } from '../../../src/domain/cars/since-saved.ts';

test.each([
	['it costs less', { price: 25_990 }, { price: 24_490, sold: false }, { kind: 'cheaper', by: 1500, weekly: false }],
	['by cents that add up', { price: 20.2 }, { price: 19.1, sold: false }, { kind: 'cheaper', by: 1.1, weekly: false }],
	['less than a dollar is no news', { price: 20.5 }, { price: 20, sold: false }, null],
	['it costs more', { price: 24_490 }, { price: 25_990, sold: false }, null],
	['per week', { weekly: 210 }, { weekly: 199, sold: false }, { kind: 'cheaper', by: 11, weekly: true }],
	['a weekly price is not held against a price', { price: 20_000 }, { weekly: 199, sold: false }, null],
	['no price was shown', {}, { price: 20_000, sold: false }, null],
	['no price is shown', { price: 20_000 }, { sold: false }, null],
	['it was sold', { price: 25_990 }, { price: 24_490, sold: true }, { kind: 'sold' }],
	['nothing is known of it', null, { price: 24_490, sold: false }, null],
	['sold, and nothing is known of it', null, { sold: true }, null],
] as const)('USER-1 since a car was saved: %s', (_title, then, now, said) => {
	expect(sinceSaved(then, now)).toEqual(said);
});

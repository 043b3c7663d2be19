import { describe, expect, test } from 'vitest';
import { cardTag, defaultTagTexts, type TaggedCar } from '../../../src/domain/cars/tag.ts';

const now = 1_795_219_200;
const day = 86_400;
const withHybridTag = { electricHybridTag: true, texts: defaultTagTexts };
const withoutHybridTag = { electricHybridTag: false, texts: defaultTagTexts };

/** A car to which every tag applies, so that a case only has to take some away. */
const everything: TaggedCar = {
	make: 'Toyota',
	car_type: 'used',
	simple_fuel: 'Electric',
	status: 'coming_soon',
	sold: false,
	reserved: true,
	certified: true,
	tag: 'Special',
	created_at_timestamp: now,
};
const plain: TaggedCar = { ...everything, simple_fuel: 'Petrol', reserved: false, certified: false, tag: undefined };
const inStock: TaggedCar = { ...plain, status: 'in_stock', created_at_timestamp: undefined };

describe('CARD-3 tag priority', () => {
	test.each([
		['sold beats all', { ...everything, sold: true }, 'sold', 'JUST SOLD'],
		['status sold beats all', { ...everything, status: 'sold' }, 'sold', 'JUST SOLD'],
		['1 electric beats reserved', everything, 'electric', 'ELECTRIC'],
		['1 hybrid beats reserved', { ...everything, simple_fuel: 'Hybrid' }, 'hybrid', 'HYBRID'],
		['1 a plug-in hybrid is a hybrid', { ...everything, simple_fuel: 'Plug-in Hybrid' }, 'hybrid', 'HYBRID'],
		['2 reserved beats certified', { ...everything, simple_fuel: 'Petrol' }, 'reserved', 'RESERVED'],
		['2 reserved beats own tag', { ...plain, reserved: true, tag: 'Special' }, 'reserved', 'RESERVED'],
		[
			'3 certified used Toyota beats own tag',
			{ ...plain, certified: true, tag: 'Special' },
			'certified',
			'Certified used Toyota',
		],
		[
			'3 whatever case the make is in',
			{ ...inStock, make: 'TOYOTA', certified: true },
			'certified',
			'Certified used Toyota',
		],
		['4 own tag beats COMING SOON', { ...plain, tag: 'Test Drive Only' }, 'own', 'Test Drive Only'],
		['5 COMING SOON beats NEW', plain, 'coming_soon', 'COMING SOON'],
		['6 NEW within 8 days', { ...inStock, created_at_timestamp: now }, 'new', 'NEW'],
	] as const)('CARD-3 %s', (_title, car, kind, text) => {
		expect(cardTag(car, withHybridTag, now)).toEqual({ kind, text });
	});

	test('CARD-3 7 otherwise there is no tag', () => {
		expect(cardTag(inStock, withHybridTag, now)).toBeNull();
	});

	test('CARD-3 without the setting an electric car falls through to the next tag', () => {
		expect(cardTag(everything, withoutHybridTag, now)?.kind).toBe('reserved');
		expect(cardTag({ ...inStock, simple_fuel: 'Electric' }, withoutHybridTag, now)).toBeNull();
	});

	test.each([
		['a new Toyota', { car_type: 'new' }],
		['a demo Toyota', { car_type: 'demo' }],
		['another make', { make: 'Mazda' }],
		['one that is not certified', { certified: false }],
	] as const)('CARD-3 the certified badge is not for %s', (_title, change) => {
		expect(cardTag({ ...inStock, certified: true, ...change }, withHybridTag, now)).toBeNull();
	});

	test.each([
		['the moment it is created', now, true],
		['8 days ago exactly', now - 8 * day, true],
		['8 days and a second ago', now - 8 * day - 1, false],
		['a second in the future', now + 1, false],
	])('CARD-3 NEW when created %s: %s → %s', (_title, created_at_timestamp, isNew) => {
		expect(cardTag({ ...inStock, created_at_timestamp }, withHybridTag, now)?.kind === 'new').toBe(isNew);
	});

	test('CARD-3 the texts are settable', () => {
		const texts = { ...defaultTagTexts, sold: 'GONE', reserved: 'TAKEN' };
		const settings = { electricHybridTag: false, texts };
		expect(cardTag({ ...plain, sold: true }, settings, now)?.text).toBe('GONE');
		expect(cardTag({ ...plain, reserved: true }, settings, now)?.text).toBe('TAKEN');
	});
});

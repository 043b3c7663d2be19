import { describe, expect, test } from 'vitest';
import { mostGone, oldAddresses } from '../../../src/domain/stock/gone-cars.ts';
import type { GoneCar, KnownCar } from '../../../src/domain/stock/stock-history.ts';

const known = (slug: string, former: [slug: string, day: string][] = []): KnownCar => ({
	slug,
	keys: ['', '', ''],
	since: '2026-01-01',
	former: former.map(([slug, day]) => ({ slug, day })),
	prices: [],
	sold: null,
});
const gone = (slug: string, day: string, set: Partial<GoneCar> = {}): GoneCar => ({
	...known(slug),
	gone: day,
	unread: false,
	...set,
});
const today = '2026-06-15';

describe('SITE-7 a car that is gone', () => {
	test.each([
		['2026-06-15', true],
		['2026-03-18', true],
		['2026-03-17', false],
		['2026-01-01', false],
		['2026-09-01', true],
	])('on 15 June a car gone since %s is still said to be gone: %s', (since, said) => {
		const found = oldAddresses({ cars: [], gone: [gone('kia', since)] }, today).gone;
		expect(Object.keys(found)).toEqual(said ? ['kia'] : []);
	});

	test('is not said of an address that a listed car has, in whatever case', () => {
		const history = { cars: [known('Kia')], gone: [gone('kia', '2026-06-01'), gone('ford', '2026-06-02')] };
		expect(oldAddresses(history, today)).toEqual({ gone: { ford: '2026-06-02' }, moved: {} });
	});

	test('is said at all the addresses that it had', () => {
		const history = {
			cars: [],
			gone: [gone('kia', '2026-06-01', { former: known('', [['kia-x', '2026-05-01']]).former })],
		};
		expect(Object.keys(oldAddresses(history, today).gone)).toEqual(['kia', 'kia-x']);
	});

	test('is not said of a car whose record is in the feed but cannot be read: it leads to the list', () => {
		const history = { cars: [], gone: [gone('kia', '2026-06-01', { unread: true })] };
		expect(oldAddresses(history, today)).toEqual({ gone: {}, moved: { kia: null } });
	});
});

test('an address that a car for sale and a gone one have had leads to the car for sale', () => {
	const history = { cars: [known('ram-b', [['ram-a', '2026-01-01']])], gone: [gone('ram-a', '2026-06-01')] };
	expect(oldAddresses(history, today)).toEqual({ gone: {}, moved: { 'ram-a': 'ram-b' } });
});

test('SITE-7 of no more than 2,000 addresses, gone and moved together, the latest', () => {
	const cars = Array.from({ length: 1_000 }, (_, i) =>
		known(`new-${i}`, [[`old-${i}`, i === 7 ? '2026-05-01' : '2026-06-02']]),
	);
	const left = Array.from({ length: 1_001 }, (_, i) => gone(`car-${i}`, '2026-06-02'));
	const found = oldAddresses({ cars, gone: left }, today);
	expect(Object.keys(found.gone).length + Object.keys(found.moved).length).toBe(mostGone);
	expect(found.moved).not.toHaveProperty('old-7');
});

import { describe, expect, test } from 'vitest';
import { visibleLocations, withoutRepeats } from '../../../src/domain/places/location-list.ts';

type Options = { visible?: boolean; primary?: boolean; phone?: string; street?: string };

function makeLocation(name: string, position: number, options: Options = {}) {
	const { visible = true, primary = false, phone, street } = options;
	return { name, position, visible, primary, contact_detail: { phone }, address: { street } };
}

const names = (locations: readonly { name: string }[]) => locations.map(({ name }) => name);

describe('visibleLocations', () => {
	test('LOC-1 hidden ones are left out, the others stand by position', () => {
		const list = [
			makeLocation('c', 3),
			makeLocation('a', 1),
			makeLocation('hidden', 0, { visible: false }),
			makeLocation('b', 2),
		];
		expect(names(visibleLocations(list))).toEqual(['a', 'b', 'c']);
		expect(names(list)).toEqual(['c', 'a', 'hidden', 'b']);
	});
});

describe('withoutRepeats', () => {
	const place = { phone: '(07) 5550 0101', street: '1 Sample Street' };

	test('LOC-5 same phone digits and street: the lowest position stays', () => {
		const list = [
			makeLocation('b', 2, place),
			makeLocation('a', 1, { phone: '07 5550 0101', street: ' 1  sample street' }),
		];
		expect(names(withoutRepeats(list))).toEqual(['a']);
	});

	test('LOC-5 the primary one stays whatever its position', () => {
		const list = [
			makeLocation('a', 1, place),
			makeLocation('main', 9, { ...place, primary: true }),
			makeLocation('c', 2, place),
		];
		expect(names(withoutRepeats(list))).toEqual(['main']);
	});

	test.each([
		['another phone', { ...place, phone: '(07) 5550 0102' }],
		['another street', { ...place, street: '2 Sample Street' }],
		['no phone', { street: place.street }],
		['no street', { phone: place.phone }],
	])('LOC-5 %s is another location', (_, other) => {
		const list = [makeLocation('a', 1, place), makeLocation('b', 2, other), makeLocation('c', 3, other)];
		expect(names(withoutRepeats(list))).toEqual(expect.arrayContaining(['a', 'b']));
	});

	test('LOC-5 places without phone or street never repeat each other', () => {
		expect(withoutRepeats([makeLocation('a', 1), makeLocation('b', 2)])).toHaveLength(2);
	});
});

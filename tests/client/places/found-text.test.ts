import { describe, expect, test } from 'vitest';
import {
	foundText,
	nearestText,
	nowhereText,
	roughKilometres,
	unknownText,
} from '../../../src/client/places/found-text.ts';

describe('what is said of the places that were found', () => {
	test.each([
		['all', [1, 2], '', ''],
		['words', [1], 'cleve', 'One location'],
		['words', [1, 2], '41', '2 locations'],
		['postcode', [1, 2], '4157', 'No location in “4157”. Nearest postcodes first.'],
		['similar', [1], 'moroka', 'No exact match for “moroka”. This one is close.'],
		['similar', [1, 2], 'moroka', 'No exact match for “moroka”. These are close.'],
		['nothing', [1, 2], '415', ''],
		['nothing', [1, 2], 'Perth', 'No location matches “Perth”. Try your postcode, or “Nearest to me”.'],
	] as const)('LOC-2 found by %s: %j', (by, places, typed, text) => {
		expect(foundText({ by, places: [...places] }, typed, 'en-AU')).toBe(text);
	});

	test('LOC-2 what was found says how far the next one is, and a number that is no postcode is not known', () => {
		const found = { by: 'words', places: [1] } as const;
		const next = { place: { name: 'Moorooka' }, km: 24 };
		const text = (far: typeof next | undefined) => foundText({ ...found, places: [1] }, '4163', 'en-AU', far);
		expect(text(next)).toBe('One location. Next nearest: Moorooka, about 25 km away');
		expect(text(undefined)).toBe('One location');
		expect(unknownText('9999', 'en-AU')).toBe('We don’t know the postcode “9999”. Check it, or type a suburb.');
		expect(unknownText('99999', 'en-US')).toContain('the ZIP code “99999”');
	});

	test('LOC-2 the nearest one, by name and distance', () => {
		const place = { name: 'Cleveland' };
		expect(nearestText({ place, km: 12 }, 'en-AU')).toBe('Nearest to you: Cleveland, about 12 km away');
		expect(nearestText({ place, km: 1368 }, 'en-AU', 'Melbourne 3000')).toBe(
			'No location near Melbourne 3000. The nearest is about 1,370 km away: Cleveland',
		);
		expect(nearestText({ place, km: 110 }, 'en-AU', 'Toowoomba')).toBe(
			'Nearest to Toowoomba: Cleveland, about 110 km away',
		);
		expect(nearestText({ place, km: null }, 'en-AU')).toBe(nowhereText('en-AU'));
		expect(nearestText(undefined, 'en-AU')).toBe(nowhereText('en-AU'));
	});

	test.each([
		[6, 6],
		[23, 25],
		[113, 110],
	])('LOC-2 %d km is about %d km', (km, rough) => {
		expect(roughKilometres(km)).toBe(rough);
	});
});

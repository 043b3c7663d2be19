import fc from 'fast-check';
import { expect, test } from 'vitest';
import { features } from '../../src/stock/readers/feature-reader.ts';

test.each([
	['a text', 'ABS, Tow bar', [{ items: ['ABS', 'Tow bar'] }]],
	['lines with marks', '- ABS\n• Tow bar.', [{ items: ['ABS'] }, { items: ['Tow bar'] }]],
	[
		'groups in a text',
		'Safety: ABS, airbags (front, side); Tow bar',
		[{ name: 'Safety', items: ['ABS', 'airbags (front, side)'] }, { items: ['Tow bar'] }],
	],
	['a number with a comma', '10,000 lb winch', [{ items: ['10,000 lb winch'] }]],
	['a list', ['ABS', 'Seats: leather, heated'], [{ items: ['ABS'] }, { name: 'Seats', items: ['leather', 'heated'] }]],
	[
		'an object',
		{ Safety: ['ABS'], Other: 'Tow bar | Canopy' },
		[
			{ name: 'Safety', items: ['ABS'] },
			{ name: 'Other', items: ['Tow bar', 'Canopy'] },
		],
	],
	[
		'a list of groups',
		[
			{ group: 'Safety', items: ['ABS'] },
			{ category: 'Work', name: 'Canopy' },
		],
		[
			{ name: 'Safety', items: ['ABS'] },
			{ name: 'Work', items: ['Canopy'] },
		],
	],
])('SITE-18 features are read from %s', (_title, found, expected) => {
	expect(features(found).value).toEqual(expected);
});

test('SITE-5 whatever is found, there are at most 200 features of at most 120 characters', () => {
	expect(features(7).fault).toBe(true);
	expect(features({}).value).toBeUndefined();
	const many = Array.from({ length: 300 }, (_, index) => `Feature ${index}`);
	expect(features(many)).toMatchObject({ note: 'no more than 200 features are kept' });
	fc.assert(
		fc.property(fc.anything(), (found) => {
			const items = (features(found).value ?? []).flatMap((group) => group.items);
			expect(items.length).toBeLessThanOrEqual(200);
			expect(items.every((item) => typeof item === 'string' && item.length > 1 && item.length <= 120)).toBe(true);
		}),
		{ seed: 5, numRuns: 300 },
	);
});

test('SITE-18 commas part features, but not in brackets and numbers', () => {
	const text = fc.array(fc.constantFrom(',', '(', ')', 'ab', '100', ' ', ';', '1'), { maxLength: 12 });
	fc.assert(
		fc.property(text, (parts) => {
			const found = { Work: `xy,${parts.join('')}` };
			const items = found.Work.split(/[\n|;•]+|,(?!\d{3}\b)(?![^()]*\))/);
			expect(features(found)).toEqual(features({ Work: items }));
		}),
	);
});

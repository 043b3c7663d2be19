import { expect, test } from 'vitest';
import { defaultForm } from '../../../../src/forms/definitions/default-forms.ts';
import { foundText } from '../../../../src/islands/forms/car/found-text.ts';
import { nextPlace } from '../../../../src/islands/forms/car/use-option-keys.ts';
import { wordsIn } from '../../../../src/islands/forms/car/use-wanted.ts';

test('CAR-1 the arrow keys go round the list by the box itself', () => {
	const down = [-1, 0, 1, 2].map((active) => nextPlace(active, 1, 3));
	const up = [-1, 2, 1, 0].map((active) => nextPlace(active, -1, 3));
	expect([down, up, nextPlace(-1, 1, 0)]).toEqual([[0, 1, 2, -1], [2, 1, 0, -1], -1]);
});

test('CAR-1 words stand for a car in forms that ask which one, and nowhere else', () => {
	const words = (form: string) => wordsIn(defaultForm(form) ?? expect.unreachable(), { car_wanted: ' rav4 ' });
	expect([words('book-test-drive'), words('contact')]).toEqual(['rav4', '']);
});

test.each([
	['nothing typed, nothing seen', { words: '', count: 0 }, ''],
	['cars that were saved', { words: '', count: 2 }, 'You saved or viewed these:'],
	['several', { words: 'kia', count: 2 }, '2 matches:'],
	['more than are shown', { words: 'kia', count: 5 }, 'The first 5 matches. Type more to see others:'],
	['none', { words: 'dodo', count: 0 }, 'No match in our stock. Try another word, or ask us:'],
	['not loaded yet', { words: 'kia', count: 0, isKnown: false }, 'Looking …'],
	['left', { words: 'kia', count: 2, isOpen: false }, 'Go back to the field to choose which one.'],
	['another car', { words: 'dodo', count: 0, isAnother: true }, 'We’ll get back to you about “dodo”.'],
])('CAR-1 what the box says: %s', (_, found, text) => {
	expect(foundText({ isKnown: true, isOpen: true, isAnother: false, ...found })).toBe(text);
});

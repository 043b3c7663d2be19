import { describe, expect, test } from 'vitest';
import { emptyTrap, markTyped, trapText } from '../../../../src/islands/forms/sending/trap.ts';

const filled = () => ({ value: 'https://autofill.example', dataset: {} as DOMStringMap });

describe('the hidden field that programs fill in', () => {
	test('FORM-12 what a browser filled in for a person at the page is not sent: no lead is lost by it', () => {
		expect(trapText(filled(), true)).toBe('');
	});

	test('what a program filled in without a hand at the page is sent, and what it typed into the field', () => {
		expect(trapText(filled(), false)).toBe('https://autofill.example');
		const typed = filled();
		markTyped(typed);
		expect(trapText(typed, true)).toBe('https://autofill.example');
		expect(trapText(null, false)).toBe('');
	});

	test('FORM-12 after a refusal the next try goes through', () => {
		const typed = filled();
		markTyped(typed);
		emptyTrap(typed);
		expect(trapText(typed, false)).toBe('');
	});
});

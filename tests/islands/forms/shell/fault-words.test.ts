import { describe, expect, test } from 'vitest';
import { defaultForm } from '../../../../src/forms/definitions/default-forms.ts';
import { markOf } from '../../../../src/islands/forms/fields/label-mark.ts';
import { faultWords, summaryHeading } from '../../../../src/islands/forms/shell/fault-words.ts';

const required = '*This is a required field.';

describe('the summary of what is wrong', () => {
	test.each([
		['First name', required, ' is missing'],
		['When would you like to come?', required, ' Not answered yet'],
		['Phone', 'Invalid phone number.', ': Invalid phone number.'],
		['What can we help with?', 'Please choose one of the options.', ' Please choose one of the options.'],
	])('FORM-2 %s with %j reads on as %j', (label, fault, words) => {
		expect(faultWords(label, fault)).toBe(words);
	});

	test('FORM-2 says how much there is to do', () => {
		expect([0, 1, 3].map(summaryHeading)).toEqual([
			'All changed. We’ll check again when you go on.',
			'Please check one thing before you go on',
			'Please check 3 things before you go on',
		]);
	});
});

test('FORM-2 marks of labels: required ones have none, of two of which one is enough each names the other', () => {
	const form = defaultForm('enquiry') ?? expect.unreachable();
	expect(markOf({}, true, form)).toBeNull();
	expect(markOf({}, false, form)).toBe('(optional)');
	expect(markOf({ either: 'phone' }, false, form)).toBe('(or phone)');
});

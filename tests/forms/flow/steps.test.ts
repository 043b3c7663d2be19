import { expect, test } from 'vitest';
import { faultyStep } from '../../../src/forms/flow/steps.ts';
import { makeField, makeForm } from '../make-form.ts';

const form = makeForm([
	[makeField({ name: 'name', type: 'fullName' })],
	[
		makeField({ name: 'email', type: 'email' }),
		makeField({ name: 'test_drive', type: 'dateTime', dateInputName: 'When' }),
	],
]);

test('FORM-7 the first step with an error, and its errors alone', () => {
	expect(faultyStep(form, { When: 'c', email: 'b', last_name: 'a' })).toEqual({ step: 0, errors: { last_name: 'a' } });
	expect(faultyStep(form, { When: 'c', email: 'b' })).toEqual({ step: 1, errors: { email: 'b', When: 'c' } });
	expect(faultyStep(form, { files: 'x' })).toBeNull();
});

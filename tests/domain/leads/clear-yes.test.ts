import { expect, test } from 'vitest';
import { isClearYes } from '../../../src/domain/leads/clear-yes.ts';

test.each([true, 1, 'Yes', 'yes ', 'TRUE', '1', 'on', 'y'])('FORM-6 an opt-in of %j is yes', (value) => {
	expect(isClearYes(value)).toBe(true);
});

test.each([
	false,
	0,
	2,
	null,
	undefined,
	'',
	' ',
	'No',
	'false',
	'0',
	'off',
	'n',
	'maybe',
	'yes please',
	{},
	[],
	['yes'],
])('FORM-6 an opt-in of %j is no', (value) => {
	expect(isClearYes(value)).toBe(false);
});

import { expect, test } from 'vitest';
import { isClearYes } from '../../../src/domain/leads/clear-yes.ts';

test.each([true, 1, 'Yes', 'yes ', 'TRUE', '1', 'on', 'y'])('issue 11.18 %j is yes', (value) => {
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
])('issue 11.18 %j is no', (value) => {
	expect(isClearYes(value)).toBe(false);
});

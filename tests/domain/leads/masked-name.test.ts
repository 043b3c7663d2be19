import { expect, test } from 'vitest';
import { maskedName } from '../../../src/domain/leads/masked-name.ts';

test.each([
	['Jane Smith', 'J. S…'],
	['  jane   van der berg ', 'J. B…'],
	['Zoë', 'Z…'],
	['Øystein', 'Ø…'],
	['', ''],
	['   ', ''],
])('FORM-15 the name %s for those who need not know it', (name, expected) => {
	expect(maskedName(name)).toBe(expected);
});

import { expect, test } from 'vitest';
import { warrantyMonths, warrantyUntil } from '../../../src/domain/cars/warranty.ts';

test.each([
	['3 years / 175,000 km', 36],
	['5-year structural warranty, 12 months on appliances', 60],
	['3 months from us, parts and labour', 3],
	['2 yr', 24],
	['Balance of the 5-year warranty', null],
	['Until March 2028', null],
	['Yes', null],
	['', null],
])('USER-2 the warranty %j is %s months', (text, months) => {
	expect(warrantyMonths(text)).toBe(months);
});

test.each([
	['Balance of the 3-year warranty', '12/2024', '12/2027'],
	['Remaining 5 year new car warranty', '2024-03', '03/2029'],
	['Balance of the 5 year warranty', '2023-9-30', '09/2028'],
	['Balance of the new car warranty', '12/2024', null],
	['Balance of 3 years / 175,000 km', '12/2024', null],
	['Balance of the 3-year warranty, until May 2027', '12/2024', null],
	['3 months from us, parts and labour', '12/2024', null],
	['Balance of the 3-year warranty', 'late 2024', null],
])('CAR-1 %j of one built %s runs to %s at least', (text, built, until) => {
	expect(warrantyUntil(text, built)).toBe(until);
});

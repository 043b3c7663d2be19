import { expect, test } from 'vitest';
import { warrantyMonths } from '../../../src/domain/cars/warranty.ts';

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

import { expect, test } from 'vitest';
import { phonesInText } from '../../../src/domain/words/phones-in-text.ts';

const numbersIn = (text: string) => phonesInText(text).flatMap(({ href }) => href ?? []);

test.each([
	['Call 1800 160 401, at any hour.', ['tel:1800160401']],
	['Call 1800\u00a0160\u00a0401. Say where you are.', ['tel:1800160401']],
	['Call (07) 7010 7711 for the next date, or 0491 570 156.', ['tel:0770107711', 'tel:0491570156']],
	['Call 09 555 0101 or 0800 555 010.', ['tel:095550101', 'tel:0800555010']],
	['Call (212) 555-0101.', ['tel:2125550101']],
	['From $1800 160 401 km, 2026 2027 2028, 15,000 km or 5 years, 160,000 km and 10 years.', []],
	['The VIN is 6T1BF3FK00X123456, the excess $2,000, or $500 for $18 a week more.', []],
])('ROUTE-14 numbers to call in "%s"', (text, numbers) => {
	expect(numbersIn(text)).toEqual(numbers);
	expect(
		phonesInText(text)
			.map((part) => part.text)
			.join(''),
	).toBe(text);
});

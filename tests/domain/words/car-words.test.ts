import { expect, test } from 'vitest';
import { carWords } from '../../../src/domain/words/car-words.ts';

test.each([
	['2012-kia-sorento-s-u10000', '2012 Kia Sorento S'],
	['2026-gwm-cannon-l-n10125', '2026 GWM Cannon L'],
	['2021-bmw-x5-xdrive30d-k7', '2021 BMW X5 Xdrive30d K7'],
	['2014-jayco-journey', '2014 Jayco Journey'],
	['car-1', 'Car 1'],
	['2022-Mazda-CX-5', '2022 Mazda CX 5'],
	['', ''],
])('an address as words: %s', (slug, words) => {
	expect(carWords(slug)).toBe(words);
});

import { expect, test } from 'vitest';
import { mostGone, stillGone } from '../../src/domain/gone-cars.ts';

const none = new Set<string>();

test.each([
	['2026-06-15', true],
	['2026-03-18', true],
	['2026-03-17', false],
	['2026-01-01', false],
])('SITE-7 on 15 June a car gone since %s is still said to be gone: %s', (since, said) => {
	expect(Object.keys(stillGone({ kia: since }, { today: '2026-06-15', listed: none }))).toEqual(said ? ['kia'] : []);
});

test('SITE-7 a car that is listed again is not gone', () => {
	const gone = { kia: '2026-06-01', ford: '2026-06-02' };
	expect(stillGone(gone, { today: '2026-06-15', listed: new Set(['kia']) })).toEqual({ ford: '2026-06-02' });
});

test('SITE-7 of no more than 2,000 cars, the latest', () => {
	const gone = Object.fromEntries(
		Array.from({ length: mostGone + 1 }, (_, i) => [`car-${i}`, i === 7 ? '2026-06-01' : '2026-06-02']),
	);
	const said = stillGone(gone, { today: '2026-06-15', listed: none });
	expect(Object.keys(said)).toHaveLength(mostGone);
	expect(said).not.toHaveProperty('car-7');
});

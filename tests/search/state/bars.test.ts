import { expect, test } from 'vitest';
import { barsOf } from '../../../src/search/state/bars.ts';

/** How high each bar is, from 0 to 100. */
const heights = (outline: string) =>
	outline
		.replace(/^polygon\(0 100%,|,100% 100%\)$/g, '')
		.split(',')
		.filter((_, index) => index % 2 === 0)
		.map((point) => 100 - Number(/ (\d+)%/.exec(point)?.[1]));

test('SRCH-2 the bars of a range show where its cars are, the dearest in the last', () => {
	const found = heights(
		barsOf(
			[
				[0, 4],
				[1, 2],
				[50, 1],
				[100, 1],
			],
			{ min: 0, max: 100 },
		),
	);
	expect(found).toHaveLength(20);
	expect(found[0]).toBe(100);
	expect(found.map((height, at) => (height > 0 ? at : -1)).filter((at) => at >= 0)).toEqual([0, 10, 19]);
	expect(found[10]).toBeLessThan(found[0] ?? 0);
});

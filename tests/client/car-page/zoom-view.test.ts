import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gripOf, keepInside, maxScale, moveGrip, whole, zoomAt } from '../../../src/client/car-page/zoom-view.ts';

/** A phone's stage with a photo as wide as it, and a desk's with one as tall. */
const phone = { stage: { width: 400, height: 600 }, photo: { width: 400, height: 300 } };
const desk = { stage: { width: 1200, height: 600 }, photo: { width: 800, height: 600 } };

describe('CAR-1 zoom of a photo that fills the screen', () => {
	test('what is seen at a point stays there', () => {
		const view = zoomAt(whole, 2.5, { x: 100, y: 300 });
		expect(view).toEqual({ scale: 2.5, x: -150, y: -450 });
		expect(view.x + 100 * view.scale).toBe(100);
		expect(zoomAt(view, 1, { x: 100, y: 300 })).toEqual(whole);
	});

	test.each([
		[0.2, 1],
		[3, 3],
		[40, maxScale],
	])('a scale of %d becomes %d', (wanted, scale) => {
		expect(zoomAt(whole, wanted, { x: 0, y: 0 }).scale).toBe(scale);
	});

	test('two fingers twice as far apart show it twice as large, one finger moves it', () => {
		const from = gripOf([
			{ x: 150, y: 300 },
			{ x: 250, y: 300 },
		]);
		const to = gripOf([
			{ x: 110, y: 300 },
			{ x: 310, y: 300 },
		]);
		const zoomed = moveGrip(whole, from, to);
		expect(zoomed).toEqual({ scale: 2, x: -190, y: -300 });
		const dragged = moveGrip(zoomed, gripOf([{ x: 10, y: 20 }]), gripOf([{ x: 15, y: 12 }]));
		expect(dragged).toEqual({ scale: 2, x: -185, y: -308 });
	});

	test('a photo that is still lower than its stage stays in its middle', () => {
		expect(keepInside({ scale: 1.5, x: -40, y: 77 }, phone)).toEqual({ scale: 1.5, x: -40, y: -150 });
	});

	test.each([phone, desk])('no drag brings an empty edge into the stage', (sizes) => {
		const numbers = fc.tuple(
			fc.double({ min: 1, max: maxScale, noNaN: true }),
			fc.integer({ min: -9000, max: 9000 }),
			fc.integer({ min: -9000, max: 9000 }),
		);
		fc.assert(
			fc.property(numbers, ([scale, x, y]) => {
				const view = keepInside({ scale, x, y }, sizes);
				for (const [at, side] of [
					[view.x, 'width'],
					[view.y, 'height'],
				] as const) {
					const [stage, photo] = [sizes.stage[side], sizes.photo[side]];
					const start = at + ((stage - photo) / 2) * scale;
					const before = Math.max(0, start);
					const after = Math.max(0, stage - start - photo * scale);
					if (photo * scale < stage) expect(before).toBeCloseTo(after, 4);
					else expect(before + after).toBeCloseTo(0, 4);
				}
			}),
			{ seed: 4, numRuns: 300 },
		);
	});
});

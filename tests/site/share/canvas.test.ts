import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Canvas } from '../../../src/site/share/canvas.ts';
import { indexedPng } from '../../../src/site/share/indexed-png.ts';
import { lettering } from '../../../src/site/share/lettering.ts';
import { fullLevel, outlineMask } from '../../../src/site/share/outline-mask.ts';
import { trueColours } from '../../../src/site/share/true-colours.ts';

/** A rectangle as an outline, y upwards. */
const box = (left: number, bottom: number, width: number, height: number) =>
	(
		[
			['moveTo', [left, bottom]],
			['lineTo', [left + width, bottom]],
			['lineTo', [left + width, bottom + height]],
			['lineTo', [left, bottom + height]],
			['closePath', []],
		] as const
	).map(([command, args]) => ({ command, args }));

const sum = (levels: Uint8Array): number => levels.reduce((total, level) => total + level, 0);

test('a mask covers as much as its outline does, wherever it starts', () => {
	const number = fc.double({ min: -20, max: 20, noNaN: true });
	const side = fc.double({ min: 1, max: 20, noNaN: true });
	fc.assert(
		fc.property(number, number, side, side, (left, bottom, width, height) => {
			const mask = outlineMask(box(left, bottom, width, height), { scale: 1, shift: 0 });
			const edge = 2 * (width + height) + 8;
			expect(Math.abs(sum(mask.levels) / fullLevel - width * height)).toBeLessThan(edge / fullLevel / 2 + 0.01);
			expect([mask.left === Math.floor(left), mask.top === Math.floor(-(bottom + height))]).toEqual([true, true]);
		}),
		{ seed: 13, numRuns: 200 },
	);
});

test('contours that overlap count once, and a hole stays open', () => {
	const square = box(0, 0, 10, 10);
	const twice = outlineMask([...square, ...box(2, 2, 4, 4)], { scale: 1, shift: 0 });
	expect(sum(twice.levels)).toBe(100 * fullLevel);
	const hole = box(2, 2, 4, 4).toReversed();
	const [close, ...rest] = hole;
	const turned = [...rest, close].map((step, index) => (index === 0 ? { ...step, command: 'moveTo' } : step));
	const lines = turned.map((step) =>
		step?.command === 'moveTo' && step !== turned[0] ? { ...step, command: 'lineTo' } : step,
	);
	const open = outlineMask([...square, ...(lines as typeof square)], { scale: 1, shift: 0 });
	expect(sum(open.levels)).toBe(84 * fullLevel);
});

test('PNG and true colours show the same pixels', async () => {
	const canvas = new Canvas({ width: 300, height: 80 }, '#123456');
	canvas.plate({ x: 10, y: 10, width: 200, height: 60 }, ['#123456', '#f2a541'], 12);
	const colours = ['#f2a541', '#111111'] as const;
	for (const { mask, ...at } of lettering('inter', 700).place('Škoda 2021 €', { x: 20, y: 50, size: 28 })) {
		canvas.stamp(mask, at, colours);
	}
	const shown = await sharp(indexedPng(canvas)).removeAlpha().toColourspace('srgb').raw().toBuffer();
	expect(shown.equals(trueColours(canvas, null))).toBe(true);
	expect(new Set(canvas.pixels).size).toBeGreaterThan(20);
});

test('what reaches over the edge is cut off, not written into the next row', () => {
	const canvas = new Canvas({ width: 8, height: 8 }, '#000000');
	canvas.stamp(outlineMask(box(-3, -3, 20, 6), { scale: 1, shift: 0 }), { x: 4, y: 7 }, ['#000000', '#ffffff']);
	const rows = Array.from({ length: 8 }, (_, row) => sum(canvas.pixels.subarray(row * 8, row * 8 + 8)));
	expect(rows.map((row) => row > 0)).toEqual([false, false, false, false, true, true, true, true]);
});

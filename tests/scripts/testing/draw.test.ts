import { expect, test } from 'vitest';
import { drawCount, drawEnv, drawItems, drawNumber, thisDraw } from '../../../scripts/testing/draw.ts';

const items = Array.from({ length: 20 }, (_, index) => index);
const some = { matrix: 'pages', items, count: 5 };
const draw = { seed: 'a1b2', isFull: false };

test('one seed draws the same each time, another seed something else, in the order of the list', () => {
	const first = drawItems(some, draw);
	expect(first).toHaveLength(5);
	expect(drawItems(some, draw)).toEqual(first);
	expect(first.toSorted((one, other) => one - other)).toEqual(first);
	expect(drawItems(some, { ...draw, seed: 'other' })).not.toEqual(first);
	expect(drawItems({ ...some, matrix: 'kills' }, draw)).not.toEqual(first);
	expect(drawNumber('fuzz', draw)).toBe(drawNumber('fuzz', draw));
});

test('over a few dozen commits everything is read', () => {
	const commits = Array.from({ length: 60 }, (_, index) => `commit ${index}`);
	const read = commits.flatMap((seed) => drawItems(some, { seed, isFull: false }));
	expect(new Set(read).size).toBe(items.length);
});

test('a full run reads all', () => {
	expect(drawItems(some, { ...draw, isFull: true })).toEqual(items);
	expect(drawCount({ sample: 3, whole: 200 }, { ...draw, isFull: true })).toBe(200);
	expect(drawCount({ sample: 3, whole: 200 }, draw)).toBe(3);
});

test('the seed is what the environment says, else the commit; child processes draw the same', () => {
	expect(thisDraw({ FORECOURT_SEED: 'mine', FORECOURT_FULL: '1' })).toEqual({ seed: 'mine', isFull: true });
	expect(thisDraw({})).toEqual({ seed: expect.stringMatching(/^[0-9a-f]{8,40}$/), isFull: false });
	expect(thisDraw(drawEnv(draw))).toEqual(draw);
});

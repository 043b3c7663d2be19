import { seededRandom } from '../stock/random.ts';

/** A square of random values from 0 to 1 that can be laid edge to edge. */
function lattice(seed: number, size: number): Float32Array {
	const random = seededRandom(seed);
	return Float32Array.from({ length: size * size }, () => random.next());
}

const size = 256;
const values = lattice(4711, size);

/** A smooth random value from 0 to 1 at a point of the plane. */
export function valueAt(x: number, y: number): number {
	const [left, top] = [Math.floor(x), Math.floor(y)];
	const [dx, dy] = [ease(x - left), ease(y - top)];
	const pick = (column: number, row: number) => values[(column & (size - 1)) + (row & (size - 1)) * size] ?? 0;
	const upper = pick(left, top) * (1 - dx) + pick(left + 1, top) * dx;
	const lower = pick(left, top + 1) * (1 - dx) + pick(left + 1, top + 1) * dx;
	return upper * (1 - dy) + lower * dy;
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** Film grain: grey, 128 on average, as raw pixels of one channel. `strength` is the spread in levels of 256. */
export function grain(seed: number, { side, strength }: { side: number; strength: number }): Buffer {
	const random = seededRandom(seed);
	const level = () => 128 + (random.next() + random.next() + random.next() - 1.5) * strength * 1.2;
	return Buffer.from(Uint8Array.from({ length: side * side }, level));
}

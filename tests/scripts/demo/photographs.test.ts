import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { albums } from '../../../scripts/demo/photographs/albums.ts';
import { develop } from '../../../scripts/demo/photographs/develop.ts';
import { compose } from '../../../scripts/demo/photographs/scene.ts';
import type { Shot } from '../../../scripts/demo/photographs/shot.ts';
import { photosFolder } from '../../../scripts/demo/photographs/take.ts';

type Vehicle = { images: string[]; primary_image_url?: string; photos_count: number };

const read = (dir: string, { name }: Pick<Shot, 'name'>): Buffer =>
	readFileSync(join(dir, photosFolder, `${name}.jpg`));

const vehiclesOf = (dir: string): Vehicle[] =>
	readFileSync(join(dir, 'stock.jsonl'), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));

describe.each(Object.entries(albums))('%s has photographs instead of drawings', (dir, shots) => {
	test('every shot is there, and nothing else', () => {
		expect(readdirSync(join(dir, photosFolder)).sort()).toEqual(shots.map(({ name }) => `${name}.jpg`).sort());
	});

	test('each is a JPEG of its size, stored as its Orientation says, with what a camera writes and no place', async () => {
		for (const shot of shots) {
			const { format, width, height, orientation, exif, autoOrient } = await sharp(read(dir, shot)).metadata();
			const [wide, high] = shot.size;
			expect([format, autoOrient.width, autoOrient.height, orientation], shot.name).toEqual([
				...['jpeg', wide, high],
				shot.orientation,
			]);
			expect([width, height], shot.name).toEqual(shot.orientation === 1 ? [wide, high] : [high, wide]);
			expect(exif?.includes('Forecourt Demo'), shot.name).toBe(true);
			expect(hasPlace(exif), shot.name).toBe(false);
		}
	});

	test('each weighs what a photo weighs: 100 to 450 KB, all of them 6.5 MB at most', () => {
		const weights = shots.map((shot) => ({ name: shot.name, bytes: read(dir, shot).length }));
		expect(weights.filter(({ bytes }) => bytes < 100_000 || bytes > 450_000)).toEqual([]);
		expect(weights.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(6_500_000);
	});

	test('SITE-13 vehicles show it: all of it first, most with a dozen photos or more, one or two with none', () => {
		const vehicles = vehiclesOf(dir);
		for (const { images, primary_image_url: primary, photos_count: count } of vehicles) {
			expect(count).toBe(images.length);
			expect(primary).toBe(images[0]);
			if (images[0]) expect(images[0]).toMatch(/^\/assets\/photos\/[a-z]+-[a-z]+-(?:side|far)\.jpg$/);
			expect(new Set(images).size).toBe(images.length);
		}
		const counts = vehicles.map(({ images }) => images.length);
		expect(counts.filter((count) => count >= 12).length).toBeGreaterThan(vehicles.length * 0.8);
		expect(Math.max(...counts)).toBe(20);
		expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(2);
		const shown = new Set(vehicles.flatMap(({ images }) => images));
		expect(shots.filter(({ name }) => !shown.has(`/assets/photos/${name}.jpg`))).toEqual([]);
	});
});

/** Tag 0x8825 leads to the place in either byte order. */
const hasPlace = (exif: Buffer | undefined): boolean =>
	exif !== undefined &&
	(exif.includes(Buffer.from([0x88, 0x25, 0, 4])) || exif.includes(Buffer.from([0x25, 0x88, 4, 0])));

test('the same shot gives the same photo', async () => {
	const [shot] = albums['tenants/throttle-and-tide'] ?? [];
	if (!shot) throw new Error('Throttle & Tide has no photos.');
	const small: Shot = { ...shot, size: [800, 600], orientation: 6 };
	const [one, other] = await Promise.all([1, 2].map(async () => develop(await compose(small), small)));
	expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoFrame } from '../../../src/contract/share-drawing.ts';
import { makeBuild } from '../../support/make-build.ts';
import { png } from '../../support/png.ts';

const noon = Date.UTC(2026, 5, 15, 2) / 1000;
const images = ['/assets/suv.svg'];
const drawn = { share_pictures: 'drawn' };
const cars = (...prices: number[]) => prices.map((price) => ({ price, images }));
const drawing = (colour: string): string =>
	`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${colour}"/></svg>`;
const files = { 'assets/suv.svg': drawing('#f00') };

/** The pictures for shares in a site, and those that its pages name. */
function sharesOf({ files, text }: ReturnType<typeof makeBuild>) {
	const all = files('a');
	const pages = all.filter((file) => file.endsWith('index.html'));
	const named = pages.flatMap(
		(file) => /property="og:image" content="https:\/\/a\.example\/([^"]+)"/.exec(text(`a/${file}`))?.[1] ?? [],
	);
	return {
		there: all.filter((file) => file.startsWith('share/')),
		named: [...new Set(named)].sort(),
		pages: pages.length,
	};
}

test('SITE-13 every page has a picture for shares, each car another: 1200 by 630', async () => {
	const built = makeBuild({ a: { site: drawn, cars: cars(20_000, 30_000), files } });
	await built.run(noon);
	const { there, named } = sharesOf(built);
	expect(there).toEqual(named);
	expect(there).toHaveLength(3);
	const shapes = await Promise.all(
		there.map(async (file) => {
			const { format, width, height } = await sharp(join(built.out, 'a', file)).metadata();
			return [file.split('.')[1], format, width, height];
		}),
	);
	expect(shapes).toEqual([
		['jpg', 'jpeg', 1200, 630],
		['jpg', 'jpeg', 1200, 630],
		['png', 'png', 1200, 630],
	]);
});

test('one changed price draws one picture again, build after build', async () => {
	const built = makeBuild({ a: { site: drawn, cars: cars(20_000, 30_000), files } });
	await built.run(noon);
	for (const price of [21_000, 22_000, 21_000]) {
		const before = sharesOf(built).there;
		built.rewrite({ a: { site: drawn, cars: cars(price, 30_000), files } });
		await built.run(noon);
		const { there, named } = sharesOf(built);
		expect(there).toEqual(named);
		expect(there.filter((file) => !before.includes(file))).toHaveLength(1);
	}
});

test('a picture is never drawn twice, not even where all pages are rendered again', async () => {
	const built = makeBuild({ a: { site: drawn, cars: cars(20_000), files } });
	await built.run(noon);
	const inodes = () => sharesOf(built).there.map((file) => statSync(join(built.out, 'a', file)).ino);
	const before = inodes();
	await built.run(noon, { full: true });
	expect(inodes()).toEqual(before);
});

test('SITE-13 a site that shares photos gets none drawn', async () => {
	const photo = ['https://cdn.example/a.jpg'];
	const built = makeBuild({ a: { site: { share_pictures: 'photo' }, cars: [{ images: photo }] } });
	await built.run(noon);
	expect(sharesOf(built).there).toEqual([]);
	expect(built.text('a/cars/car-0/index.html')).toMatch(
		/og:image" content="https:\/\/a\.example\/\.netlify\/images\?url=[^"]+w=1200[^"]+h=630/,
	);
});

/** A red JPEG of 8 × 6 pixels. */
const jpeg = Buffer.from(
	'/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABgj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdABykX//Z',
	'base64',
);
const red = [255, 0, 0];
const grey = [128, 128, 128];

test.each([
	['svg', Buffer.from(drawing('#f00')), red],
	['png', png(40, 30), grey],
	['jpg', jpeg, red],
	['webp', await sharp(png(40, 30)).webp().toBuffer(), grey],
])(
	'SITE-13 a car’s picture for shares shows its %s, if that is the dealer’s own file',
	async (ending, bytes, colour) => {
		const car = { images: [`/assets/cars/1.${ending}`] };
		const built = makeBuild({ a: { cars: [car], site: drawn, files: { [`assets/cars/1.${ending}`]: bytes } } });
		await built.run(noon);
		const name = sharesOf(built).there.find((file) => file.startsWith('share/car-0-')) ?? '';
		const colourAt = await pixelsOf(join(built.out, 'a', name));
		// In the middle of the frame, and left of it.
		expect(distance(colourAt(860, 300), colour)).toBeLessThan(4);
		expect(distance(colourAt(300, 560), colour)).toBeGreaterThan(40);
	},
);

test('a photo that cannot be drawn, or is another host’s, leaves its place to the text', async () => {
	const cars = [{ images: ['/assets/1.webp'] }, { images: ['https://cdn.example/1.jpg'] }];
	const built = makeBuild({ a: { cars, site: drawn, files: { 'assets/1.webp': 'RIFF' } } });
	await built.run(noon);
	const pictures = sharesOf(built).there.filter((file) => file.startsWith('share/car-'));
	expect(pictures).toHaveLength(2);
	for (const name of pictures) {
		const colourAt = await pixelsOf(join(built.out, 'a', name));
		expect(distance(colourAt(860, 500), colourAt(1180, 20))).toBeLessThan(4);
	}
});

test('another picture in the same file draws the car’s picture for shares again', async () => {
	const built = makeBuild({ a: { site: drawn, cars: cars(20_000), files } });
	await built.run(noon);
	const before = sharesOf(built).there;
	built.rewrite({ a: { site: drawn, cars: cars(20_000), files: { 'assets/suv.svg': drawing('#00f') } } });
	await built.run(noon);
	const { there, named } = sharesOf(built);
	expect(there).toEqual(named);
	expect(there.filter((file) => !before.includes(file))).toHaveLength(1);
});

test('SITE-13 on demand, a drawing that several cars show is in the site once as a photo; another drawing is another photo', async () => {
	const built = makeBuild({ a: { cars: cars(20_000, 30_000), files } });
	const photos = () => sharesOf(built).there.filter((file) => file.startsWith('share/photo-'));
	const shown = () =>
		sharesOf(built)
			.there.filter((file) => file.endsWith('.json'))
			.map((file) => JSON.parse(built.text(`a/${file}`)).picture);
	await built.run(noon);
	const [photo = ''] = photos();
	expect([photos().length, shown()]).toEqual([1, [`/${photo}`, `/${photo}`]]);
	const { format, width, height } = await sharp(join(built.out, 'a', photo)).metadata();
	expect([format, width, height]).toEqual(['jpeg', photoFrame.width, photoFrame.height]);
	built.rewrite({ a: { cars: cars(20_000, 30_000), files: { 'assets/suv.svg': drawing('#00f') } } });
	await built.run(noon);
	expect(photos()).toHaveLength(1);
	expect(shown()).toEqual([`/${photos()[0]}`, `/${photos()[0]}`]);
	expect(photos()).not.toContain(photo);
	built.rewrite({ a: { cars: cars(20_000, 30_000), files: { 'assets/suv.svg': 'no drawing' } } });
	await built.run(noon);
	expect(photos()).toEqual([]);
});

/** Red, green and blue of a picture's pixels. */
async function pixelsOf(file: string): Promise<(left: number, top: number) => number[]> {
	const pixels = await sharp(file).removeAlpha().raw().toBuffer();
	return (left, top) => [...pixels.subarray((top * 1200 + left) * 3).subarray(0, 3)];
}

const distance = (one: readonly number[], other: readonly number[]): number =>
	Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

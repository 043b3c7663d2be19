import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { drawShare } from '../../../scripts/publish/share/draw-share.ts';
import { photoFrame, type ShareDrawing } from '../../../src/contract/share-drawing.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const drawing: ShareDrawing = {
	...{ title: 'Kia Rio', text: '', price: '$20,000', tag: null, foot: 'Plain Motors' },
	picture: '/assets/car.jpg',
	colours: { brand: '#12355b', on_brand: '#ffffff', accent: '#f2a541', on_accent: '#1a1a1a' },
	fonts: { heading: 'archivo', body: 'inter' },
};
const [red, grey] = [
	{ r: 200, g: 40, b: 30 },
	{ r: 90, g: 90, b: 90 },
];

/** The colour in the middle of a drawn picture's upper and lower half of the photo. */
async function coloursOf(photo: Sharp): Promise<number[][]> {
	const own = makeTempDir();
	mkdirSync(own, { recursive: true });
	await photo.toFile(join(own, 'car.jpg'));
	const jpeg = await drawShare(drawing, { own, shared: [] });
	const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
	return [0.3, 0.7].map((share) => {
		const [x, y] = [photoFrame.x + photoFrame.width / 2, Math.round(photoFrame.y + photoFrame.height * share)];
		return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
	});
}

/** Red above grey, 1600 × 1200. */
const twoColours = () =>
	sharp({ create: { width: 1600, height: 1200, channels: 3, background: red } }).composite([
		{ input: { create: { width: 1600, height: 600, channels: 3, background: grey } }, gravity: 'south' },
	]);
const isNear = (found: readonly number[], { r, g, b }: typeof red): boolean =>
	[r, g, b].every((value, index) => Math.abs(value - (found[index] ?? -99)) <= 6);

test.each<[string, (photo: Sharp) => Sharp]>([
	['without a profile', (photo) => photo.jpeg({ quality: 95 })],
	['in sRGB', (photo) => photo.jpeg({ quality: 95 }).withIccProfile('srgb')],
	['in Display P3, as a phone takes it', (photo) => photo.jpeg({ quality: 95 }).withIccProfile('p3')],
])('SITE-13 a photo %s has its own colours in the picture for shares', async (_, save) => {
	const [above = [], below = []] = await coloursOf(save(twoColours()));
	expect([above, isNear(above, red), below, isNear(below, grey)]).toEqual([above, true, below, true]);
});

test('SITE-13 a photo that a phone has turned stands upright', async () => {
	const lying = twoColours().jpeg().toBuffer();
	const turned = sharp(
		await sharp(await lying)
			.rotate(90)
			.toBuffer(),
	).withMetadata({ orientation: 8 });
	const [above = [], below = []] = await coloursOf(turned.withIccProfile('p3'));
	expect([isNear(above, red), isNear(below, grey)]).toEqual([true, true]);
});

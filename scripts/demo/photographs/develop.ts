import sharp from 'sharp';
import { seededRandom } from '../stock/random.ts';
import { grain } from './noise.ts';
import type { Shot } from './shot.ts';

/** Kilobytes: a photo weighs at most so much for its size. */
const heaviest = (pixels: number): number => (pixels > 6e6 ? 430 : pixels > 3e6 ? 210 : 138);

/** Light that falls off to the corners, grain, exposure and colour cast: what tells a photo from a drawing. */
export async function develop(scene: Buffer, shot: Shot): Promise<Buffer> {
	const seed = seedOf(shot.name);
	const [width, height] = shot.size;
	const random = seededRandom(seed);
	const exposure = 0.95 + random.next() * 0.14;
	const warmth = (random.next() - 0.45) * 0.06;
	const side = 512;
	const tile = await sharp(grain(seed, { side, strength: width > 3000 ? 9 : 21 }), {
		raw: { width: side, height: side, channels: 1 },
	})
		.resize(Math.round((side * Math.max(width, 1600)) / 1600))
		.blur(0.6 * Math.max(1, width / 1600))
		.png()
		.toBuffer();
	const lit = await sharp(scene)
		.composite([
			{ input: Buffer.from(fallOff(width, height, seed)), blend: 'multiply' },
			{ input: tile, tile: true, blend: 'soft-light' },
		])
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { info, data } = lit;
	const gains = [1 + warmth, 1, 1 - warmth].map((gain) => gain * exposure * 0.97);
	const developed = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
		.linear(gains, [4, 5, 7])
		.rotate(turnOf(shot))
		.png({ compressionLevel: 1 })
		.toBuffer();
	return encode(developed, shot, seed);
}

/** Each photo has its own chance, whatever others there are. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** What is stored turned is shown upright by its EXIF Orientation: 6 asks for a quarter to the right, 8 for one to the left. */
const turnOf = ({ orientation }: Shot): number => ({ 1: 0, 6: 270, 8: 90 })[orientation];

/** A vignette that is not quite in the middle. */
function fallOff(width: number, height: number, seed: number): string {
	const [cx, cy] = [44 + (seed % 13), 42 + (seed % 9)];
	const stops = '<stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#a3a3a8"/>';
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
		`<radialGradient id="v" cx="${cx}%" cy="${cy}%" r="78%">${stops}</radialGradient>` +
		`<rect width="${width}" height="${height}" fill="url(#v)"/></svg>`
	);
}

/** A JPEG with what a camera writes about itself, and no place. */
async function encode(picture: Buffer, shot: Shot, seed: number): Promise<Buffer> {
	const exif = {
		IFD0: { Make: 'Forecourt Demo', Model: shot.size[0] > 3000 ? 'FD-12' : 'FD-3', Software: 'npm run demo' },
		IFD2: {
			...{ DateTimeOriginal: `2026:11:${10 + (seed % 10)} 10:${10 + (seed % 50)}:00`, FNumber: '28/10' },
			...{ ExposureTime: `1/${125 + (seed % 4) * 75}`, ISOSpeedRatings: String(100 + (seed % 5) * 50) },
		},
	};
	const limit = heaviest(shot.size[0] * shot.size[1]) * 1024;
	for (const quality of [84, 78, 72, 66, 60, 54, 48]) {
		const made = await sharp(picture)
			.withMetadata({ orientation: shot.orientation })
			.withExifMerge(exif)
			.jpeg({ quality })
			.toBuffer();
		if (made.length <= limit || quality === 48) return made;
	}
	throw new Error(`${shot.name}: no quality left to try.`);
}

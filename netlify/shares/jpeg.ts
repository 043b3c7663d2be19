import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import { lazy } from '../../src/site/memo.ts';
import { codecFile } from './codec-file.ts';

/** A picture as the codec takes and gives it: red, green, blue and one byte more for each pixel. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

const encoder = lazy(() => initEncoder(new WebAssembly.Module(new Uint8Array(codecFile('enc')))));
const decoder = lazy(() => initDecoder(new WebAssembly.Module(new Uint8Array(codecFile('dec')))));

/** The picture as JPEG; `quality` in percent. Progressive would save a tenth and take twice as long. */
export async function writeJpeg(pixels: Pixels, quality: number): Promise<Buffer> {
	await encoder();
	const picture = { ...pixels, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const;
	return Buffer.from(await encode(picture, { quality, baseline: true, progressive: false }));
}

/** The picture of a JPEG; null where the bytes are none, or cut short. */
export async function readJpeg(bytes: Uint8Array): Promise<Pixels | null> {
	await decoder();
	try {
		return (await decode(new Uint8Array(bytes).buffer)) as unknown as Pixels;
	} catch {
		// The codec says no more than that it cannot read this.
		return null;
	}
}

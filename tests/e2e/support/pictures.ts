import type { Page } from '@playwright/test';

/**
 * A JPEG as a phone's camera writes it: a noisy picture, with a note in its EXIF how the phone was held. `orientation` is EXIF's: 6 is
 * one that has to be turned to the right.
 */
export async function pictureFile(
	page: Page,
	{ width, height, orientation }: { width: number; height: number; orientation: number },
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	const base64 = await page.evaluate(
		async ([w, h]) => {
			const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
			const context = canvas.getContext('2d');
			if (!context) throw new Error('There is no canvas.');
			let seed = 7;
			const noise = context.createImageData(w, h);
			for (let at = 0; at < noise.data.length; at += 4) {
				seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
				noise.data.set([seed % 251, (seed >> 8) % 251, (seed >> 16) % 251, 255], at);
			}
			context.putImageData(noise, 0, 0);
			return canvas.toDataURL('image/jpeg', 0.6).split(',')[1] ?? '';
		},
		[width, height] as const,
	);
	const jpeg = Buffer.from(base64, 'base64');
	// Behind the start of the image: an APP1 segment with a TIFF directory of one entry, the orientation.
	const entry = [0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, orientation, 0, 0];
	const tiff = [0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
	const exif = Buffer.from([...Buffer.from('Exif\0\0', 'latin1'), ...tiff]);
	const length = exif.length + 2;
	const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), exif]);
	return {
		name: 'IMG_1.jpg',
		mimeType: 'image/jpeg',
		buffer: Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]),
	};
}

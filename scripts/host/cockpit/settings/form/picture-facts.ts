import sharp from 'sharp';
import { readPicture } from './pictures.ts';

/** How large a picture is, and what speaks against it in its place; nothing of one that is not the tenant's own. */
export type PictureFacts = { size: string; warning: string };

/** Reads them. `key`: the field that the picture is for, `logo`. */
export async function pictureFacts(
	{ tenantsDir, slug }: { tenantsDir: string; slug: string },
	{ address, key }: { address: string; key: string },
): Promise<PictureFacts | null> {
	const found = readPicture(tenantsDir, slug, address);
	if (!found) return null;
	try {
		const { width, height, format } = await sharp(found.body).metadata();
		const pixels = format === 'svg' ? 'drawing' : `${width} × ${height} pixels`;
		const kb = Math.max(1, Math.round(found.body.length / 1_000));
		return {
			size: `${pixels}, ${kb} kB`,
			warning: warningFor(key, { width, height, format, bytes: found.body.length }),
		};
	} catch {
		// It is no picture that can be read.
		return null;
	}
}

type Measured = { width: number; height: number; format: string; bytes: number };

/** Of a picture that is not what its place is for; empty where it is. */
export function warningFor(key: string, { width, height, format, bytes }: Measured): string {
	const isIcon = /(?:^|_)icon$/.test(key);
	if (isIcon && Math.abs(width - height) > width / 10) return 'An icon is square: this one will be cut or squeezed.';
	const isLogo = /logo/.test(key);
	if (isLogo && (format === 'jpeg' || bytes > 300_000))
		return 'This looks like a photo. A logo is best an SVG, or a PNG with a clear background.';
	if (isLogo && height > width * 1.5) return 'A logo in the header is wider than it is high: this one will be small.';
	if (!isLogo && !isIcon && format !== 'svg' && width < 800)
		return 'This picture is small: it may look blurred where it is shown large.';
	return '';
}

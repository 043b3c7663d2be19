import { leadLimits } from '../../forms/lead/lead-limits.ts';

/** Bytes below which a picture is sent as it is, so that as many as a lead may have also fit into it. */
const smallEnough = Math.floor(leadLimits.fileBytes / leadLimits.files) - 4 * 1024;
/** Pixels of the longer side and JPEG quality, the best first: what is small enough at one is not tried at the next. */
const tries = [
	{ longest: 1600, quality: 0.82 },
	{ longest: 1600, quality: 0.7 },
	{ longest: 1280, quality: 0.65 },
	{ longest: 960, quality: 0.6 },
] as const;

/** Width and height of a picture that is made smaller where it is larger than is needed, in pixels. */
export function shrunkSize(
	size: { width: number; height: number },
	longest: number = tries[0].longest,
): { width: number; height: number } {
	const scale = Math.min(1, longest / Math.max(size.width, size.height));
	return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

/** `kept`: it is small already, or no picture; `unreadable`: this browser cannot read it, as most cannot read HEIC. */
export type Shrunk = { file: File; is: 'smaller' | 'kept' | 'unreadable' };

/**
 * A picture as it is sent: at most 1600 pixels, upright, JPEG. It also leaves out where the picture was taken, which cameras write
 * into it. What this browser cannot read stays as it is.
 */
export async function shrinkPicture(file: File): Promise<Shrunk> {
	if (!/^image\/(?:jpeg|png|webp|heic)$/.test(file.type) || file.size <= smallEnough) return { file, is: 'kept' };
	try {
		// Cameras note how they were held; the pixels are turned by it.
		const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
		const blob = await smallestNeeded(picture);
		picture.close();
		if (!blob || blob.size >= file.size) return { file, is: 'kept' };
		const name = file.name.replace(/\.\w+$/, '.jpg');
		return { file: new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified }), is: 'smaller' };
	} catch {
		return { file, is: 'unreadable' };
	}
}

async function smallestNeeded(picture: ImageBitmap): Promise<Blob | null> {
	let smallest: Blob | null = null;
	for (const { longest, quality } of tries) {
		const blob = await asJpeg(picture, shrunkSize(picture, longest), quality);
		if (blob && (smallest === null || blob.size < smallest.size)) smallest = blob;
		if (smallest && smallest.size <= smallEnough) break;
	}
	return smallest;
}

async function asJpeg(
	picture: ImageBitmap,
	{ width, height }: { width: number; height: number },
	quality: number,
): Promise<Blob | null> {
	const canvas = Object.assign(document.createElement('canvas'), { width, height });
	const context = canvas.getContext('2d');
	if (!context) return null;
	// JPEG has no transparency: what was see-through becomes paper.
	context.fillStyle = 'white';
	context.fillRect(0, 0, width, height);
	context.drawImage(picture, 0, 0, width, height);
	return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

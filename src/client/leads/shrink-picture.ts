/** Pixels of the longer side, more than any screen of a dealer needs. */
const longestSide = 1600;
/** Bytes below which a picture is sent as it is. */
const smallEnough = 400 * 1024;
const quality = 0.82;

/** Width and height of a picture that is made smaller where it is larger than is needed. */
export function shrunkSize(size: { width: number; height: number }): { width: number; height: number } {
	const scale = Math.min(1, longestSide / Math.max(size.width, size.height));
	return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

/**
 * A picture as it is sent: at most 1600 pixels, JPEG. Whatever cannot be read here (HEIC in most browsers), is small
 * already, or would grow, stays as it is. It also leaves out where the picture was taken, which cameras write into it.
 */
export async function shrinkPicture(file: File): Promise<File> {
	if (!/^image\/(?:jpeg|png|webp|heic)$/.test(file.type) || file.size <= smallEnough) return file;
	try {
		const picture = await createImageBitmap(file);
		const { width, height } = shrunkSize(picture);
		const canvas = Object.assign(document.createElement('canvas'), { width, height });
		const context = canvas.getContext('2d');
		if (!context) return file;
		// JPEG has no transparency: what was see-through becomes paper.
		context.fillStyle = 'white';
		context.fillRect(0, 0, width, height);
		context.drawImage(picture, 0, 0, width, height);
		picture.close();
		const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
		if (!blob || blob.size >= file.size) return file;
		return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), {
			type: 'image/jpeg',
			lastModified: file.lastModified,
		});
	} catch {
		return file;
	}
}

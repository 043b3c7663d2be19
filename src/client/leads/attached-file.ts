import { leadLimits } from '../../forms/lead/lead-limits.ts';
import { shrinkPicture } from './shrink-picture.ts';

const contents = new WeakMap<File, string>();
const unreadable = new WeakSet<File>();

/**
 * A chosen file as it is sent: a picture made smaller, and a copy in memory, so that what is sent again after a failure is
 * what was sent at first, whatever has become of the file on the disk. One that is too big anyway is not read.
 */
export async function attachFile(chosen: File): Promise<File> {
	const { file, is } = await shrinkPicture(withType(chosen));
	const kept = file.size > leadLimits.fileBytes ? file : await inMemory(file);
	if (is === 'unreadable') unreadable.add(kept);
	return kept;
}

/** Whether this browser could not read the picture, so that it goes out as large as it was (FORM-11). */
export const isUnreadable = (file: File): boolean => unreadable.has(file);

/** Tells files apart by what is in them: one that was changed and chosen again under its name is another one. */
export function contentOf(file: File): string {
	return contents.get(file) ?? `${file.name} ${file.size} ${file.lastModified}`;
}

/** Some systems do not know what a phone's HEIC is, and others call it HEIF: its name says so. */
function withType(file: File): File {
	const isHeic = /\.hei[cf]$/i.test(file.name) && /^(?:image\/heif)?$/.test(file.type);
	return isHeic ? new File([file], file.name, { type: 'image/heic', lastModified: file.lastModified }) : file;
}

async function inMemory(file: File): Promise<File> {
	try {
		const bytes = await file.arrayBuffer();
		const { name, type, lastModified } = file;
		const kept = new File([bytes], name, { type, lastModified });
		contents.set(kept, await hashOf(bytes));
		return kept;
	} catch {
		// It cannot be read now; sending it says so.
		return file;
	}
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

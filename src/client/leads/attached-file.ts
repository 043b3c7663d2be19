import { leadLimits } from '../../forms/lead/lead-limits.ts';
import { shrinkPicture } from './shrink-picture.ts';

const contents = new WeakMap<File, string>();

/**
 * A chosen file as it is sent: a picture made smaller, and a copy in memory, so that what is sent again after a failure is
 * what was sent at first, whatever has become of the file on the disk. One that is too big anyway is not read.
 */
export async function attachFile(chosen: File): Promise<File> {
	const file = await shrinkPicture(chosen);
	if (file.size > leadLimits.fileBytes) return file;
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

/** Tells files apart by what is in them: one that was changed and chosen again under its name is another one. */
export function contentOf(file: File): string {
	return contents.get(file) ?? `${file.name} ${file.size} ${file.lastModified}`;
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

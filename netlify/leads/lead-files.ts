import { createHash, randomUUID } from 'node:crypto';
import { type FileType, fileTypes, leadLimits } from '../../src/forms/lead/lead-limits.ts';
import { formTexts } from '../../src/forms/rules/texts.ts';
import type { LeadFileRow } from '../platform/db/rows/lead-rows.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** A file that a visitor attached, checked. */
export type LeadFile = { name: string; type: FileType; sha256: string; data: Uint8Array };

/** Reads attached files. Throws a Refusal: 413 if there are too many or they are too large, 422 for a type that we do not accept. */
export async function readFiles(files: readonly File[]): Promise<LeadFile[]> {
	const size = files.reduce((sum, file) => sum + file.size, 0);
	if (size > leadLimits.fileBytes) throw new Refusal('too_large', formTexts.fileSize);
	if (files.length > leadLimits.files) throw new Refusal('too_large', formTexts.fileCount);
	return Promise.all(files.map(readFile));
}

/** Files as rows of the database. */
export function toFileRows(
	files: readonly LeadFile[],
	{ lead, now }: { lead: { id: string; tenant: string }; now: number },
): LeadFileRow[] {
	return files.map((file) => ({
		...file,
		id: randomUUID(),
		lead_id: lead.id,
		tenant: lead.tenant,
		size: file.data.byteLength,
		created_at: now,
	}));
}

async function readFile(file: File): Promise<LeadFile> {
	const data = new Uint8Array(await file.arrayBuffer());
	const type = fileTypeOf(data);
	if (!type) {
		throw new Refusal('files', formTexts.fileType, {
			fields: { files: `${cleanName(file.name, null)} is neither a picture nor a PDF file.` },
		});
	}
	return { data, type, name: cleanName(file.name, type), sha256: createHash('sha256').update(data).digest('hex') };
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/** The type of a file by its first bytes, whatever its name says; null for one that we do not accept. */
export function fileTypeOf(data: Uint8Array): FileType | null {
	const head = Buffer.from(data.subarray(0, 16)).toString('latin1');
	if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
	if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
	if (/^GIF8[79]a/.test(head)) return 'image/gif';
	if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
	if (head.startsWith('ftyp', 4) && heicBrands.includes(head.slice(8, 12))) return 'image/heic';
	return head.startsWith('%PDF-') ? 'application/pdf' : null;
}

/**
 * A name that is safe to show, to write to a disk and to put into a mail header: no folders, no control or direction
 * characters, at most 100 characters, and the extension of what the file is.
 */
export function cleanName(name: string, type: FileType | null): string {
	const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
	const plain = last
		.toWellFormed()
		.replace(/[\p{Cc}\p{Cf}\p{Co}\ufffd<>:"|?*%;]/gu, '')
		.replace(/\s+/g, ' ')
		.replace(/^[. ]+|[. ]+$/g, '');
	if (!type) return [...plain].slice(0, 100).join('') || 'file';
	const stem = [...plain.replace(/\.[a-z0-9]{1,5}$/i, '')].slice(0, 90).join('').trim();
	return `${stem || 'file'}.${fileTypes[type]}`;
}

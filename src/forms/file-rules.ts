import { formTexts } from './texts.ts';

/** Bytes of all files of a form together, and how many there may be. */
const limits = { bytes: 4 * 1024 * 1024, files: 10 } as const;

const accepted = /^(?:image\/(?:jpeg|png|webp|gif|heic)|application\/pdf)$/;

type AttachedFile = { size?: unknown; type?: unknown };

/** What is wrong with attached files: the browser's own, or what the server knows of them. */
export function filesFault(value: unknown): string | null {
	if (!Array.isArray(value)) return formTexts.unknownValue;
	if (value.length > limits.files) return formTexts.fileCount;
	const files = value.filter((file): file is AttachedFile => typeof file === 'object' && file !== null);
	if (files.some(({ type }) => typeof type === 'string' && !accepted.test(type))) return formTexts.fileType;
	const bytes = files.reduce((sum, { size }) => sum + (typeof size === 'number' ? size : 0), 0);
	return bytes > limits.bytes ? formTexts.fileSize : null;
}

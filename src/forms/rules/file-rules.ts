import { fileTypes, leadLimits } from '../lead/lead-limits.ts';
import { formTexts } from './texts.ts';

type AttachedFile = { size?: unknown; type?: unknown };

/** What is wrong with attached files: the browser's own, or what the server knows of them. */
export function filesFault(value: unknown): string | null {
	if (!Array.isArray(value)) return formTexts.unknownValue;
	if (value.length > leadLimits.files) return formTexts.fileCount;
	const files = value.filter((file): file is AttachedFile => typeof file === 'object' && file !== null);
	if (files.some(({ type }) => typeof type === 'string' && !Object.hasOwn(fileTypes, type))) return formTexts.fileType;
	const bytes = files.reduce((sum, { size }) => sum + (typeof size === 'number' ? size : 0), 0);
	return bytes > leadLimits.fileBytes ? formTexts.fileSize : null;
}

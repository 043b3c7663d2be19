import { createHash } from 'node:crypto';
import { type Edit, type SiteFile, saveEdit } from './site-file.ts';

/** What was saved last in a file, and what it said before: as long as this process runs. */
const lastSaves = new Map<string, { key: string; before: string; after: string }>();

/** Saves an edit, and keeps what the file said before. False if the file is another by now. */
export function saveWithUndo(file: SiteFile, edit: Edit, key: string): boolean {
	if (!saveEdit(file, edit)) return false;
	const after = createHash('sha256').update(edit.text).digest('base64url');
	lastSaves.set(file.path, { key, before: file.text, after });
	return true;
}

/** The setting whose saving can be undone: the last one, while nobody has written the file since. */
export function undoableKey(file: SiteFile): string | null {
	const last = lastSaves.get(file.path);
	return last?.after === file.version ? last.key : null;
}

/** Writes the file as it was before the last save. The setting that was in question; null where it cannot be undone. */
export function undoSave(file: SiteFile): string | null {
	const key = undoableKey(file);
	const before = lastSaves.get(file.path)?.before;
	if (key === null || before === undefined) return null;
	lastSaves.delete(file.path);
	return saveEdit(file, { text: before, diff: [], problems: [] }) ? key : null;
}

import { createHash } from 'node:crypto';
import { type Edit, type SiteFile, saveEdit } from './site-file.ts';

/** What was saved: a setting, or the name of several together, and where they are. */
type What = { key: string; paths: readonly (readonly string[])[] };

/** What was saved last in a file, and what it said before: as long as this process runs. */
const lastSaves = new Map<string, What & { before: string; after: string }>();

/** Saves an edit, and keeps what the file said before. False if the file is another by now. */
export function saveWithUndo(file: SiteFile, edit: Edit, what: What): boolean {
	if (!saveEdit(file, edit)) return false;
	const after = createHash('sha256').update(edit.text).digest('base64url');
	lastSaves.set(file.path, { ...what, before: file.text, after });
	return true;
}

/** The setting whose saving can be undone: the last one, while nobody has written the file since. */
export function undoableKey(file: SiteFile): string | null {
	const last = lastSaves.get(file.path);
	return last?.after === file.version ? last.key : null;
}

/** Writes the file as it was before the last save. What was in question, with the text of the file; null where it cannot be undone. */
export function undoSave(file: SiteFile): (What & { before: string }) | null {
	const last = lastSaves.get(file.path);
	if (last?.after !== file.version) return null;
	lastSaves.delete(file.path);
	return saveEdit(file, { text: last.before, diff: [], problems: [] }) ? last : null;
}

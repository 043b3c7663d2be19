import type { Context } from 'hono';
import type { NewSettingChange } from '../../../../../netlify/fleet/setting-changes.ts';
import { ask } from '../../ask-fleet.ts';
import { ownName } from '../../leads/own-name.ts';
import type { Settings } from '../settings-around.ts';
import type { Edit, SiteFile } from '../site-file.ts';
import { saveWithUndo, undoSave } from '../undo.ts';
import { changesBetween } from './changes-between.ts';

type Noting = Pick<Settings, 'openFleet'> & { context: Context };
type Saving = {
	file: SiteFile;
	edit: Edit;
	key: string;
	paths: readonly (readonly string[])[];
	kind: 'saved' | 'discarded';
};

/** Saves an edit of these settings and records who made it. False if the file is another by now. */
export async function saveNoted(around: Noting, { file, edit, key, paths, kind }: Saving): Promise<boolean> {
	if (!saveWithUndo(file, edit, { key, paths })) return false;
	await note(around, changesBetween({ before: file.text, after: edit.text }, paths, kind));
	return true;
}

/** Takes the last save of a file back and records who did. The setting that was in question; null where it cannot be undone. */
export async function undoNoted(around: Noting, file: SiteFile): Promise<string | null> {
	const undone = undoSave(file);
	if (undone === null) return null;
	await note(around, changesBetween({ before: file.text, after: undone.before }, undone.paths, 'undone'));
	return undone.key;
}

/** What was saved is saved, whether a database can record it or not: the page of the history says what is wrong with that. */
async function note({ openFleet, context }: Noting, changes: readonly NewSettingChange[]): Promise<void> {
	const slug = context.req.param('slug') ?? '';
	await ask(openFleet, (fleet) => fleet.noteSettings(slug, changes, ownName(context)));
}

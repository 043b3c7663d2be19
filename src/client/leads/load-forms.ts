import { type FormsFile, formsFilePath } from '../../contract/forms-file.ts';
import { askOnce } from '../ask-once.ts';

/** The site's forms, asked for once. Rejects where they cannot be had; the next call asks again. */
export const loadForms = askOnce(async (): Promise<FormsFile> => {
	const response = await fetch(formsFilePath, { headers: { accept: 'application/json' } });
	if (!response.ok) throw new Error(`${formsFilePath}: ${response.status}`);
	return (await response.json()) as FormsFile;
});

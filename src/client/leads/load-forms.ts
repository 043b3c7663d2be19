import { type FormsFile, formsFilePath } from '../../contract/forms-file.ts';

let asked: Promise<FormsFile> | null = null;

/** The site's forms, asked for once. Rejects where they cannot be had; the next call asks again. */
export function loadForms(): Promise<FormsFile> {
	asked ??= ask().catch((error: unknown) => {
		asked = null;
		throw error;
	});
	return asked;
}

async function ask(): Promise<FormsFile> {
	const response = await fetch(formsFilePath, { headers: { accept: 'application/json' } });
	if (!response.ok) throw new Error(`${formsFilePath}: ${response.status}`);
	return (await response.json()) as FormsFile;
}

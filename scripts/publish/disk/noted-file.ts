import { existsSync, readFileSync } from 'node:fs';

/** The text of a file that a build has noted something in; null where there is none. */
export const notedText = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** What it says as JSON; null where there is no file, or one that a kill has cut short: then it is as unknown as on another machine. */
export function notedJson(file: string): unknown {
	try {
		return JSON.parse(notedText(file) ?? 'null');
	} catch {
		return null;
	}
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of all HTML pages below a folder. */
export function pageBytes(folder: string): number {
	const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
	return pages.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

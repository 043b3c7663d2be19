import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { lateParts, latePartText, type SheetName, sheets, sheetText } from '../../src/styles/sheets.ts';

const asked = /^(.*\/src\/styles\/site\.css)\?(?:transform-only&)?sheet=(\w+)$/;

/**
 * Makes `site.css?sheet=list` the site's styles without the parts that such pages do not need, and `site.css?sheet=chat` one part
 * alone (`src/styles/sheets.ts`).
 */
export function pageSheets(): Plugin {
	return {
		name: 'forecourt:page-sheets',
		enforce: 'pre',
		async load(id) {
			const [, file = '', name = ''] = asked.exec(id.replaceAll('\\', '/')) ?? [];
			if (file === '') return undefined;
			this.addWatchFile(file);
			const text = await readFile(file, 'utf8');
			const late = lateParts.find((part) => part === name);
			if (late) return latePartText(text, late);
			if (!Object.hasOwn(sheets, name)) throw new Error(`${id}: there is no sheet "${name}" in src/styles/sheets.ts.`);
			return sheetText(text, name as SheetName);
		},
	};
}

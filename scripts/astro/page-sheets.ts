import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type SheetName, sheets, sheetText } from '../../src/styles/sheets.ts';

const asked = /^(.*\/src\/styles\/site\.css)\?(?:transform-only&)?sheet=(\w+)$/;

/** Makes `site.css?sheet=list` the site's styles without the parts that such pages do not need (`src/styles/sheets.ts`). */
export function pageSheets(): Plugin {
	return {
		name: 'forecourt:page-sheets',
		enforce: 'pre',
		async load(id) {
			const [, file = '', name = ''] = asked.exec(id.replaceAll('\\', '/')) ?? [];
			if (!Object.hasOwn(sheets, name)) return undefined;
			this.addWatchFile(file);
			return sheetText(await readFile(file, 'utf8'), name as SheetName);
		},
	};
}

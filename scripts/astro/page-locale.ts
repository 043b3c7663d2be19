import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules with a table of everything, and what scripts of pages have in their place. */
const standIns = [
	{
		ofAll: '/src/domain/words/locale.ts',
		ofPage: fileURLToPath(new URL('../../src/client/page-locale.ts', import.meta.url)),
	},
	{
		ofAll: '/src/search/fields/trade-facets.ts',
		ofPage: fileURLToPath(new URL('../../src/client/page-facets.ts', import.meta.url)),
	},
];

const fileName = (path: string): string => path.slice(path.lastIndexOf('/'));

/** Gives scripts of pages the facts of their page's locale, and its site's facets, in place of all there are (SITE-9, SRCH-2). */
export function pageLocale(): Plugin {
	return {
		name: 'forecourt:page-locale',
		enforce: 'pre',
		async resolveId(id, importer, options) {
			const standIn = standIns.find(({ ofAll }) => id.endsWith(fileName(ofAll)));
			if (this.environment.name !== 'client' || !importer || !standIn) return undefined;
			const found = await this.resolve(id, importer, { ...options, skipSelf: true });
			return found?.id.replaceAll('\\', '/').endsWith(standIn.ofAll) ? standIn.ofPage : found;
		},
	};
}
